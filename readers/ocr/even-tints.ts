import { inkLevel, type Picture } from './picture.ts';

/** Tints are looked for in squares of so many pixels at 300 dots an inch. */
const SQUARE = 32;
/** Changes between ink and paper for each pixel of a square, across and down. Print has up to 0.31, a tint 0.35 to 0.7. */
const DOTTED = 0.34;
/** Fewer squares than this are a photograph's grain or a seal. */
const FEWEST_SQUARES = 12;
/** What a pixel is made the mean of, counted from the middle out: wide enough for the dots, not for the letters. */
const WEIGHTS = [4, 3, 2, 1];
/** Parts of the mean shade around it: what is as dark as the first is ink, what is as light as the second is paper. */
const INK = 0.35;
const PAPER = 0.85;

/**
 * Takes the dots away that a scan in black and white makes of a marker's color, of grey paper or of a shaded table: the
 * words on them can't be recognized otherwise. The rest of the picture stays. Changes the picture.
 */
export function evenTints(picture: Picture): void {
  const { width, pixels } = picture;
  const columns = Math.ceil(width / SQUARE);
  const dotted = dottedSquares(picture, columns);
  if (dotted.size < FEWEST_SQUARES) return;
  const tinted = new Set<number>();
  for (const square of dotted) {
    for (const down of [-columns, 0, columns])
      for (const across of [-1, 0, 1]) tinted.add(square + down + across);
  }
  const source = pixels.slice();
  const means = new Map([...tinted].map((square) => [square, meanShade(picture, square, columns)]));
  for (const square of tinted) {
    const around = [-columns - 1, -columns, 1 - columns, -1, 0, 1, columns - 1, columns, columns + 1];
    const shades = around.map((step) => means.get(square + step) ?? 255).filter((shade) => shade < 250);
    const shade = shades.reduce((sum, one) => sum + one, 0) / Math.max(1, shades.length);
    if (shades.length === 0) continue;
    eachPixel(picture, square, columns, (at) => {
      const even = (smooth(source, width, at) / shade - INK) / (PAPER - INK);
      pixels[at] = Math.round(255 * Math.min(1, Math.max(0, even)));
    });
  }
}

function dottedSquares({ width, height, pixels }: Picture, columns: number): Set<number> {
  const level = inkLevel({ width, height, pixels });
  const changes = new Uint16Array(columns * Math.ceil(height / SQUARE));
  for (let y = 1; y < height; y += 1) {
    const row = Math.floor(y / SQUARE) * columns;
    for (let x = 1, at = y * width + 1; x < width; x += 1, at += 1) {
      const isInk = (pixels[at] ?? 255) <= level;
      const square = row + (x >> 5);
      if (isInk !== (pixels[at - 1] ?? 255) <= level) changes[square] = (changes[square] ?? 0) + 1;
      if (isInk !== (pixels[at - width] ?? 255) <= level) changes[square] = (changes[square] ?? 0) + 1;
    }
  }
  const least = DOTTED * SQUARE * SQUARE;
  return new Set([...changes.keys()].filter((square) => (changes[square] ?? 0) > least));
}

function meanShade(picture: Picture, square: number, columns: number): number {
  let sum = 0;
  let count = 0;
  eachPixel(picture, square, columns, (at) => {
    sum += picture.pixels[at] ?? 255;
    count += 1;
  });
  return sum / Math.max(1, count);
}

/** The pixels of a square, without those at the picture's edge. */
function eachPixel(
  { width, height }: Picture,
  square: number,
  columns: number,
  visit: (at: number) => void,
): void {
  const rim = WEIGHTS.length;
  const left = (square % columns) * SQUARE;
  const top = Math.floor(square / columns) * SQUARE;
  for (let y = Math.max(rim, top); y < Math.min(height - rim, top + SQUARE); y += 1) {
    for (let x = Math.max(rim, left); x < Math.min(width - rim, left + SQUARE); x += 1) visit(y * width + x);
  }
}

function smooth(pixels: Uint8Array, width: number, at: number): number {
  const reach = WEIGHTS.length - 1;
  let sum = 0;
  let all = 0;
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      const weight = (WEIGHTS[Math.abs(down)] ?? 0) * (WEIGHTS[Math.abs(across)] ?? 0);
      sum += weight * (pixels[at + down * width + across] ?? 255);
      all += weight;
    }
  }
  return sum / all;
}
