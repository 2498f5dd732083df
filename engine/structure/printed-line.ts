import type { Word } from '#contract/page.ts';

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

/** A range without the white space at its ends; null if nothing is left. */
export function trimmed(text: string, from: number, to: number): { start: number; end: number } | null {
  let start = from;
  let end = to;
  while (start < end && text.charAt(start).trim() === '') start += 1;
  while (end > start && text.charAt(end - 1).trim() === '') end -= 1;
  return start < end ? { start, end } : null;
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
