import type { Piece } from './form-words.ts';

/** In type sizes: copies as far apart as this are one word; a copy that is set off at all was meant as bold type. */
const COPY_WITHIN = 0.35;
const SET_OFF = 0.015;

/** Leaves out words that are painted a second time over themselves, as some drivers do for bold and some stamps are. */
export function dropDoubles(pieces: Piece[]): Piece[] {
  const byText = new Map<string, Piece[]>();
  return pieces.filter((piece) => {
    const same = byText.get(piece.text);
    if (same === undefined) {
      byText.set(piece.text, [piece]);
      return true;
    }
    const original = same.find(
      (other) =>
        Math.abs(other.u0 - piece.u0) < COPY_WITHIN * piece.size &&
        Math.abs(other.u1 - piece.u1) < COPY_WITHIN * piece.size &&
        Math.abs(other.v - piece.v) < COPY_WITHIN * piece.size,
    );
    if (original === undefined) {
      same.push(piece);
      return true;
    }
    const offset = Math.abs(original.u0 - piece.u0) + Math.abs(original.v - piece.v);
    if (offset > SET_OFF * piece.size && piece.text.length > 1) original.bold = true;
    return false;
  });
}
