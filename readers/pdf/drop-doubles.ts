import type { Piece } from './form-words.ts';

/** In type sizes: copies as far apart as this are one word; a copy that is set off at all was meant as bold type. */
const COPY_WITHIN = 0.35;
const SET_OFF = 0.015;
/** Pieces are looked up by the cell of a grid of this many points that they begin in. */
const CELL = 8;
const CELLS_ACROSS = 1 << 14;

/** Leaves out words that are painted a second time over themselves, as some drivers do for bold and some stamps are. */
export function dropDoubles(pieces: Piece[]): Piece[] {
  const cells = new Map<number, Piece[]>();
  return pieces.filter((piece) => {
    const column = Math.floor(piece.u0 / CELL);
    const row = Math.floor(piece.v / CELL);
    const original = findCopy(cells, piece, column, row);
    if (original === undefined) {
      const place = row * CELLS_ACROSS + column;
      const inside = cells.get(place);
      if (inside === undefined) cells.set(place, [piece]);
      else inside.push(piece);
      return true;
    }
    const offset = Math.abs(original.u0 - piece.u0) + Math.abs(original.v - piece.v);
    if (offset > SET_OFF * piece.size && piece.text.length > 1) original.bold = true;
    return false;
  });
}

function findCopy(cells: Map<number, Piece[]>, piece: Piece, column: number, row: number): Piece | undefined {
  const within = COPY_WITHIN * piece.size;
  const reach = Math.ceil(within / CELL);
  for (let down = row - reach; down <= row + reach; down += 1) {
    for (let across = column - reach; across <= column + reach; across += 1) {
      for (const other of cells.get(down * CELLS_ACROSS + across) ?? NONE) {
        const copy =
          other.text === piece.text &&
          Math.abs(other.u0 - piece.u0) < within &&
          Math.abs(other.u1 - piece.u1) < within &&
          Math.abs(other.v - piece.v) < within;
        if (copy) return other;
      }
    }
  }
  return undefined;
}

const NONE: Piece[] = [];
