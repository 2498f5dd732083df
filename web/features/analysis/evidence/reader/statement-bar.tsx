import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { Evidence } from '../evidence-context.tsx';

interface StatementBarProps {
  evidence: Evidence;
  nth: number;
  /** The page on show, which may be another than the citation's. */
  page: number;
  /** There is no citation before, or after, it. */
  isFirst: boolean;
  isLast: boolean;
  /** Repeats the cited words as text, where the picture of the page is small. */
  quoted: boolean;
  onStep: (by: 1 | -1) => void;
  /** Goes back to the citation's page. */
  onBack: (page: number) => void;
}

/** What is claimed, and the way to the citations before and after. */
export function StatementBar(props: StatementBarProps) {
  const { evidence, nth, page, isFirst, isLast, quoted, onStep, onBack } = props;
  const { statement, citations } = evidence;
  const citation = citations[nth];
  const isAway = citation !== undefined && citation.page !== page;
  return (
    <div className="flex flex-col gap-1.5 border-b border-line py-1.5 pr-2 pl-4">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-sm leading-snug">{statement}</p>
        <div className="flex shrink-0 items-center">
          <IconButton
            label="Previous citation"
            aria-keyshortcuts="p"
            title="Previous citation (p)"
            disabled={isFirst}
            onClick={() => onStep(-1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          {citations.length > 1 && (
            <p className="tabular text-sm whitespace-nowrap text-muted">
              <span className="sr-only">Citation </span>
              {nth + 1} of {citations.length}
            </p>
          )}
          <IconButton
            label="Next citation"
            aria-keyshortcuts="n"
            title="Next citation (n)"
            disabled={isLast}
            onClick={() => onStep(1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {isAway && (
        <p className="text-sm text-muted">
          This is on page {citation.page}.{' '}
          <button type="button" className="cursor-pointer text-link" onClick={() => onBack(citation.page)}>
            Back to the sentence
          </button>
        </p>
      )}
      {quoted && citation && !isAway && (
        <blockquote
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long quote is scrolled by keyboard too.
          tabIndex={0}
          className="mr-2 mb-1 max-h-[30dvh] overflow-y-auto font-serif leading-snug"
        >
          <mark>{citation.quote.replaceAll(/\s+/g, ' ')}</mark>
        </blockquote>
      )}
    </div>
  );
}
