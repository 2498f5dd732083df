import type { Page, Word } from '#contract/page.ts';
import { linesOfText } from '../structure/printed.ts';

const letterWidth = 0.0075;
const lineHeight = 0.014;

interface TableLayout {
  /** Where the first cell of a row begins, a fraction of the page's width. */
  readonly left?: number;
  /** Right edges of the other columns, fractions of the page's width. */
  readonly edges: readonly number[];
}

/**
 * A page with boxes that holds a table, as a reader of PDFs gives it: the first cell of a row stands at the left (two
 * spaces indent it), the others end at their column's edge, empty ones are left out, '\t' parts the cells in the text.
 * A row of one cell is a line of words.
 */
function tablePage(
  number: number,
  { left = 0.06, edges }: TableLayout,
  rows: readonly (readonly string[])[],
): Page {
  let text = '';
  const lines: Page['lines'] = [];
  for (const [index, row] of rows.entries()) {
    if (text) text += '\n';
    const start = text.length;
    const words: [number, number, number, number][] = [];
    for (const [column, cell] of row.entries()) {
      const own = cell.trim();
      if (!own) continue;
      const edge = edges[column - 1] ?? 0.95;
      const indent = (cell.length - cell.trimStart().length) * letterWidth;
      const from = column === 0 ? left + indent : edge - own.length * letterWidth;
      if (text.length > start) text += '\t';
      for (const word of own.matchAll(/\S+/g)) {
        const at = text.length + word.index;
        const x = from + word.index * letterWidth;
        words.push([at, at + word[0].length, x, x + word[0].length * letterWidth]);
      }
      text += own;
    }
    const top = 0.06 + index * 0.018;
    const [first] = words;
    lines.push({
      start,
      end: text.length,
      box: [first?.[2] ?? left, top, words.at(-1)?.[3] ?? left, top + lineHeight],
      size: 10,
      bold: false,
      heading: 0,
      words,
    });
  }
  return { number, text, lines, size: { width: 612, height: 792 }, readable: true };
}

const cellsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** A page with a table written with '|' between its cells, one line a row. */
export function tableOf(table: string, edges: readonly number[], number = 1): Page {
  return tablePage(
    number,
    { edges },
    cellsOf(table).map((cells) => cells.map((cell, i) => (i === 0 ? cell.trimEnd() : cell.trim()))),
  );
}

/** The same table as a page of a plain text, '\t' between its cells and no boxes. */
export function tabsOf(table: string, number = 1): Page {
  const text = cellsOf(table)
    .map((cells) =>
      cells
        .map((cell) => cell.trim())
        .join('\t')
        .trimEnd(),
    )
    .join('\n');
  return { number, text, lines: linesOfText(text), size: null, readable: true };
}

/**
 * A page written as it looks, every letter as wide as the next: words stand where they do in the text, two spaces or more
 * part cells. For tables whose figures are centered or whose names stand beside their columns.
 */
export function laidOut(picture: string, number = 1): Page {
  const rows = picture.replace(/^\n|\s+$/g, '').split('\n');
  const width = 0.88 / Math.max(80, ...rows.map((row) => row.length));
  let text = '';
  const lines: Page['lines'] = [];
  for (const [index, row] of rows.entries()) {
    if (row.trim() === '') continue;
    if (text) text += '\n';
    const start = text.length;
    const words: [number, number, number, number][] = [];
    for (const cell of row.matchAll(/\S+(?: \S+)*/g)) {
      if (text.length > start) text += '\t';
      for (const word of cell[0].matchAll(/\S+/g)) {
        const at = text.length + word.index;
        const x = 0.06 + (cell.index + word.index) * width;
        words.push([at, at + word[0].length, x, x + word[0].length * width]);
      }
      text += cell[0];
    }
    const top = 0.04 + index * 0.018;
    const left = words[0]?.[2] ?? 0.06;
    lines.push({
      start,
      end: text.length,
      box: [left, top, words.at(-1)?.[3] ?? left, top + lineHeight],
      size: 10,
      bold: false,
      heading: 0,
      words,
    });
  }
  return { number, text, lines, size: { width: 612, height: 792 }, readable: true };
}

/** The same picture as a page of a plain text, whose words alone have places. */
export function typed(picture: string, number = 1): Page {
  const page = laidOut(picture, number);
  const printed = [...page.lines];
  let text = '';
  const lines: Page['lines'] = [];
  for (const row of picture.replace(/^\n|\s+$/g, '').split('\n')) {
    if (text) text += '\n';
    const line = row.trim() === '' ? undefined : printed.shift();
    if (!line) continue;
    const shift = text.length - line.start;
    text += page.text.slice(line.start, line.end);
    const words = line.words.map(([from, to, left, right]): Word => [from + shift, to + shift, left, right]);
    lines.push({ ...line, start: line.start + shift, end: line.end + shift, box: null, size: 0, words });
  }
  return { number, text, lines, size: null, readable: true };
}
