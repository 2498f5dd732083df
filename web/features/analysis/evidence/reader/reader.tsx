import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Opened } from '../../place.ts';
import { useEvidence } from '../evidence-context.tsx';
import { PageView } from '../page/page-view.tsx';
import { usePage } from '../page/use-page.ts';
import type { Zoom } from '../page/zoom.ts';
import { HitList } from '../search/hit-list.tsx';
import { SearchBar } from '../search/search-bar.tsx';
import { useDocumentSearch } from '../search/use-document-search.ts';
import { PageGrid } from './page-grid.tsx';
import { readerKeys } from './reader-keys.ts';
import { ReaderToolbar } from './reader-toolbar.tsx';
import { StatementBar } from './statement-bar.tsx';
import { useCitationSteps } from './use-citation-steps.ts';
import type { FetchAhead } from './use-fetch-ahead.ts';
import { useHitSteps } from './use-hit-steps.ts';
import { useMarks } from './use-marks.ts';

/** What fills the reader: a page, all pages in small, or what the search found. */
type Filling = 'page' | 'grid' | 'hits';

export interface ReadDocument {
  readonly totalPages: number | null;
  /** How many statements cite each page. */
  readonly cited: ReadonlyMap<number, number>;
  readonly unreadable: readonly number[];
}

interface ReaderProps {
  opened: Opened;
  read: ReadDocument;
  fetchAhead: FetchAhead;
  /** Gets the focus when a page opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Opens with the search. */
  searching: boolean;
  /** Repeats the cited words as text, where the picture of the page is small. */
  quoted: boolean;
}

/** The document beside its analysis: one page with its marks, all of them in small, or a search through them. */
export function Reader({ opened, read, fetchAhead, heading, searching, quoted }: ReaderProps) {
  const { documentId, evidence, show, close } = useEvidence();
  const { page, source, nth } = opened;
  const [filling, setFilling] = useState<Filling>(searching ? 'hits' : 'page');
  const [isSearching, setSearching] = useState(searching);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const input = useRef<HTMLInputElement>(null);
  const search = useDocumentSearch(documentId, isSearching);
  const marks = useMarks(page, isSearching ? search : null);
  const steps = useCitationSteps();
  const { data } = usePage(documentId, page);
  const total = read.totalPages ?? data?.total_pages ?? null;

  const afterPage = steps.after;
  useEffect(() => {
    const next = [afterPage, page + 1, page - 1].filter((number) => number !== null);
    const inside = next.filter((number) => number >= 1 && number <= (total ?? 0) && number !== page);
    const timer = setTimeout(() => void fetchAhead([...new Set(inside)]), 150);
    return () => clearTimeout(timer);
  }, [fetchAhead, page, afterPage, total]);

  // A citation that is opened is what is shown, whatever was before.
  const shown = source && `${source} ${nth}`;
  useEffect(() => {
    if (shown) setFilling('page');
  }, [shown]);

  const openPage = (next: number) => {
    setFilling('page');
    void fetchAhead([next]);
    show({ page: next, source, nth });
  };
  const leaf = (by: 1 | -1) => {
    setFilling('page');
    show((now) => {
      const next = (now?.page ?? page) + by;
      if (next < 1 || next > (total ?? next)) return null;
      void fetchAhead([next]);
      return { page: next, source, nth };
    });
  };
  const openSearch = () => {
    setSearching(true);
    setFilling('hits');
    input.current?.select();
  };
  const closeSearch = () => {
    setSearching(false);
    setFilling('page');
    search.search('');
    heading.current?.focus({ preventScroll: true });
  };
  const hits = useHitSteps(search, openPage);
  const onKeyDown = readerKeys({
    isPage: filling === 'page',
    onPage: leaf,
    onStep: (by) => {
      if (isSearching) return hits.step(by);
      steps.step(by);
    },
    onSearch: openSearch,
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons within.
    <div
      className="flex min-h-0 flex-1 flex-col"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && filling === 'grid') {
          event.preventDefault();
          event.stopPropagation();
          setFilling('page');
          heading.current?.focus({ preventScroll: true });
        } else onKeyDown(event);
      }}
    >
      <h2 ref={heading} tabIndex={-1} aria-live="polite" className="sr-only">
        Page {page}
        {total !== null && ` of ${total}`}
      </h2>
      <ReaderToolbar
        page={page}
        total={total}
        isSearching={isSearching}
        isGrid={filling === 'grid'}
        onJump={openPage}
        onLeaf={leaf}
        onSearch={isSearching ? closeSearch : openSearch}
        onGrid={() => setFilling(filling === 'grid' ? 'page' : 'grid')}
        onClose={close}
      />
      {isSearching && (
        <SearchBar
          input={input}
          search={search}
          isListed={filling === 'hits'}
          onList={() => setFilling('hits')}
          onStep={hits.step}
          onClose={closeSearch}
        />
      )}
      {evidence && filling === 'page' && !isSearching && (
        <StatementBar
          evidence={evidence}
          nth={nth}
          page={page}
          isFirst={steps.isFirst}
          isLast={steps.isLast}
          quoted={quoted}
          onStep={steps.step}
          onBack={openPage}
        />
      )}
      {filling === 'page' && (
        <PageView
          key={page}
          documentId={documentId}
          number={page}
          marks={marks}
          zoom={zoom}
          onZoom={setZoom}
        />
      )}
      {filling === 'hits' && <HitList search={search} onOpen={hits.open} />}
      {filling === 'grid' && total !== null && (
        <PageGrid
          documentId={documentId}
          total={total}
          current={page}
          cited={read.cited}
          unreadable={read.unreadable}
          onOpen={openPage}
        />
      )}
    </div>
  );
}
