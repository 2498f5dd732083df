import { reportWords } from '#content/report-words.ts';
import type { Citation } from '#contract/page.ts';
import type { NoteBook } from './note-book.ts';
import type { Said } from './report.ts';

/** The most of a provision that is printed beside a statement; the whole stands on its page. */
const longest = 1_200;

/** What a document says in one place, across the end of a page too. */
export interface LineBeside {
  /** On one line. */
  readonly quote: string;
  readonly citations: readonly Citation[];
  /** The statement itself is cited to it, and has its pages beside it. */
  readonly isOwn: boolean;
}

/** On one line, without the mark of a list before it. */
const onOneLine = (quote: string) =>
  quote
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[*•▪●◦‣] /, '');

/** A text cut at a word where it is longer than so many characters. */
export function shortened(line: string, most: number): string {
  if (line.length <= most) return line;
  const head = line.slice(0, most);
  return `${head.slice(0, head.lastIndexOf(' ')).replace(/[,;:]$/, '')} …`;
}

/** A sentence of its own begins with a capital, unless the words before it ask for one more: 'the Board of' | 'Directors'. */
const begins = (before: string, quote: string) =>
  /^[A-Z][a-z]/.test(quote) &&
  !/(?:[-,]|\b(?:of|the|to|by|an?|in|for|with|and|or|said|such|any|each))\s*$/.test(before);
const goesOn = (before: Citation, { page, quote }: Citation) =>
  page === before.page + 1 && !/[.;:!?][)”"'’\]*\s]*$/.test(before.quote) && !begins(before.quote, quote);

/** The lines beside a statement: what a page cut in two is one of them. */
export function linesBeside(own: readonly Citation[], beside: readonly Citation[]): LineBeside[] {
  const parts: Citation[][] = [];
  for (const citation of beside) {
    const last = parts.at(-1);
    const before = last?.at(-1);
    if (last && before && goesOn(before, citation)) last.push(citation);
    else parts.push([citation]);
  }
  const isCited = ({ page, start, end }: Citation) =>
    own.some((one) => one.page === page && one.start < end && start < one.end);
  const hasPage = ({ page }: Citation) => own.some((one) => one.page === page);
  return parts.map((citations) => ({
    quote: onOneLine(citations.map(({ quote }) => quote).join(' ')),
    citations,
    isOwn: citations.some(isCited) && citations.every(hasPage),
  }));
}

/** What the document says on the matter of a statement, with notes where the statement's own do not lead to it; null where nothing is known. */
export function seeAlso(
  own: readonly Citation[],
  beside: readonly Citation[] | undefined,
  book: NoteBook,
  document?: string,
): Said | null {
  if (!beside || beside.length === 0) return null;
  const lines = linesBeside(own, beside);
  const quotes = lines.map(({ quote }) => `“${shortened(quote, longest)}”`).join(' ');
  const others = lines.flatMap(({ citations, isOwn, quote }) =>
    isOwn && quote.length <= longest ? [] : citations,
  );
  return { text: `${reportWords.seeAlso}: ${quotes}`, notes: book.cite(others, document) };
}
