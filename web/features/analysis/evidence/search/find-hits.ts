import { type FoldedText, findIn, foldQuery, foldText } from './fold-text.ts';

export interface SearchedPage {
  readonly number: number;
  readonly text: string;
  readonly folded: FoldedText;
}

/** Where the words of a search stand: half-open offsets into the page's text. */
export interface Hit {
  readonly page: number;
  readonly start: number;
  readonly end: number;
}

/** Fewer letters than this find too much to be of use. */
const fewest = 2;

export const makeSearchable = (pages: readonly { number: number; text: string }[]): SearchedPage[] =>
  pages.map(({ number, text }) => ({ number, text, folded: foldText(text) }));

/** Every place of the words, page by page. Empty for less than two letters. */
export function findHits(pages: readonly SearchedPage[], query: string): Hit[] {
  const folded = foldQuery(query);
  if (folded.length < fewest) return [];
  return pages.flatMap(({ number, folded: text }) =>
    findIn(text, folded).map(({ start, end }) => ({ page: number, start, end })),
  );
}

export const isTooShort = (query: string): boolean => foldQuery(query).length < fewest;

const before = 50;
const after = 90;
/** On one line, and without the dots that lead from a heading to its page. */
const flat = (text: string) => text.replaceAll(/(?:\.\s?){4,}/g, ' … ').replaceAll(/\s+/g, ' ');

/** A hit with the words around it, cut between words. */
export function snippetOf(text: string, { start, end }: Hit): readonly [string, string, string] {
  const from = Math.max(0, start - before);
  const to = Math.min(text.length, end + after);
  const head = text.slice(from, start);
  const tail = text.slice(end, to);
  return [
    flat(from > 0 ? `… ${head.replace(/^\S*\s/, '')}` : head).trimStart(),
    flat(text.slice(start, end)),
    flat(to < text.length ? `${tail.replace(/\s\S*$/, '')} …` : tail).trimEnd(),
  ];
}
