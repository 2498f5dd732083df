import { reportWords } from '#content/report-words.ts';
import type { Citation } from '#contract/page.ts';
import { shortQuote } from '#report/see-also.ts';
import { CitationChips } from './evidence/citation-chips.tsx';

interface SeeAlsoProps {
  /** Of the statement beside which it stands. */
  id: string;
  /** Those of the statement itself, which has their pages beside it. */
  own: readonly Citation[];
  citations: readonly Citation[] | undefined;
}

/** What the document says on the matter of a statement, word for word, each sentence with its page. */
export function SeeAlso({ id, own, citations = [] }: SeeAlsoProps) {
  if (citations.length === 0) return null;
  const isOwn = ({ page, start }: Citation) => own.some((one) => one.page === page && one.start === start);
  return (
    <span className="mt-1 block text-sm font-normal text-muted">
      {reportWords.seeAlso}:{' '}
      {citations.map((citation, index) => {
        const quote = shortQuote(citation.quote);
        return (
          <span key={`${citation.page} ${citation.start}`} className="mt-0.5 block pl-3">
            “{quote}”{' '}
            {!isOwn(citation) && (
              <CitationChips id={`${id}/also-${index + 1}`} statement={quote} citations={[citation]} />
            )}
          </span>
        );
      })}
    </span>
  );
}
