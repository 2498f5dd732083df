import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ListView } from './list-view.ts';

/** Of a list that has just become another one the beginning is shown, however far it was scrolled. */
export function useStartOfList(view: ListView): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useLayoutEffect(() => {
    if (before.current === view) return;
    before.current = view;
    if (list.current && list.current.getBoundingClientRect().top < 0) {
      list.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [view]);
  return list;
}
