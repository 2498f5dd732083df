import type { Line, Page, Word } from '#contract/page.ts';

/**
 * A line or paragraph of a format without a page's geometry. Heading level 1 to 6, 0 for running text. `row` where it is a
 * row of a table; `words` where its letters have places across the page, by their offsets into its text.
 */
export type TextLine = { text: string; heading: number; bold: boolean; row?: true; words?: Word[] };

/** A page from its lines. Blank lines stay in the text, as the space between paragraphs, and are no lines. */
export function writeTextPage(number: number, content: TextLine[]): Page {
  const lines: Line[] = [];
  let text = '';
  for (const { text: line, heading, bold, row, words: own = [] } of content) {
    if (text !== '' || lines.length > 0) text += '\n';
    const start = text.length;
    text += line;
    if (line.trim() !== '') {
      const words = own.map(([from, to, left, right]): Word => [start + from, start + to, left, right]);
      const made = { start, end: text.length, box: null, size: 0, bold, heading, words };
      lines.push(row && line.includes('\t') ? { ...made, row } : made);
    }
  }
  return { number, text, lines, size: null, readable: true };
}

// Soft hyphens, zero-width characters and direction marks: never seen, and in the way of every search.
const UNSEEN = /[\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: stray control characters are what is taken out
const CONTROL = /[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f]/g;
const BLANKS = /\p{Zs}/gu;

/** A line without what is never seen, every blank as a space. */
export const seenIn = (line: string): string =>
  line.replace(UNSEEN, '').replace(CONTROL, '').replace(BLANKS, ' ');

/** One line's text as pages hold it: words one space apart, a wider gap (three spaces or a tab) as one tab. */
export function tidyLine(line: string): string {
  const seen = seenIn(line).trim();
  return seen.startsWith('|')
    ? seen.replace(/[ \t]+/g, ' ')
    : seen.replace(/ *\t[ \t]*| {3,}/g, '\t').replace(/ {2,}/g, ' ');
}
