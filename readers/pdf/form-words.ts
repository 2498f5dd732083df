import type { Glyph } from './read-glyphs.ts';

/**
 * A word as painted. `u` runs along the reading direction and `v` down across it, both in points; for upright text
 * they are the page's x and y. The box is that of the page as shown.
 */
export type Piece = {
  text: string;
  u0: number;
  u1: number;
  /** The baseline. */
  v: number;
  size: number;
  bold: boolean;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** True where a blank is painted before the word (after the one that was painted before it). */
  spaced: boolean;
  /** How well it was recognized in a picture, 0 to 100; not set for a text layer's words. */
  confidence?: number;
};

/** Above and below the baseline, in type sizes: what a line's box holds. */
const ASCENT = 0.78;
const DESCENT = 0.22;
/** Gaps and steps in type sizes. Letters of one word may be set apart by up to a sixth. */
const WORD_GAP = 0.17;
const STEP_BACK = 0.45;
const SAME_BASELINE = 0.25;
const COPY_WITHIN = 0.12;
/** In the letter's own width. */
const COPY_OF_LETTER = 0.4;
/** At a slant the room of a character is not known; its pen positions are, and none is wider than this. */
const WIDEST_SLANTED = 1.3;

/** The dots of a table of contents, which end where its page number begins. */
const LEADER = /[._]{4}$/;
const LEADER_SIGN = /^[._]$/;

/** Joins characters that are painted one after the other on one baseline into words. Order is that of painting. */
export function formWords(glyphs: Glyph[], angle: number): Piece[] {
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const slanted = angle % 90 !== 0;
  const pieces: Piece[] = [];
  let piece: Piece | undefined;
  let before: Glyph | undefined;
  let spaced = false;
  for (const glyph of glyphs) {
    if (glyph.text === ' ') {
      piece = undefined;
      spaced = true;
      continue;
    }
    if (before !== undefined && isCopy(before, glyph)) {
      if (piece !== undefined) piece.bold = true;
      continue;
    }
    const joined = before !== undefined && isLigature(before, glyph);
    before = glyph;
    const size = glyph.style.size;
    let u0 = glyph.left;
    let u1 = glyph.right;
    if (slanted) {
      u0 = glyph.x * cos - glyph.y * sin;
      u1 = u0;
    } else if (angle === 90) {
      u0 = -glyph.bottom;
      u1 = -glyph.top;
    } else if (angle === 180) {
      u0 = -glyph.right;
      u1 = -glyph.left;
    } else if (angle === 270) {
      u0 = glyph.top;
      u1 = glyph.bottom;
    }
    const v = glyph.x * sin + glyph.y * cos;
    const gap = piece === undefined ? 0 : u0 - piece.u1;
    if (
      piece === undefined ||
      (!joined &&
        (Math.abs(v - piece.v) > SAME_BASELINE * Math.max(size, piece.size) ||
          size > piece.size * 1.35 ||
          size < piece.size * 0.74 ||
          (LEADER.test(piece.text) && !LEADER_SIGN.test(glyph.text)) ||
          gap > (slanted ? WIDEST_SLANTED : WORD_GAP) * size ||
          gap < -STEP_BACK * size))
    ) {
      piece = {
        text: glyph.text,
        u0,
        u1,
        v,
        size,
        bold: glyph.style.bold,
        left: glyph.left,
        top: glyph.top,
        right: glyph.right,
        bottom: glyph.bottom,
        spaced: spaced || (piece !== undefined && LEADER.test(piece.text)),
      };
      if (angle === 0) {
        piece.top = v - ASCENT * size;
        piece.bottom = v + DESCENT * size;
      }
      pieces.push(piece);
    } else {
      piece.text += glyph.text;
      piece.u1 = Math.max(piece.u1, u1);
      piece.right = Math.max(piece.right, glyph.right);
      if (angle !== 0) {
        piece.left = Math.min(piece.left, glyph.left);
        piece.top = Math.min(piece.top, glyph.top);
        piece.bottom = Math.max(piece.bottom, glyph.bottom);
      }
    }
    spaced = false;
  }
  return pieces;
}

/** The second and third letter of a ligature stand where the first one does, though each may be given its share of the room. */
function isLigature(before: Glyph, glyph: Glyph): boolean {
  return glyph.style === before.style && glyph.x === before.x && glyph.y === before.y;
}

/** The same letter painted again over itself, a hair's breadth away: bold type as some printer drivers make it. */
function isCopy(before: Glyph, glyph: Glyph): boolean {
  // Recognized text is squeezed into its place: there the letters of 'will' stand as near as copies elsewhere.
  const within = Math.min(COPY_WITHIN * glyph.style.size, (glyph.right - glyph.left) * COPY_OF_LETTER);
  return (
    glyph.text === before.text &&
    !isLigature(before, glyph) &&
    Math.abs(glyph.x - before.x) < within &&
    Math.abs(glyph.y - before.y) < within
  );
}
