import { askWords as words } from '#content/ask-words.ts';
import type { AskedAnswer } from '#contract/home-questions.ts';
import type { ReadHome } from '#contract/homes.ts';
import type { Citation } from '#contract/page.ts';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { useNameOf } from './home-context.ts';

export type Others = ReadHome['picture']['others'];

const folded = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What stands around a sentence, the sentence itself marked. */
function Quoted({ around, marked }: { around: readonly Citation[]; marked: readonly Citation[] }) {
  return around.map(({ page, start, end, quote }) => {
    const own = marked.find((one) => one.page === page && one.start < end && one.end > start);
    if (!own) return <span key={page}>{folded(quote)}</span>;
    const [from, to] = [Math.max(0, own.start - start), Math.min(quote.length, own.end - start)];
    return (
      <span key={page}>
        {folded(quote.slice(0, from))}
        <mark className="rounded-[0.2rem] bg-highlight px-0.5 text-on-highlight">
          {folded(quote.slice(from, to))}
        </mark>
        {folded(quote.slice(to))}
      </span>
    );
  });
}

interface PassageProps {
  /** Tells it from those of other questions. */
  id: string;
  passage: AskedAnswer['passages'][number];
  others: Others;
}

/** A sentence of a document with what stands around it, its page and its document. */
export function Passage({ id, passage: { document, heading, around, marked }, others }: PassageProps) {
  const nameOf = useNameOf();
  const other = others.find((one) => one.document === document);
  return (
    <li className="flex flex-col gap-1.5 border-l-2 border-line pl-3.5">
      <blockquote className="font-serif leading-relaxed wrap-anywhere">
        <Quoted around={around} marked={marked} />
      </blockquote>
      <p className="text-sm">
        <CitationChips
          id={`${document}/${id}`}
          statement={folded(marked[0]?.quote ?? heading)}
          citations={marked}
        />{' '}
        <span className="wrap-anywhere text-muted">
          {[nameOf(document), heading].filter(Boolean).join(', ')}
        </span>
      </p>
      {other && (
        <p className="text-sm text-muted">
          {words.other} {other.association}
        </p>
      )}
    </li>
  );
}

/** In which documents, or on which pages, nothing was looked for. */
export function NotLookedAt({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="text-sm text-muted">
      <p>{title}</p>
      <ul className="flex list-disc flex-col gap-0.5 pl-5 wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
