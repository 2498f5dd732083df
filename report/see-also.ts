import { reportWords } from '#content/report-words.ts';
import type { Citation } from '#contract/page.ts';
import type { NoteBook } from './note-book.ts';
import type { Said } from './report.ts';

/** The most of a sentence that is shown beside a statement; the whole stands in its note and on its page. */
const longest = 500;

/** A quote on one line, cut at a word where it is long. */
export function shortQuote(quote: string): string {
  const line = quote.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const head = line.slice(0, longest);
  return `${head.slice(0, head.lastIndexOf(' ')).replace(/[,;:]$/, '')} …`;
}

/** What the document says on the matter of a statement, with its notes; null where nothing is known. */
export function seeAlso(
  citations: readonly Citation[] | undefined,
  book: NoteBook,
  document?: string,
): Said | null {
  if (!citations || citations.length === 0) return null;
  const quotes = citations.map(({ quote }) => `“${shortQuote(quote)}”`).join(' ');
  return { text: `${reportWords.seeAlso}: ${quotes}`, notes: book.cite(citations, document) };
}
