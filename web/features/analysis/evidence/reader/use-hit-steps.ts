import { useEffect, useEffectEvent, useState } from 'react';
import type { DocumentSearch } from '../search/use-document-search.ts';

export interface HitSteps {
  /** Opens the page of one hit. */
  open: (index: number) => void;
  /** Goes to the next hit or the one before, around the ends. A press that comes before the hits waits for them. */
  step: (by: 1 | -1) => void;
}

/** The way from hit to hit of a search; `onOpen` gets the page of the hit that is looked at. */
export function useHitSteps(search: DocumentSearch, onOpen: (page: number) => void): HitSteps {
  const [waiting, setWaiting] = useState<1 | -1 | null>(null);
  const open = (index: number) => {
    const hit = search.hits[index];
    if (!hit) return;
    search.lookAt(index);
    onOpen(hit.page);
  };
  const step = (by: 1 | -1) => {
    const { hits, at, isSettled } = search;
    setWaiting(isSettled ? null : by);
    if (!isSettled || hits.length === 0) return;
    open(at === null ? (by > 0 ? 0 : hits.length - 1) : (at + by + hits.length) % hits.length);
  };
  const goOn = useEffectEvent(step);
  const { isSettled } = search;
  useEffect(() => {
    if (isSettled && waiting) goOn(waiting);
  }, [isSettled, waiting]);
  return { open, step };
}
