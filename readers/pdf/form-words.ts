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
};

/** The direction in which text runs: its angle in degrees counterclockwise as shown, and that angle's cosine and sine. */
export type Direction = { angle: number; cos: number; sin: number };

const ASCENT = 0.78;
const DESCENT = 0.22;
/** Gaps in parts of the type size. Between letters set apart on purpose up to a fifth occurs. */
const WORD_GAP = 0.17;
const WORD_GAP_OF_INK = 0.27;
const STEP_BACK = 0.45;

export function direction(angle: number): Direction {
  const radians = (angle * Math.PI) / 180;
  return { angle, cos: Math.cos(radians), sin: Math.sin(radians) };
}

/** Joins characters that are painted one after the other on one baseline into words. Order is that of painting. */
export function formWords(glyphs: Glyph[], along: Direction): Piece[] {
  const pieces: Piece[] = [];
  const { cos, sin } = along;
  const upright = along.angle === 0;
  let piece: Piece | undefined;
  let spaced = false;
  let inkEnd = 0;
  for (const glyph of glyphs) {
    if (glyph.text === ' ') {
      piece = undefined;
      spaced = true;
      continue;
    }
    const size = glyph.style.size;
    const inkStart = upright ? glyph.left : inkEdge(glyph, cos, sin, Math.min);
    const inkStop = upright ? glyph.right : inkEdge(glyph, cos, sin, Math.max);
    const known = upright && glyph.advance > 0;
    const u0 = known ? glyph.x : inkStart;
    const u1 = known ? glyph.x + glyph.advance : inkStop;
    const v = glyph.x * sin + glyph.y * cos;
    if (piece !== undefined) {
      const limit = (known ? WORD_GAP : WORD_GAP_OF_INK) * size;
      const gap = u0 - piece.u1;
      const sameLine = Math.abs(v - piece.v) < 0.25 * Math.max(size, piece.size);
      const sameSize = size < piece.size * 1.35 && size > piece.size * 0.74;
      if (
        !sameLine ||
        !sameSize ||
        gap > limit ||
        gap < -STEP_BACK * size ||
        inkStart - inkEnd > 0.6 * size
      ) {
        piece = undefined;
      }
    }
    if (piece === undefined) {
      piece = {
        text: glyph.text,
        u0,
        u1,
        v,
        size,
        bold: glyph.style.bold,
        left: glyph.left,
        top: upright ? v - ASCENT * size : glyph.top,
        right: glyph.right,
        bottom: upright ? v + DESCENT * size : glyph.bottom,
        spaced,
      };
      pieces.push(piece);
    } else {
      piece.text += glyph.text;
      piece.u1 = Math.max(piece.u1, u1);
      piece.left = Math.min(piece.left, glyph.left);
      piece.right = Math.max(piece.right, glyph.right);
      piece.top = Math.min(piece.top, upright ? v - ASCENT * size : glyph.top);
      piece.bottom = Math.max(piece.bottom, upright ? v + DESCENT * size : glyph.bottom);
    }
    inkEnd = inkStop;
    spaced = false;
  }
  return pieces;
}

function inkEdge(glyph: Glyph, cos: number, sin: number, pick: (...values: number[]) => number): number {
  return pick(
    glyph.left * cos - glyph.top * sin,
    glyph.right * cos - glyph.top * sin,
    glyph.left * cos - glyph.bottom * sin,
    glyph.right * cos - glyph.bottom * sin,
  );
}
