import { useState } from 'react';
import { reportWords } from '#content/report-words.ts';
import type { Citation } from '#contract/page.ts';
import { type LineBeside, linesBeside, shortened } from '#report/see-also.ts';
import { classNames } from '../../ui/class-names.ts';
import { CitationChips } from './evidence/citation-chips.tsx';

/** So many characters of a line are shown before more is asked for. */
const atFirst = 600;

interface SeeAlsoProps {
  /** Of the statement beside which it stands. */
  id: string;
  /** Those of the statement itself, which has their pages beside it. */
  own: readonly Citation[];
  citations: readonly Citation[] | undefined;
  /** On a phone the statement's own words are left to its page numbers, and to the tab that tells it again. */
  brief?: boolean;
}

/** What the document says on the matter of a statement, word for word, each provision with its page. */
export function SeeAlso({ id, own, citations = [], brief = false }: SeeAlsoProps) {
  const lines = linesBeside(own, citations);
  if (lines.length === 0) return null;
  const folded = (some: readonly LineBeside[]) =>
    brief && some.every(({ isOwn }) => isOwn) && 'max-sm:hidden';
  return (
    <span className={classNames('mt-1 block text-sm font-normal text-muted', folded(lines))}>
      {reportWords.seeAlso}:{' '}
      {lines.map((line, index) => (
        <Line
          key={`${line.citations[0]?.page} ${line.citations[0]?.start}`}
          id={`${id}/also-${index + 1}`}
          line={line}
          className={folded([line])}
        />
      ))}
    </span>
  );
}

interface LineProps {
  id: string;
  line: LineBeside;
  className: string | false;
}

function Line({ id, line: { quote, citations, isOwn }, className }: LineProps) {
  const [whole, setWhole] = useState(false);
  const short = shortened(quote, atFirst);
  return (
    <span className={classNames('mt-0.5 block pl-3', className)}>
      “{whole ? quote : short}”{' '}
      {short !== quote && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="min-h-6 cursor-pointer text-accent hover:underline"
        >
          {whole ? 'Show less' : 'Show all of it'}
        </button>
      )}{' '}
      {!isOwn && <CitationChips id={id} statement={short} citations={citations} />}
    </span>
  );
}
