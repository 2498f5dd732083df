import { CircleHelp } from 'lucide-react';
import { secondReaderWords } from '#content/second-reader-words.ts';

const longestQuote = 400;
const cut = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);

/** The sign and the words of it, and where quotes are given the sentence to look at. */
export function DoubtMark({ quotes }: { quotes: readonly string[] }) {
  const mark = (
    <span className="inline-flex items-baseline gap-1 text-sm font-medium text-caution">
      <CircleHelp aria-hidden="true" className="size-3.5 shrink-0 self-center" />
      {secondReaderWords.notConfirmed}
    </span>
  );
  if (quotes.length === 0) return mark;
  return (
    <div className="flex flex-col gap-1 border-l-2 border-line pl-3 text-sm">
      {mark}
      <p className="text-muted">{secondReaderWords.notConfirmedHint}</p>
      <q className="wrap-anywhere">{cut(quotes.join(' '))}</q>
    </div>
  );
}
