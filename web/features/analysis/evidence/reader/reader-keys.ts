import type { KeyboardEvent } from 'react';

interface ReaderKeys {
  /** A page fills the reader, or its place while it comes: left and right leaf. */
  isPage: boolean;
  onPage: (by: 1 | -1) => void;
  onStep: (by: 1 | -1) => void;
  onSearch: () => void;
}

/** Pixels that an arrow scrolls by. */
const scrollStep = 80;

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** What scrolls the page on show. */
const scrollerOf = (root: Element) => root.querySelector<HTMLElement>('[data-page]');

/** Pixels that it can still be scrolled by to one side. */
const roomOf = ({ scrollWidth, clientWidth, scrollLeft }: HTMLElement, forward: boolean) =>
  forward ? scrollWidth - clientWidth - scrollLeft : scrollLeft;

/** Left and right leaf, unless the page is wider than its room and they scroll it; up and down scroll from anywhere. */
function onArrow(event: KeyboardEvent, { isPage, onPage }: ReaderKeys): boolean {
  if (!isPage) return false;
  const scroller = scrollerOf(event.currentTarget);
  const inside = event.target === scroller;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const forward = event.key === 'ArrowRight';
      if (scroller && inside && scroller.dataset.wide !== undefined && roomOf(scroller, forward) > 1) {
        return false;
      }
      onPage(forward ? 1 : -1);
      return true;
    }
    case 'ArrowUp':
    case 'ArrowDown':
      if (!scroller || inside) return false;
      scroller.scrollBy({ top: event.key === 'ArrowDown' ? scrollStep : -scrollStep });
      return true;
    default:
      return false;
  }
}

function onLetter(key: string, { onSearch, onStep }: ReaderKeys): boolean {
  if (key === '/') onSearch();
  else if (key === 'n') onStep(1);
  else if (key === 'p') onStep(-1);
  else return false;
  return true;
}

/** The keys of the reader, for as long as the focus is in it. */
export function readerKeys(keys: ReaderKeys) {
  return (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
    if (onLetter(key, keys) || onArrow(event, keys)) event.preventDefault();
  };
}
