import type { Cell, Row, Source } from '../model.ts';
import { spansIn } from '../structure/source.ts';

/** A word or a cell with its place across the page; `left` equals `right` in rows without boxes. */
export interface Placed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

export const middleOf = ({ left, right }: Placed) => (left + right) / 2;

/** How far apart the columns of a table without boxes are put: its first cell stands at 0. */
export const step = 0.06;

export const hasBoxes = (row: Row) => row.cells.some(({ right }) => right !== null);

const tab = 9;

/** Which column a cell stands in, in a row whose cells are parted by tabs: the tabs before it, empty cells counted. */
export function columnIndex(source: Source, row: Row, cell: Cell): number {
  let tabs = 0;
  for (let at = row.start; at < cell.start; at++) if (source.text.charCodeAt(at) === tab) tabs += 1;
  // Several figures in one printed cell are cells of their own without a tab.
  return Math.max(tabs, row.cells.indexOf(cell));
}

/** The column of a row's last cell. */
export function lastIndex(source: Source, row: Row): number {
  const last = row.cells.at(-1);
  return last ? columnIndex(source, row, last) : 0;
}

/** The cells of a row with their places; `shift` moves those without boxes so many columns to the right. */
export function placedCells(source: Source, row: Row, shift = 0): Placed[] {
  let tabs = 0;
  let seen = row.start;
  return row.cells.map((cell, index) => {
    for (; seen < cell.start; seen++) if (source.text.charCodeAt(seen) === tab) tabs += 1;
    const at = (Math.max(tabs, index) + shift) * step;
    return { text: cell.text, left: cell.left ?? at, right: cell.right ?? at };
  });
}

/** The words of a row with their places: from the page's own lines, else those of its cells. */
export function placedWords(source: Source, row: Row, shift = 0): Placed[] {
  if (!hasBoxes(row)) {
    return placedCells(source, row, shift).flatMap(({ text, left, right }) =>
      text.split(/\s+/).map((word) => ({ text: word, left, right })),
    );
  }
  const words: Placed[] = [];
  for (const span of spansIn(source, row.start, row.end)) {
    const page = source.pages[span.page];
    const from = span.start + Math.max(0, row.start - span.at);
    const to = span.start + Math.min(span.length, row.end - span.at);
    for (const line of page?.lines ?? []) {
      if (line.end <= from || line.start >= to) continue;
      for (const [start, end, left, right] of line.words) {
        if (start >= from && end <= to) words.push({ text: page?.text.slice(start, end) ?? '', left, right });
      }
    }
  }
  return words;
}
