import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ListView, readView, writeView } from './list-view.ts';

/** The address follows the view after this pause, not at every key. */
const pause = 300;

/** What of the list is shown. The address keeps it, so that a reload and the way back find it again. */
export function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState(() => readView(params));
  const write = useRef(setParams);
  write.current = setParams;
  const wanted = writeView(view).toString();
  const written = params.toString();
  // The address as it was last read or written here.
  const known = useRef(written);

  useEffect(() => {
    if (written === known.current) return;
    // Changed by somebody else: a link to the plain list, or the way back.
    known.current = written;
    setView(readView(new URLSearchParams(written)));
  }, [written]);

  useEffect(() => {
    if (wanted === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      write.current(new URLSearchParams(wanted), { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted]);

  return [view, (change) => setView((before) => ({ ...before, ...change }))];
}
