import type { Cell, Doc, Row } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { cleanLabel } from './entries.ts';
import type { Entry } from './entry.ts';
import { type Figure, figuresOf } from './figures.ts';
import { namesColumns } from './head-rows.ts';
import type { Run } from './printed-lines.ts';
import { runTogether } from './run-together.ts';

const isWord = ({ figure, text }: Cell) => figure === null && /[A-Za-z]{3}/.test(text);
/** A row of more cells is of one table of many columns, some of them remarks. */
const mostCells = 8;
/** Where a table begins that stands at the right of another. */
const farRight = 0.3;

/** The last cell of the row above, where it stands over the first one of this row: one label over two lines. */
function above(row: Row, before: Row | undefined): Cell | null {
  const cell = before?.cells.at(-1);
  const [first] = row.cells;
  if (!cell || !first || before?.page !== row.page || before.cells.length < 3 || !isWord(cell)) return null;
  if (cell.left === null || first.left === null || first.left < farRight) return null;
  return Math.abs(cell.left - first.left) < 0.01 ? cell : null;
}

/**
 * Labels with one figure each that stand to the right of others in the same printed rows: two lists side by side, 'Total
 * Units 212  Inflation 3.50%'. The first pair of a row is an entry of its own already. With
 * them those that were run together.
 */
export const sidePairs: (doc: Doc) => readonly Entry[] = oncePerDoc(read);

const entryOf = (row: Row, name: string, run: Run, figure: Figure): Entry => ({
  row,
  name,
  runs: [run],
  label: cleanLabel(name),
  under: '',
  part: null,
  account: null,
  ofReserves: false,
  figures: [{ ...figure, header: '' }],
});

function read(doc: Doc): Entry[] {
  const found: Entry[] = [];
  for (const [index, row] of doc.rows.entries()) {
    if (namesColumns(row)) continue;
    const over = above(row, doc.rows[index - 1]);
    if (!over && row.cells.filter(isWord).length < 2) continue;
    const figures = figuresOf(row);
    const pair = (name: string, start: number, end: number, at: number) => {
      const figure = figures.find(({ cell }) => cell === at);
      if (!figure) return;
      found.push(entryOf(row, name, { start, end }, figure));
    };
    if (over && row.cells.length === 2) {
      const [label, amount] = row.cells;
      if (label && amount) pair(`${over.text} ${label.text}`, over.start, amount.end, 1);
    }
    // Words and figures by turns over the whole row, or words in front that have no figure of their own.
    if (row.cells.length > mostCells || row.cells.filter(isWord).length < 2) continue;
    for (let at = 2; at < row.cells.length; at++) {
      const [label, amount, next] = [row.cells[at - 1], row.cells[at], row.cells[at + 1]];
      if (!label || !amount || at - 1 < 1 || !isWord(label) || amount.figure === null) continue;
      if (next && !isWord(next)) continue;
      pair(label.text, label.start, amount.end, at);
    }
  }
  for (const { name, figure, start, end } of runTogether(doc)) {
    const value = Number(figure.replace(/[^\d.]/g, ''));
    const own = { value, percent: figure.includes('%'), start, end, left: null, right: null, cell: 0 };
    found.push(
      entryOf({ index: -1, start, end, page: 0, label: name, cells: [] }, name, { start, end }, own),
    );
  }
  return found;
}
