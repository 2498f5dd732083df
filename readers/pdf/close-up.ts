import type { Piece } from './form-words.ts';

const FEWEST_LETTERS = 4;
/** A gap this many times as wide as those between the letters parts two words. */
const WORD_GAP = 1.7;

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
    const near = last !== undefined && piece.u0 - last.u1 < 1.2 * piece.size;
    if (!single || !near) end();
    if (single) run.push(piece);
    else closed.push(piece);
  }
  end();
  return closed;
}

function isSpacedOut(run: Piece[]): boolean {
  return (
    run.length >= FEWEST_LETTERS && run.filter(({ text }) => /\p{L}/u.test(text)).length > run.length / 2
  );
}

function joinLetters(run: Piece[]): Piece[] {
  const gaps = run.slice(1).map((piece, index) => piece.u0 - (run[index]?.u1 ?? piece.u0));
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 2] ?? 0;
  const words: Piece[] = [];
  for (const [index, piece] of run.entries()) {
    const word = words.at(-1);
    const gap = gaps[index - 1] ?? 0;
    if (word === undefined || gap > Math.max(usual * WORD_GAP, usual + 0.1 * piece.size)) {
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
