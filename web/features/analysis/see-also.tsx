import { reportWords } from '#content/report-words.ts';
import type { Citation } from '#contract/page.ts';
import { shortQuote } from '#report/see-also.ts';
import { classNames } from '../../ui/class-names.ts';
import { CitationChips } from './evidence/citation-chips.tsx';

interface SeeAlsoProps {
  /** Of the statement beside which it stands. */
  id: string;
  /** Those of the statement itself, which has their pages beside it. */
  own: readonly Citation[];
  citations: readonly Citation[] | undefined;
  /** On a phone the statement's own words are left to its page numbers, and to the tab that tells it again. */
  brief?: boolean;
}

/** What the document says on the matter of a statement, word for word, each sentence with its page. */
export function SeeAlso({ id, own, citations = [], brief = false }: SeeAlsoProps) {
  if (citations.length === 0) return null;
  const isOwn = ({ page, start }: Citation) => own.some((one) => one.page === page && one.start === start);
  const folded = (quotes: readonly Citation[]) => brief && quotes.every(isOwn) && 'max-sm:hidden';
  return (
    <span className={classNames('mt-1 block text-sm font-normal text-muted', folded(citations))}>
      {reportWords.seeAlso}:{' '}
      {citations.map((citation, index) => {
        const quote = shortQuote(citation.quote);
        return (
          <span
            key={`${citation.page} ${citation.start}`}
            className={classNames('mt-0.5 block pl-3', folded([citation]))}
          >
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
