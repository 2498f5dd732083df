import { useEffect, useLayoutEffect } from 'react';

declare global {
  interface Window {
    holdPress?: (event: MouseEvent) => void;
  }
}

/**
 * A script of the page itself. Until the page's code is here its buttons do nothing, but for those that open a popover, and
 * what is ticked is not known to it: what is pressed, and when, is written down for `useHeldPresses`. Before anybody else: while
 * React takes the page over it stops presses that it cannot answer yet.
 */
export const holdPresses =
  "addEventListener('click',holdPress=e=>{const b=e.target.closest('[type=button]:not([popovertarget]),[type=checkbox],[type=radio]');" +
  'if(b){b.dataset.waiting=e.timeStamp;if(b.checked!=null)b.dataset.checked=b.checked}},true)';

type Held = HTMLButtonElement | HTMLInputElement;

function forget(control: Held): void {
  delete control.dataset.waiting;
  delete control.dataset.checked;
}

const held = () => [...document.querySelectorAll<Held>('[type][data-waiting]')];

/** Does what would have been done by all that was pressed before the page's code was here, each once, in that order. */
function doHeld(): void {
  const inOrder = held().toSorted((a, b) => Number(a.dataset.waiting) - Number(b.dataset.waiting));
  for (const control of inOrder) {
    const { checked } = control.dataset;
    forget(control);
    // Boxes show again what the code knows of.
    if (!('checked' in control && String(control.checked) === checked)) control.click();
  }
}

/** From here on React itself answers what is pressed, the press included for which it has just taken the page over. */
function stopHolding(): void {
  if (window.holdPress) window.removeEventListener('click', window.holdPress, true);
  const press = window.event;
  if (press?.type === 'click')
    for (const control of held()) if (Number(control.dataset.waiting) === press.timeStamp) forget(control);
}

export function useHeldPresses(): void {
  useLayoutEffect(stopHolding, []);
  useEffect(() => {
    // After what is kept in the browser has been drawn, which other effects bring in.
    queueMicrotask(doHeld);
  }, []);
}
