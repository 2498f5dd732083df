import type { Grid } from './find-tables.ts';
import { formRows, formSegments } from './form-rows.ts';
import type { Piece } from './form-words.ts';

/** A cell with more lines than this is a page's text in a frame, read line by line. */
const MOST_LINES = 12;
const CELL_GAP = 4;
/** The middle of small letters above the baseline, in type sizes. */
const MIDDLE = 0.3;

/** A printed line: its pieces, and which of them begin a new cell. */
export type PrintedLine = { pieces: Piece[]; cells: Set<Piece> };

/** Takes the pieces inside of the table out of the list, and gives them row by row. Undefined where they are no table. */
export function readTable(
  grid: Grid,
  pieces: Piece[],
): { lines: PrintedLine[]; taken: Set<Piece> } | undefined {
  const rows = new Map<number, Map<number, Piece[]>>();
  const taken = new Set<Piece>();
  const columnsUsed = new Set<number>();
  for (const piece of pieces) {
    const middle = piece.v - MIDDLE * piece.size;
    const column = place(grid.columns, (piece.u0 + piece.u1) / 2);
    const row = place(grid.rows, middle);
    if (column === undefined || row === undefined) continue;
    taken.add(piece);
    columnsUsed.add(column);
    const cells = rows.get(row) ?? new Map<number, Piece[]>();
    rows.set(row, cells);
    cells.set(column, [...(cells.get(column) ?? []), piece]);
  }
  if (columnsUsed.size < 2) return undefined;
  const lines = [...rows]
    .sort(([a], [b]) => a - b)
    .flatMap(([, cells]) => readRow([...cells].sort(([a], [b]) => a - b).map(([, inside]) => inside)));
  return { lines, taken };
}

function readRow(cells: Piece[][]): PrintedLine[] {
  const read = cells.map((pieces) => formRows(formSegments(pieces, CELL_GAP)).map((row) => row.pieces));
  const apart = read.length === 1 || read.some((lines) => lines.length > MOST_LINES);
  if (apart) return read.flat().map((pieces) => ({ pieces, cells: new Set() }));
  const starts = read.slice(1).flatMap((lines) => lines[0]?.[0] ?? []);
  return [{ pieces: read.flat(2), cells: new Set(starts) }];
}

function place(edges: number[], at: number): number | undefined {
  const next = edges.findIndex((edge) => edge > at);
  return next <= 0 ? undefined : next - 1;
}
