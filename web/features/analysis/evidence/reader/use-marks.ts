import { useMemo } from 'react';
import { useEvidence } from '../evidence-context.tsx';
import type { Mark } from '../page/mark.ts';
import type { DocumentSearch } from '../search/use-document-search.ts';

/** The marks of a page: what the statement cites on it, and what the search found on it. */
export function useMarks(page: number, search: DocumentSearch | null): readonly Mark[] {
  const { opened, evidence } = useEvidence();
  const citations = evidence?.citations;
  const nth = opened?.nth ?? 0;
  const hits = search?.hits;
  const at = search?.at ?? null;
  return useMemo(() => {
    const marks: Mark[] = [];
    citations?.forEach((citation, index) => {
      if (citation.page !== page) return;
      marks.push({ start: citation.start, end: citation.end, tone: index === nth ? 'cited' : 'also' });
    });
    hits?.forEach((hit, index) => {
      if (hit.page !== page) return;
      marks.push({ start: hit.start, end: hit.end, tone: index === at ? 'current' : 'found' });
    });
    return marks;
  }, [citations, nth, page, hits, at]);
}
