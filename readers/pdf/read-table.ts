import { columnsOf, type Grid } from './find-tables.ts';
import { formRows, formSegments, onOneLine } from './form-rows.ts';
import type { Piece } from './form-words.ts';

/** A cell with more lines than this is a page's text in a frame, read line by line. */
const MOST_LINES = 12;
const MOST_TITLE_LINES = 4;
/** In type sizes: within a cell any gap is a gap between words. */
const CELL_GAP = 4;
/** The middle of small letters above the baseline, in type sizes. */
const MIDDLE = 0.3;
const FEWEST_NOTES = 0.6;
const AMOUNT = /^[-–—($\s]*(?:[\d,.]+[-–—)%\s]*|[)%][-–—)%\s]*)?$/;

/** A printed line: its pieces, which of them begin a new cell, and whether it is one row of a table drawn with lines. */
export type PrintedLine = { pieces: Piece[]; cells: Set<Piece>; row: boolean };

type Cell = { left: number; right: number; pieces: Piece[] };

/** The table's rows as lines, and the pieces that are in it. Undefined where what the lines enclose is no table. */
export function readTable(
  grid: Grid,
  pieces: Piece[],
): { lines: PrintedLine[]; taken: Set<Piece> } | undefined {
  const rows = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const row = place(grid.rows, piece.v - MIDDLE * piece.size);
    if (row === undefined) continue;
    const inside = rows.get(row);
    if (inside === undefined) rows.set(row, [piece]);
    else inside.push(piece);
  }
  const taken = new Set<Piece>();
  const lines: PrintedLine[] = [];
  let isTable = false;
  for (const [row, inside] of [...rows].sort(([a], [b]) => a - b)) {
    const columns = columnsOf(grid, row);
    const cells = cellsOf(columns, inside);
    for (const cell of cells) for (const piece of cell.pieces) taken.add(piece);
    if (cells.length > 1) isTable = true;
    lines.push(...readRow(cells, columns.length - 1));
  }
  if (!isTable) return undefined;
  const beside = pieces.filter((piece) => !taken.has(piece) && piece.v > grid.top && piece.v < grid.bottom);
  for (const piece of addNotes(lines, beside)) taken.add(piece);
  return { lines, taken };
}

/**
 * Remarks that stand beside a table's rows outside of its lines become a last cell of their rows, where most of what
 * stands there does belong to some row. Returns the pieces that were added.
 */
function addNotes(lines: PrintedLine[], beside: Piece[]): Piece[] {
  const notes = formSegments(beside, 1);
  const homes = notes.map((note) =>
    lines.find(({ pieces }) => {
      const last = pieces.at(-1);
      const first = note.pieces[0];
      if (last === undefined || first === undefined || note.u0 < last.u1) return false;
      return onOneLine(last, first) && pieces.every((piece) => onOneLine(piece, last));
    }),
  );
  if (homes.filter((home) => home !== undefined).length < notes.length * FEWEST_NOTES) return [];
  return notes.flatMap((note, index) => {
    const home = homes[index];
    const first = note.pieces[0];
    if (home === undefined || first === undefined) return [];
    home.pieces.push(...note.pieces);
    home.cells.add(first);
    return note.pieces;
  });
}

function cellsOf(columns: number[], pieces: Piece[]): Cell[] {
  const cells = new Map<number, Cell>();
  for (const piece of pieces) {
    const column = place(columns, (piece.u0 + piece.u1) / 2);
    if (column === undefined) continue;
    const cell = cells.get(column);
    if (cell !== undefined) cell.pieces.push(piece);
    else cells.set(column, { left: columns[column] ?? 0, right: columns[column + 1] ?? 0, pieces: [piece] });
  }
  return [...cells.values()].sort((a, b) => a.left - b.left);
}

/** `width` is the number of the row's columns, empty ones among them. */
function readRow(cells: Cell[], width: number): PrintedLine[] {
  // What stands in the row's height, but beside its columns, is no cell of it.
  if (cells.length === 0) return [];
  const read = cells.map(({ pieces }) => formRows(formSegments(pieces, CELL_GAP)).map((row) => row.pieces));
  if (holdsRows(cells, read)) return readUnruled(cells);
  // One cell of a row that has others, empty ones, may be a title over the rows below.
  const isTitle = width > 1 && read.length === 1 && (read[0]?.length ?? 0) <= MOST_TITLE_LINES;
  const apart = (read.length === 1 && !isTitle) || read.some((lines) => lines.length > MOST_LINES);
  if (apart) return read.flat().map((pieces) => ({ pieces, cells: new Set(), row: false }));
  const starts = read.slice(1).flatMap((lines) => lines[0]?.[0] ?? []);
  return [{ pieces: read.flat(2), cells: new Set(starts), row: true }];
}

/**
 * Whether lines are drawn only around several rows: then a column of amounts stands in one cell, or the cells' lines
 * end where nothing made them, side by side.
 */
function holdsRows(cells: Cell[], read: Piece[][][]): boolean {
  const tall = read.flatMap((lines, index) => {
    const cell = cells[index];
    return lines.length > 1 && cell !== undefined ? [{ cell, lines }] : [];
  });
  if (tall.length < 2) return false;
  const textOf = (line: Piece[]): string => line.map(({ text }) => text).join(' ');
  if (tall.some(({ lines }) => lines.every((line) => AMOUNT.test(textOf(line))))) return true;
  const sameCount = tall.every(({ lines }) => lines.length === tall[0]?.lines.length);
  return (
    sameCount && tall.every(({ cell, lines }) => lines.every((_, index) => endsFreely(cell, lines, index)))
  );
}

/** Whether the next line's first word would have fitted on the line. */
function endsFreely(cell: Cell, lines: Piece[][], index: number): boolean {
  const end = lines[index]?.at(-1);
  const next = lines[index + 1]?.[0];
  if (end === undefined || next === undefined) return true;
  return end.u1 + (next.u1 - next.u0) + 1.5 * end.size < cell.right;
}

function readUnruled(cells: Cell[]): PrintedLine[] {
  const home = new Map<Piece, Cell>(cells.flatMap((cell) => cell.pieces.map((piece) => [piece, cell])));
  const rows = formRows(cells.flatMap(({ pieces }) => formSegments(pieces, 1)));
  return rows.map(({ pieces }) => ({
    pieces,
    cells: new Set(
      pieces.filter((piece, index) => {
        const before = pieces[index - 1];
        return before !== undefined && home.get(before) !== home.get(piece);
      }),
    ),
    row: false,
  }));
}

function place(edges: number[], at: number): number | undefined {
  const next = edges.findIndex((edge) => edge > at);
  return next <= 0 ? undefined : next - 1;
}
