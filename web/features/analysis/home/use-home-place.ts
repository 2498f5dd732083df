import { useMemo, useRef } from 'react';
import type { OpenedControl } from '../evidence/evidence-context.tsx';
import { usePlace } from '../use-place.ts';
import { documentOf } from './home-context.ts';

/** What is open, as the address says, and the document that it is of: the last one where none is named. */
export function useHomePlace(first: string): { control: OpenedControl; documentId: string } {
  const { place, show, close } = usePlace();
  const { opened } = place;
  const last = useRef(first);
  if (opened?.source) last.current = documentOf(opened.source);
  const control = useMemo(() => ({ opened, show, close }), [opened, show, close]);
  return { control, documentId: last.current || first };
}
