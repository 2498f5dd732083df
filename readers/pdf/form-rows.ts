import type { Piece } from './form-words.ts';

/** Pieces that stand on one line, from left to right. */
export type Row = {
  pieces: Piece[];
  u0: number;
  u1: number;
  v: number;
  size: number;
};

/** How far apart, in parts of the type size, the baselines of two pieces of one line may be. */
const SAME_LINE = 0.42;
/** A raised or lowered piece is at most this high beside its line's type, and stands off its line by at most this. */
const SMALL = 0.8;
const RAISED = 0.58;
const LOWERED = 0.3;
/** Lines that may still be open when the next segment comes: those of tables and crooked scans overlap. */
const OPEN_ROWS = 12;
const OVERLAP = 0.3;

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
      gap > -OVERLAP * piece.size &&
      gap < maxGap * Math.max(piece.size, previous.size);
    if (last !== undefined && near) {
      last.pieces.push(piece);
      last.u1 = Math.max(last.u1, piece.u1);
      last.size = Math.max(last.size, piece.size);
    } else {
      last = { pieces: [piece], u0: piece.u0, u1: piece.u1, v: piece.v, size: piece.size };
      segments.push(last);
    }
    previous = piece;
  }
  return segments;
}

export function onOneLine(a: Piece, b: Piece): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  const rise = large.v - small.v;
  if (small.size < large.size * SMALL) return rise < RAISED * large.size && rise > -LOWERED * large.size;
  return Math.abs(rise) < SAME_LINE * small.size;
}

/** Puts segments that stand side by side on one line into one row; rows from the top to the bottom. */
export function formRows(segments: Row[]): Row[] {
  const usual = usualSize(segments);
  const ordered = [...segments].sort(downwards);
  const rows: Row[] = [];
  for (const segment of ordered) {
    if (segment.size >= usual * SMALL) place(segment, rows, rows, rows.length - OPEN_ROWS, rows.length);
  }
  rows.sort(downwards);
  // Raised letters would else open a line of their own above the one that they belong to.
  const others: Row[] = [];
  let from = 0;
  for (const segment of ordered) {
    if (segment.size >= usual * SMALL) continue;
    while ((rows[from]?.v ?? Number.POSITIVE_INFINITY) < segment.v - 2 * usual) from += 1;
    const placed = place(segment, rows, undefined, from, from + OPEN_ROWS);
    if (!placed) place(segment, others, others, others.length - OPEN_ROWS, others.length);
  }
  return [...rows, ...others].sort(downwards);
}

const downwards = (a: Row, b: Row): number => a.v - b.v || a.u0 - b.u0;

/** Adds the segment to the row among `rows[from]` to `rows[to - 1]` that it belongs to, else to `fresh` as a new one. */
function place(segment: Row, rows: Row[], fresh: Row[] | undefined, from: number, to: number): boolean {
  let home: Row | undefined;
  let best = Number.POSITIVE_INFINITY;
  for (let index = Math.min(to, rows.length) - 1; index >= Math.max(0, from); index -= 1) {
    const row = rows[index];
    const distance = row === undefined ? Number.POSITIVE_INFINITY : distanceFrom(row, segment);
    if (row !== undefined && distance < best) {
      best = distance;
      home = row;
    }
  }
  if (home === undefined) {
    fresh?.push({ ...segment, pieces: [...segment.pieces] });
    return fresh !== undefined;
  }
  home.pieces.push(...segment.pieces);
  home.pieces.sort((a, b) => a.u0 - b.u0);
  home.u0 = Math.min(home.u0, segment.u0);
  home.u1 = Math.max(home.u1, segment.u1);
  home.size = Math.max(home.size, segment.size);
  return true;
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
    if (overlap > OVERLAP * Math.min(piece.size, segment.size)) return Number.POSITIVE_INFINITY;
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

/** The size of most of the type, by letters. */
export function usualSize(segments: Row[]): number {
  const letters = new Map<number, number>();
  for (const { pieces } of segments) {
    for (const { size, text } of pieces) {
      const rounded = Math.round(size * 2) / 2;
      letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
    }
  }
  let usual = 0;
  let most = 0;
  for (const [size, count] of letters) {
    if (count > most) {
      usual = size;
      most = count;
    }
  }
  return usual;
}
