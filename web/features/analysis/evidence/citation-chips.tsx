import type { Citation } from '#contract/page.ts';
import { Chip } from '../../../ui/chip.tsx';
import { citedPages } from './by-page.ts';
import { useEvidence } from './evidence-context.tsx';

interface CitationChipsProps {
  /** Tells the statements of the page apart. */
  id: string;
  statement: string;
  citations: readonly Citation[];
}

/** 'p. 12': the pages that a statement stands on. Pressing one shows the sentence on its page. */
export function CitationChips({ id, statement, citations }: CitationChipsProps) {
  const { evidence, open, close } = useEvidence();
  const shown = evidence?.id === id ? evidence.citations[evidence.index]?.page : undefined;
  return (
    <span className="inline-flex flex-wrap gap-1 align-baseline">
      {citedPages(citations).map(({ page, index }) => (
        <Chip
          key={page}
          selected={shown === page}
          onClick={(event) => {
            if (shown === page) close();
            else open({ id, statement, citations, index }, event.currentTarget);
          }}
        >
          p. {page}
          <span className="sr-only">: show where it says: {statement}</span>
        </Chip>
      ))}
    </span>
  );
}
