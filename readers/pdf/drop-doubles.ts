import type { Piece } from './form-words.ts';

/** In type sizes: copies as far apart as this are one word; a copy that is set off at all was meant as bold type. */
const COPY_WITHIN = 0.35;
const SET_OFF = 0.015;
/** The height in points of the strips that are searched for a copy. */
const ROW = 6;

/** Leaves out words that are painted a second time over themselves, as some drivers do for bold and some stamps are. */
export function dropDoubles(pieces: Piece[]): Piece[] {
  const places = new Map<string, Piece[]>();
  return pieces.filter((piece) => {
    const row = Math.round(piece.v / ROW);
    const near = [row - 1, row, row + 1].flatMap((one) => places.get(`${one} ${piece.text}`) ?? []);
    const original = near.find(
      (other) =>
        Math.abs(other.u0 - piece.u0) < COPY_WITHIN * piece.size &&
        Math.abs(other.u1 - piece.u1) < COPY_WITHIN * piece.size &&
        Math.abs(other.v - piece.v) < COPY_WITHIN * piece.size,
    );
    if (original === undefined) {
      const same = places.get(`${row} ${piece.text}`);
      if (same === undefined) places.set(`${row} ${piece.text}`, [piece]);
      else same.push(piece);
      return true;
    }
    const offset = Math.abs(original.u0 - piece.u0) + Math.abs(original.v - piece.v);
    if (offset > SET_OFF * piece.size && piece.text.length > 1) original.bold = true;
    return false;
  });
}
