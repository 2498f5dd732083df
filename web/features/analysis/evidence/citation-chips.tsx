import { useEffect } from 'react';
import type { Citation } from '#contract/page.ts';
import { Chip } from '../../../ui/chip.tsx';
import { citedPages } from './by-page.ts';
import { sourceAttribute } from './citations-in-order.ts';
import { useEvidence } from './evidence-context.tsx';

interface CitationChipsProps {
  /** Tells the statements of the page apart. */
  id: string;
  statement: string;
  citations: readonly Citation[];
}

/** 'p. 12': the pages that a statement stands on. Pressing one shows the sentence on its page. */
export function CitationChips({ id, statement, citations }: CitationChipsProps) {
  const { documentId, documentOf, opened, show, close, register, expect: expectPage } = useEvidence();
  useEffect(() => register({ id, statement, citations }), [register, id, statement, citations]);
  const expect = (page: number) => documentOf(id) === documentId && expectPage(page);
  const shown = opened?.source === id ? citations[opened.nth]?.page : undefined;
  return (
    <span {...{ [sourceAttribute]: id }} className="inline-flex scroll-my-28 flex-wrap gap-1 align-baseline">
      {citedPages(citations).map(({ page, index }) => (
        <Chip
          key={page}
          selected={shown === page}
          onPointerEnter={() => expect(page)}
          onFocus={() => expect(page)}
          onClick={() => {
            if (shown === page) return close();
            expect(page);
            show({ page, source: id, nth: index });
          }}
        >
          p. {page}
          <span className="sr-only">: show where it says: {statement}</span>
        </Chip>
      ))}
    </span>
  );
}
