import type { Piece } from '../pdf/form-words.ts';
import type { RecognizedLine, RecognizedWord } from './parse-hocr.ts';
import type { Recognition } from './recognize-picture.ts';

/** The height that Tesseract gives for a line, in type sizes: from the top of its letters to the tail of a 'p'. */
const LINE_HEIGHT = 0.92;
/** Sizes this near to those of most of the page are the same: they are measured by the letters a line happens to hold. */
const SAME_SIZE = 0.15;
const FALLBACK_SIZE = 11;

/**
 * The words of the lines as pieces in points of the page as shown, `width` points across. In the recognizer's order.
 */
export function placeWords(recognition: Recognition, lines: RecognizedLine[], width: number): Piece[] {
  const pixels = recognition.width / width;
  const toShown = backToShown(recognition);
  const usual = usualLineSize(recognition);
  return lines.flatMap(({ words, baseline, size: height }) => {
    const measured = height / LINE_HEIGHT;
    const same = measured <= 0 || Math.abs(measured - usual) < SAME_SIZE * usual;
    const size = (same ? usual : measured) / pixels || FALLBACK_SIZE;
    return apart(words).map(({ text, confidence, box }) => {
      const [left, top, right, bottom] = box;
      const middle = (left + right) / 2;
      const level = (top + bottom) / 2;
      // The middles of the sides, not the corners: those of a leaning word would take in its neighbours.
      const sides = [
        toShown(left, level),
        toShown(right, level),
        toShown(middle, top),
        toShown(middle, bottom),
      ];
      const xs = sides.map(([x]) => x / pixels);
      const ys = sides.map(([, y]) => y / pixels);
      return {
        text,
        confidence,
        u0: left / pixels,
        u1: right / pixels,
        v: (baseline.y + baseline.slope * (left - baseline.x)) / pixels,
        size,
        bold: false,
        left: Math.min(...xs),
        top: Math.min(...ys),
        right: Math.max(...xs),
        bottom: Math.max(...ys),
        spaced: true,
      };
    });
  });
}

/** Boxes of neighbors that reach into one another (an underline, a speck) are parted in the middle of what they share. */
function apart(words: RecognizedWord[]): RecognizedWord[] {
  const parted = words.map((word): RecognizedWord => ({ ...word, box: [...word.box] }));
  for (const [index, { box }] of parted.entries()) {
    const next = parted[index + 1]?.box;
    if (next === undefined || next[0] >= box[2] || next[0] <= box[0] || next[2] <= box[2]) continue;
    const middle = (next[0] + box[2]) / 2;
    next[0] = middle;
    box[2] = middle;
  }
  return parted;
}

/** Takes a point of the straightened picture to where it stands in the picture as shown. */
function backToShown({ turning, width, height }: Recognition): (x: number, y: number) => [number, number] {
  const quarters = ((turning.quarters % 4) + 4) % 4;
  const [turnedWidth, turnedHeight] = quarters % 2 === 1 ? [height, width] : [width, height];
  const cos = Math.cos((turning.degrees * Math.PI) / 180);
  const sin = Math.sin((turning.degrees * Math.PI) / 180);
  return (x, y) => {
    const fromX = x - turnedWidth / 2;
    const fromY = y - turnedHeight / 2;
    const leantX = fromX * cos + fromY * sin + turnedWidth / 2;
    const leantY = -fromX * sin + fromY * cos + turnedHeight / 2;
    if (quarters === 1) return [leantY, height - leantX];
    if (quarters === 2) return [width - leantX, height - leantY];
    if (quarters === 3) return [width - leantY, leantX];
    return [leantX, leantY];
  };
}

/** The height of most of the page's lines, by words. */
function usualLineSize({ lines }: Recognition): number {
  const heights = lines.flatMap(({ words, size }) => words.map(() => size / LINE_HEIGHT));
  return heights.sort((a, b) => a - b)[heights.length >> 1] ?? 0;
}
