import type { Piece } from './form-words.ts';

const FEWEST_LETTERS = 4;
/** A gap this many times as wide as those between the letters parts two words. */
const WORD_GAP = 1.7;
/** In type sizes: letters further apart stand in cells of their own, and so do words. */
const WIDEST_LETTER_GAP = 0.9;
const WIDEST_WORD_GAP = 2.5;
const BLANK = 0.3;

/** Puts words whose letters are set apart ('A R T I C L E   I') together again. Pieces from left to right. */
export function closeUp(pieces: Piece[]): Piece[] {
  const closed: Piece[] = [];
  let run: Piece[] = [];
  const end = (): void => {
    closed.push(...(isSpacedOut(run) ? joinLetters(run) : run));
    run = [];
  };
  for (const piece of pieces) {
    const last = run.at(-1);
    const single = piece.text.length === 1;
    const near = last !== undefined && piece.u0 - last.u1 < WIDEST_WORD_GAP * piece.size;
    if (!single || !near) end();
    if (single) run.push(piece);
    else closed.push(piece);
  }
  end();
  return closed;
}

function isSpacedOut(run: Piece[]): boolean {
  const letters = run.filter(({ text }) => /\p{L}/u.test(text)).length;
  return (
    run.length >= FEWEST_LETTERS &&
    letters > run.length / 2 &&
    usualGap(run) < WIDEST_LETTER_GAP * sizeOf(run)
  );
}

function joinLetters(run: Piece[]): Piece[] {
  const usual = usualGap(run);
  const limit = Math.max(usual * WORD_GAP, usual + 0.1 * sizeOf(run));
  const words: Piece[] = [];
  for (const piece of run) {
    const word = words.at(-1);
    if (word === undefined || piece.u0 - word.u1 > limit) {
      // The wide gap between spaced-out words is a blank, not the gap between two cells.
      if (word !== undefined) word.u1 = Math.max(word.u1, piece.u0 - BLANK * piece.size);
      words.push({ ...piece, spaced: true });
    } else {
      word.text += piece.text;
      word.u1 = piece.u1;
      word.right = Math.max(word.right, piece.right);
      word.left = Math.min(word.left, piece.left);
      word.top = Math.min(word.top, piece.top);
      word.bottom = Math.max(word.bottom, piece.bottom);
    }
  }
  return words;
}

/** The gap between two letters of a word: most gaps are such, so the narrower ones are typical. */
function usualGap(run: Piece[]): number {
  const gaps = run.slice(1).map((piece, index) => piece.u0 - (run[index]?.u1 ?? piece.u0));
  return gaps.sort((a, b) => a - b)[gaps.length >> 2] ?? 0;
}

const sizeOf = (run: Piece[]): number => run[0]?.size ?? 0;
