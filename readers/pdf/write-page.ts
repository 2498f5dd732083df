import type { Line, Page, Word } from '#contract/page.ts';
import type { Piece } from './form-words.ts';

/** From this gap on, in type sizes, two words stand in different cells. */
const CELL_GAP = 1;
const STRETCHED_GAP = 1.8;
const TOUCHING = 0.12;

/** The page's text and lines from its lines of pieces, which come in reading order. Width and height in points. */
export function writePage(
  number: number,
  rows: Piece[][],
  width: number,
  height: number,
): Omit<Page, 'readable'> {
  let text = '';
  const lines: Line[] = [];
  for (const pieces of rows) {
    if (lines.length > 0) text += '\n';
    const start = text.length;
    const words: Word[] = [];
    const letters = { all: 0, bold: 0 };
    const sizes = new Map<number, number>();
    let left = Number.POSITIVE_INFINITY;
    let top = Number.POSITIVE_INFINITY;
    let right = 0;
    let bottom = 0;
    let previous: Piece | undefined;
    const cellGap = cellGapOf(pieces);
    for (const piece of pieces) {
      let joined = false;
      if (previous !== undefined) {
        const gap = piece.u0 - previous.u1;
        joined = !piece.spaced && gap < TOUCHING * Math.max(piece.size, previous.size);
        if (!joined) text += gap > cellGap * Math.max(piece.size, previous.size) ? '\t' : ' ';
      }
      const from = text.length;
      text += piece.text;
      const last = words.at(-1);
      if (joined && last !== undefined) {
        last[1] = text.length;
        last[3] = fraction(piece.right, width);
      } else words.push([from, text.length, fraction(piece.left, width), fraction(piece.right, width)]);
      letters.all += piece.text.length;
      if (piece.bold) letters.bold += piece.text.length;
      const size = Math.round(piece.size * 10) / 10;
      sizes.set(size, (sizes.get(size) ?? 0) + piece.text.length);
      left = Math.min(left, piece.left);
      top = Math.min(top, piece.top);
      right = Math.max(right, piece.right);
      bottom = Math.max(bottom, piece.bottom);
      previous = piece;
    }
    lines.push({
      start,
      end: text.length,
      box: [fraction(left, width), fraction(top, height), fraction(right, width), fraction(bottom, height)],
      size: commonest(sizes),
      bold: letters.bold > letters.all / 2,
      heading: 0,
      words,
    });
  }
  return { number, text, lines, size: { width: round(width, 100), height: round(height, 100) } };
}

/** A justified line of few words may stretch all its blanks alike beyond a cell's gap: then none of them is one. */
function cellGapOf(pieces: Piece[]): number {
  let narrowest = Number.POSITIVE_INFINITY;
  let widest = 0;
  for (let index = 1; index < pieces.length; index += 1) {
    const piece = pieces[index];
    const before = pieces[index - 1];
    if (piece === undefined || before === undefined) continue;
    const gap = (piece.u0 - before.u1) / piece.size;
    narrowest = Math.min(narrowest, gap);
    widest = Math.max(widest, gap);
  }
  return pieces.length > 4 && widest < narrowest * 1.3 ? STRETCHED_GAP : CELL_GAP;
}

function commonest(sizes: Map<number, number>): number {
  let best = 0;
  let count = 0;
  for (const [size, letters] of sizes) {
    if (letters > count) {
      best = size;
      count = letters;
    }
  }
  return best;
}

const fraction = (points: number, whole: number): number =>
  whole > 0 ? round(Math.min(1, Math.max(0, points / whole)), 10_000) : 0;

const round = (value: number, parts: number): number => Math.round(value * parts) / parts;
