import type { Piece } from './form-words.ts';

/** Pieces that stand on one line, from left to right. */
export type Row = {
  pieces: Piece[];
  u0: number;
  u1: number;
  v: number;
  top: number;
  bottom: number;
  size: number;
};

/** How far apart, in parts of the type size, two pieces of one line may stand above one another. */
const SAME_LINE = 0.42;

/**
 * Runs of words painted one after the other along one line with no gap wider than `maxGap` type sizes: what a column
 * or a table's cell holds of one line.
 */
export function formSegments(pieces: Piece[], maxGap: number): Row[] {
  const segments: Row[] = [];
  let last: Row | undefined;
  let previous: Piece | undefined;
  for (const piece of pieces) {
    const gap = previous === undefined ? 0 : piece.u0 - previous.u1;
    const near =
      previous !== undefined &&
      onOneLine(previous, piece) &&
      gap > -0.3 * piece.size &&
      gap < maxGap * Math.max(piece.size, previous.size);
    if (last !== undefined && near) addPiece(last, piece);
    else {
      last = rowOf(piece);
      segments.push(last);
    }
    previous = piece;
  }
  return segments;
}

export function onOneLine(a: Piece, b: Piece): boolean {
  const difference = Math.abs(a.v - b.v);
  const small = Math.min(a.size, b.size);
  const large = Math.max(a.size, b.size);
  return difference < SAME_LINE * (small < large * 0.8 ? large * 0.9 : small);
}

/** Puts segments that stand side by side on one line into one row; rows from the top to the bottom. */
export function formRows(segments: Row[]): Row[] {
  const ordered = [...segments].sort((a, b) => a.v - b.v || a.u0 - b.u0);
  const rows: Row[] = [];
  for (const segment of ordered) {
    let home: Row | undefined;
    let best = Number.POSITIVE_INFINITY;
    for (let index = rows.length - 1; index >= 0 && index >= rows.length - 12; index -= 1) {
      const row = rows[index];
      if (row === undefined) break;
      const distance = distanceFrom(row, segment);
      if (distance < best) {
        best = distance;
        home = row;
      }
    }
    if (home === undefined) rows.push({ ...segment, pieces: [...segment.pieces] });
    else {
      home.pieces.push(...segment.pieces);
      home.pieces.sort((a, b) => a.u0 - b.u0);
      home.u0 = Math.min(home.u0, segment.u0);
      home.u1 = Math.max(home.u1, segment.u1);
      home.top = Math.min(home.top, segment.top);
      home.bottom = Math.max(home.bottom, segment.bottom);
      home.size = Math.max(home.size, segment.size);
    }
  }
  return rows.sort((a, b) => a.v - b.v || a.u0 - b.u0);
}

/** How far the segment stands from the row's line, Infinity where it does not belong to it. */
function distanceFrom(row: Row, segment: Row): number {
  const first = segment.pieces[0];
  const final = segment.pieces.at(-1);
  if (first === undefined || final === undefined) return Number.POSITIVE_INFINITY;
  let before: Piece | undefined;
  let after: Piece | undefined;
  for (const piece of row.pieces) {
    const overlap = Math.min(piece.u1, segment.u1) - Math.max(piece.u0, segment.u0);
    if (overlap > 0.3 * Math.min(piece.size, segment.size)) return Number.POSITIVE_INFINITY;
    if (piece.u0 <= segment.u0) before = piece;
    else {
      after = piece;
      break;
    }
  }
  const left =
    before !== undefined && onOneLine(before, first)
      ? Math.abs(before.v - first.v)
      : Number.POSITIVE_INFINITY;
  const right =
    after !== undefined && onOneLine(final, after) ? Math.abs(after.v - final.v) : Number.POSITIVE_INFINITY;
  return Math.min(left, right);
}

function rowOf(piece: Piece): Row {
  return {
    pieces: [piece],
    u0: piece.u0,
    u1: piece.u1,
    v: piece.v,
    top: piece.top,
    bottom: piece.bottom,
    size: piece.size,
  };
}

function addPiece(row: Row, piece: Piece): void {
  row.pieces.push(piece);
  row.u1 = Math.max(row.u1, piece.u1);
  row.top = Math.min(row.top, piece.top);
  row.bottom = Math.max(row.bottom, piece.bottom);
  row.size = Math.max(row.size, piece.size);
}
