import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../ui/media-query.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Opened } from '../place.ts';
import { elementOf } from './citations-in-order.ts';
import { type Evidence, useEvidence } from './evidence-context.tsx';
import { QuotedWords } from './quoted-words.tsx';
import { Cover } from './reader/cover.tsx';
import { type ReadDocument, Reader } from './reader/reader.tsx';
import { useExpectedPages, useFetchAhead } from './reader/use-fetch-ahead.ts';

/** Room for the text and the page side by side. */
const besideQuery = '(min-width: 64rem)';

const fetchNothing = async () => {};

/** Puts the focus back on the chip that a page was opened by, or by which it was come to. */
function useFocusBack(source: string | null | undefined) {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (source !== undefined) {
      last.current = source;
      return;
    }
    const chips = last.current ? elementOf(last.current) : null;
    last.current = null;
    // Whatever else got the focus meanwhile keeps it, and the reader stays where they have read on to.
    if (document.activeElement === document.body) {
      chips?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [source]);
}

/** Brings the statement that the address named into view, once it is on the page. */
function useNamedStatement(evidence: Evidence | null, opened: Opened | null) {
  const named = useRef(opened?.source ?? null);
  useEffect(() => {
    if (!evidence || named.current === null) return;
    if (evidence.id === named.current) elementOf(evidence.id)?.scrollIntoView({ block: 'center' });
    named.current = null;
  }, [evidence]);
}

interface EvidencePanelProps {
  read: ReadDocument;
  /** Stands beside the text while no page is open; the document's first page where left out. */
  closed?: ReactNode;
  /** Shows the cited words alone: the pages are not open to this reader. */
  quotesOnly?: boolean;
}

/** The document that the statements stand in: beside the text, or as a sheet where there is no room. */
export function EvidencePanel({ read, closed, quotesOnly = false }: EvidencePanelProps) {
  const { documentId, opened, evidence, close, show } = useEvidence();
  const beside = useMediaQuery(besideQuery);
  const [searching, setSearching] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const room = useRef<HTMLElement>(null);
  const isOpen = opened !== null;
  const shown = opened && `${opened.source} ${opened.nth}`;
  const fetchAhead = useFetchAhead(room);
  useExpectedPages(quotesOnly ? fetchNothing : fetchAhead);
  useFocusBack(opened?.source);
  useNamedStatement(evidence, opened);

  useEffect(() => {
    if (shown && !searching) heading.current?.focus({ preventScroll: true });
  }, [shown, searching]);
  useEffect(() => {
    if (!isOpen) setSearching(false);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || !beside) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, beside, close]);

  const reader =
    opened && quotesOnly ? (
      <QuotedWords key={shown} heading={heading} />
    ) : (
      opened && (
        <Reader
          key={documentId}
          opened={opened}
          read={read}
          fetchAhead={fetchAhead}
          heading={heading}
          searching={searching}
          quoted={!beside}
        />
      )
    );
  if (!beside) {
    return (
      <Sheet label="Where it says so" isOpen={isOpen} onClose={close}>
        {reader}
      </Sheet>
    );
  }
  return (
    <aside
      ref={room}
      aria-label="Where it says so"
      className="screen-only sticky top-20 flex h-[calc(100dvh-6rem)] flex-col overflow-hidden rounded-box border border-line bg-surface"
    >
      {reader ?? closed ?? (
        <Cover
          documentId={documentId}
          onOpen={() => show({ page: 1, source: null, nth: 0 })}
          onSearch={() => {
            setSearching(true);
            show({ page: 1, source: null, nth: 0 });
          }}
        />
      )}
    </aside>
  );
}
