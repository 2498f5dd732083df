import type { Line, Page, Word } from '#contract/page.ts';
import { markupLines } from './markup.ts';
import { mendSlips } from './mend-slips.ts';
import { hideMisreadAmounts } from './misread-amounts.ts';

/** A run of a printed line's text that stands one to one on its page. */
export interface Piece {
  /** Where it begins in the line's text. */
  readonly at: number;
  /** Where it begins in the page's text. */
  readonly start: number;
  readonly length: number;
}

/** A printed line with what its format tells of it. */
export interface PrintedLine {
  /** Index into the document's pages. */
  readonly page: number;
  /** Never empty, no white space at either end, cells of a row separated by '\t'. */
  readonly text: string;
  /** In order; what lies between two of them is white space that was put in. */
  readonly pieces: readonly Piece[];
  /** Fractions of the page; null where the format has no boxes. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number] | null;
  /** Height of the type in points, 0 where unknown. */
  readonly size: number;
  readonly bold: boolean;
  /** The heading level that the file declares, 0 for running text. */
  readonly heading: number;
  readonly words: readonly Word[];
  /** An empty line or a rule stands before it. */
  readonly apart: boolean;
  /** Marks in its text say that it is a row of a table. */
  readonly row: boolean;
  /** The page itself says that it is a row of a table, which may hold prose. */
  readonly tabled: boolean;
}

/** The lines of all pages in reading order. Lines that are out of place or out of the text are left out. */
export function printedLines(pages: readonly Page[]): PrintedLine[] {
  const printed: PrintedLine[] = [];
  pages.forEach((page, index) => {
    const plain = plainLines(page, index);
    const lines = plain.some(({ box }) => box) ? plain : markupLines(plain);
    const isScan = page.source === 'ocr';
    const texts = isScan ? hideMisreadAmounts(lines.map(({ text }) => mendSlips(text))) : [];
    for (const [at, line] of lines.entries()) printed.push({ ...line, text: texts[at] ?? line.text });
  });
  return printed;
}

/** What a scan leaves at the left and right of a line: a dot, a stroke. A dash after a tab may be a table's nought. */
const leftSpeck = /^[(){}[\]|~'`",.:;\\/^*°_«»<>=+]\t(?=\S)/;
const rightSpeck = /(?<=\S)\t[•·.,'`|~\\^*°]$/;

function plainLines(page: Page, index: number): PrintedLine[] {
  const printed: PrintedLine[] = [];
  const lines = page.lines.length > 0 ? page.lines : linesOfText(page.text);
  let last = 0;
  for (const line of lines) {
    const cut = trimmed(page.text, Math.max(last, line.start), Math.min(line.end, page.text.length));
    if (!cut) continue;
    if (line.box) {
      cut.start +=
        leftSpeck.exec(page.text.slice(cut.start, Math.min(cut.end, cut.start + 3)))?.[0].length ?? 0;
      cut.end -= rightSpeck.exec(page.text.slice(Math.max(cut.start, cut.end - 4), cut.end))?.[0].length ?? 0;
    }
    const { box, size, bold, heading, words, row: tabled = false } = line;
    printed.push({
      page: index,
      text: page.text.slice(cut.start, cut.end).replaceAll('\n', ' '),
      pieces: [{ at: 0, start: cut.start, length: cut.end - cut.start }],
      box,
      size,
      bold,
      heading,
      words,
      apart: page.text.slice(last, cut.start).split('\n').length > 2,
      row: false,
      tabled,
    });
    last = cut.end;
  }
  return printed;
}

function trimmed(text: string, from: number, to: number): { start: number; end: number } | null {
  let start = from;
  let end = to;
  while (start < end && text.charAt(start).trim() === '') start += 1;
  while (end > start && text.charAt(end - 1).trim() === '') end -= 1;
  return start < end ? { start, end } : null;
}

/** One line for each '\n', for pages whose reader gave no lines. */
export function linesOfText(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const piece of text.split('\n')) {
    const end = start + piece.length;
    lines.push({ start, end, box: null, size: 0, bold: false, heading: 0, words: [] });
    start = end + 1;
  }
  return lines;
}

/** The line with only the part of its text from `from` to `to`, white space at both ends left out; null if nothing is left. */
export function partOf(line: PrintedLine, from: number, to: number): PrintedLine | null {
  const cut = trimmed(line.text, Math.max(0, from), Math.min(to, line.text.length));
  if (!cut) return null;
  const pieces: Piece[] = [];
  for (const piece of line.pieces) {
    const start = Math.max(piece.at, cut.start);
    const end = Math.min(piece.at + piece.length, cut.end);
    if (start >= end) continue;
    pieces.push({ at: start - cut.start, start: piece.start + start - piece.at, length: end - start });
  }
  return pieces.length > 0 ? { ...line, text: line.text.slice(cut.start, cut.end), pieces } : null;
}
