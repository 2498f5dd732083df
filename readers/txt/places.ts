import type { Word } from '#contract/page.ts';
import { type TextLine, tidyLine } from '../write-text-page.ts';

/** A line of type as wide as a page's, in letters: narrower texts stand on a page of the same width. */
const pageWidth = 128;
/** A longer line is a paragraph. */
const longestRow = 400;
const fewestRows = 3;

/** A figure behind a wide gap of blanks, and one behind a tab. */
const behindBlanks = /\S {3,}[($-]{0,3}\s?[\d.]/;
const behindTab = /\S *\t[\t ]*[($-]{0,3}\s?[\d.]/;
const figure = /^[($-]{0,3}[\d.][\d,./]*[)%-]{0,2}$/;

/** How many letters fit beside one another in a text whose columns are set with blanks; 0 where none are. */
export function widthOf(lines: readonly string[]): number {
  const rows = lines.filter((line) => line.length <= longestRow && behindBlanks.test(line));
  return rows.length < fewestRows || lines.some((line) => behindTab.test(line))
    ? 0
    : Math.max(pageWidth, ...rows.map(({ length }) => length));
}

/** What stands in the page's text for the blanks between two words. */
function gap(before: string, after: string, blanks: number, isRow: boolean): ' ' | '\t' {
  // A dollar sign at the left edge of its column belongs to its figure: '$     4,500'.
  if (before.endsWith('$') && /^[(\d.-]/.test(after)) return ' ';
  const besideFigure = figure.test(before) || figure.test(after);
  return blanks > 2 || (blanks === 2 && isRow && besideFigure) ? '\t' : ' ';
}

/**
 * A line of a text whose columns are set with blanks, each word with its place: every letter is as wide as the next, so the
 * place in the line is the place across the page.
 */
export function lineWithPlaces(line: string, width: number): Pick<TextLine, 'text' | 'words'> {
  const printed = line.replace(/^\t+/, (tabs) => ' '.repeat(8 * tabs.length)).trimEnd();
  if (printed.length > width || printed.includes('\t') || printed.startsWith('|'))
    return { text: tidyLine(line) };
  const isRow = behindBlanks.test(printed);
  const words: Word[] = [];
  let text = '';
  let last = { word: '', end: 0 };
  for (const { 0: word, index } of printed.matchAll(/\S+/g)) {
    if (text) text += gap(last.word, word, index - last.end, isRow);
    const start = text.length;
    text += word;
    const end = index + word.length;
    words.push([start, text.length, index / width, end / width]);
    last = { word, end };
  }
  return { text, words };
}
