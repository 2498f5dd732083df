import type { Page } from '#contract/page.ts';
import type { Piece } from '../pdf/form-words.ts';
import { orderPieces } from '../pdf/order-page.ts';
import type { PrintedLine } from '../pdf/read-table.ts';
import { writePage } from '../pdf/write-page.ts';
import { DOUBTFUL, keepWords } from './keep-words.ts';
import { placeWords } from './place-words.ts';
import { type Recognition, sureLetters } from './recognize-picture.ts';

/** A page with less than this was not read: share of its letters that are sure, and how many they are. */
const LEAST_SHARE = 0.3;
const FEWEST_LETTERS = 6;
const ENOUGH_LETTERS = 200;

/** The size of a page as shown, in points. */
export type PageSize = { width: number; height: number };

/** A page from its recognized picture; without text and not readable where the picture gave none worth having. */
export function writeRecognizedPage(number: number, size: PageSize, recognition: Recognition): Page {
  const lines = recognition.lines;
  const words = placeWords(recognition, lines.filter(({ upright }) => upright).map(keepWords), size.width);
  const { sure, share } = sureLetters(lines);
  const blank = lines.length === 0;
  const readable = sure >= ENOUGH_LETTERS || (sure >= FEWEST_LETTERS && share >= LEAST_SHARE);
  const printed = readable ? [...orderPieces(words, []), ...besideThem(recognition, size)] : [];
  const page = writePage(number, printed, size.width, size.height);
  return {
    ...page,
    readable: readable || blank,
    ...(readable || blank ? {} : { fault: 'no_words' }),
    source: 'ocr',
    confidence: blank ? 1 : confidenceOf(words),
    doubtful: doubtfulWords(page.text, printed),
  };
}

/** What is printed up or down beside the other lines (a recorder's stamp in the margin) follows after them. */
function besideThem(recognition: Recognition, size: PageSize): PrintedLine[] {
  return recognition.lines
    .filter(({ upright }) => !upright)
    .map((line) => placeWords(recognition, [keepWords(line)], size.width))
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => ({
      // A blank between each two: the gaps across the page say nothing of a line that does not run across it.
      pieces: pieces.map((piece, index) => ({
        ...piece,
        u0: index * piece.size,
        u1: (index + 0.7) * piece.size,
      })),
      cells: new Set(),
      row: false,
    }));
}

/** The mean over the letters, 0 to 1. */
function confidenceOf(words: Piece[]): number {
  let letters = 0;
  let sum = 0;
  for (const { text, confidence = 100 } of words) {
    letters += text.length;
    sum += confidence * text.length;
  }
  return Math.round(sum / Math.max(1, letters)) / 100;
}

/** Where the words that were hardly made out stand in the page's text, which holds the pieces in order, gaps between. */
function doubtfulWords(text: string, printed: PrintedLine[]): [number, number][] {
  const doubtful: [number, number][] = [];
  let reached = 0;
  for (const piece of printed.flatMap(({ pieces }) => pieces)) {
    const start = text.indexOf(piece.text, reached);
    reached = start + piece.text.length;
    if ((piece.confidence ?? 100) < DOUBTFUL) doubtful.push([start, reached]);
  }
  return doubtful;
}
