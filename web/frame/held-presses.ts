import { useEffect, useLayoutEffect } from 'react';

/**
 * A script of the page itself. Until the page's code is here its buttons do nothing, but for those that open a popover, and
 * what is ticked is not known to it: what is pressed, and when, is written down for `useHeldPresses`.
 */
export const holdPresses =
  "onclick=e=>{const b=e.target.closest('[type=button]:not([popovertarget]),[type=checkbox],[type=radio]');" +
  'if(b){b.dataset.waiting=e.timeStamp;if(b.checked!=null)b.dataset.checked=b.checked}}';

/** Does what would have been done by all that was pressed before the page's code was here, each once, in that order. */
function doHeld(): void {
  const pressed = [
    ...document.querySelectorAll<HTMLButtonElement | HTMLInputElement>('[type][data-waiting]'),
  ];
  const inOrder = pressed.toSorted((a, b) => Number(a.dataset.waiting) - Number(b.dataset.waiting));
  for (const control of inOrder) {
    const { checked } = control.dataset;
    delete control.dataset.waiting;
    delete control.dataset.checked;
    // Boxes show again what the code knows of.
    if (!('checked' in control && String(control.checked) === checked)) control.click();
  }
}

export function useHeldPresses(): void {
  // At once: from here on React itself answers what is pressed, and nothing is done twice.
  useLayoutEffect(() => {
    window.onclick = null;
  }, []);
  useEffect(() => {
    // After what is kept in the browser has been drawn, which other effects bring in.
    queueMicrotask(doHeld);
  }, []);
}
