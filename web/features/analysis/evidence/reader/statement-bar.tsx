import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { Evidence, Step } from '../evidence-context.tsx';

interface StatementBarProps {
  evidence: Evidence;
  nth: number;
  /** The page on show, which may be another than the citation's. */
  page: number;
  before: Step | null;
  after: Step | null;
  /** Repeats the cited words as text, where the picture of the page is small. */
  quoted: boolean;
  onStep: (step: Step) => void;
}

/** What is claimed, and the way to the citations before and after. */
export function StatementBar({ evidence, nth, page, before, after, quoted, onStep }: StatementBarProps) {
  const { id, statement, citations } = evidence;
  const citation = citations[nth];
  const isAway = citation !== undefined && citation.page !== page;
  return (
    <div className="flex flex-col gap-1.5 border-b border-line py-1.5 pr-2 pl-4">
      <div className="flex items-center gap-2">
        <p className="line-clamp-2 min-w-0 flex-1 text-sm leading-snug">{statement}</p>
        <div className="flex shrink-0 items-center">
          <IconButton
            label="Previous citation"
            aria-keyshortcuts="p"
            title="Previous citation (p)"
            disabled={before === null}
            onClick={() => before && onStep(before)}
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
            disabled={after === null}
            onClick={() => after && onStep(after)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {isAway && (
        <p className="text-sm text-muted">
          It stands on page {citation.page}.{' '}
          <button
            type="button"
            className="cursor-pointer text-link"
            onClick={() => onStep({ source: id, nth, page: citation.page })}
          >
            Back to the sentence
          </button>
        </p>
      )}
      {quoted && citation && !isAway && (
        <blockquote className="mr-2 mb-1 line-clamp-5 font-serif leading-snug">
          <mark>{citation.quote.replaceAll(/\s+/g, ' ')}</mark>
        </blockquote>
      )}
    </div>
  );
}
