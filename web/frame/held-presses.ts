import { useEffect } from 'react';

/**
 * A script of the page itself. Until the page's code is here its buttons do nothing: which of them are pressed, and when,
 * is written down for `useHeldPresses`.
 */
export const holdPresses =
  "onclick=e=>{const b=e.target.closest('button[type=button]');if(b)b.dataset.waiting=e.timeStamp}";

/** Does, once, what the buttons would have done that were pressed before the page's code was here: each one once. */
export function useHeldPresses(): void {
  useEffect(() => {
    window.onclick = null;
    const pressed = [...document.querySelectorAll<HTMLElement>('button[data-waiting]')];
    const inOrder = pressed.toSorted((a, b) => Number(a.dataset.waiting) - Number(b.dataset.waiting));
    for (const button of inOrder) {
      delete button.dataset.waiting;
      button.click();
    }
  }, []);
}
