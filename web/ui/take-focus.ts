/** As a ref: moves the focus to an element that takes the place of what had it. Read out from its start. */
export function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus();
}
