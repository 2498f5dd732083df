import { useDeferredValue, useMemo, useState } from 'react';
import { useAllPages } from '../page/use-page.ts';
import { findHits, type Hit, isTooShort, makeSearchable, type SearchedPage } from './find-hits.ts';

export interface DocumentSearch {
  readonly query: string;
  /** Types in the box; what was looked at is forgotten. */
  search: (query: string) => void;
  readonly hits: readonly Hit[];
  readonly pages: readonly SearchedPage[];
  readonly state: 'loading' | 'failed' | 'too_short' | 'ready';
  /** The hits are those of the words in the box: neither the text nor the search is still under way. */
  readonly isSettled: boolean;
  /** Index of the hit that is looked at. */
  readonly at: number | null;
  lookAt: (index: number) => void;
  retry: () => void;
}

const none: readonly SearchedPage[] = [];

/** Search in the text of all pages, which come in one call as soon as the search is open. */
export function useDocumentSearch(documentId: string, isOpen: boolean): DocumentSearch {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState<number | null>(null);
  const { data, isError, isLoading, refetch } = useAllPages(documentId, isOpen);
  const pages = useMemo(() => (data && isOpen ? makeSearchable(data.pages) : none), [data, isOpen]);
  // The box keeps up with the keys, whatever the document's length.
  const wanted = useDeferredValue(query);
  const hits = useMemo(() => findHits(pages, wanted), [pages, wanted]);
  const state = isError ? 'failed' : isTooShort(wanted) ? 'too_short' : data ? 'ready' : 'loading';
  return {
    query,
    search: (next) => {
      setQuery(next);
      setAt(null);
    },
    hits,
    pages,
    state,
    isSettled: !isLoading && wanted === query,
    at,
    lookAt: setAt,
    retry: () => void refetch(),
  };
}
