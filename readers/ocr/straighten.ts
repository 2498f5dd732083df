import { type Blot, findBlots } from './find-blots.ts';
import { inkLevel, lean, type Picture, shrink, turn } from './picture.ts';

/** How a picture was brought upright: turned clockwise by quarters, then by a few degrees. */
export type Turning = { quarters: number; degrees: number };

/** Lines are looked for in a copy of the picture about this many pixels high: letters are still apart in it. */
const SMALL_SIDE = 1650;
/** Longer blots than this share of the page are rules, borders and pictures, which say nothing about the lines. */
const LONGEST_BLOT = 0.12;
/** In pixels of the small copy: anything lower is a speck or a leader's dot. */
const LEAST_SIDE = 4;
const MOST_DEGREES = 9;
const COARSE = 0.5;
const FINE = 0.1;
/** A lean below this is read as well as none, and one above the other has to show. */
const LEAST_DEGREES = 0.25;
const LARGE_DEGREES = 2;
const SHOWS = 1.2;
const FEWEST_LETTERS = 12;
/** In pixels of the small copy: a neighbor further away is none. */
const FARTHEST = 40;

/** Dark points of letters in a small copy of a picture. */
type Points = { xs: Float32Array; ys: Float32Array; width: number; height: number };

/** What the letters of a picture say about its lines. */
export type Lines = {
  /** The share of the letters whose nearest neighbor is beside them, not above or below: 1 for level lines. */
  level: number;
  /** By how many degrees the picture is to be turned clockwise, for its lines to be level if they run across. */
  degreesAcross: number;
  /** The same for lines that run down the page, after a clockwise quarter turn. */
  degreesDown: number;
};

/** Which way the lines of a picture run and how much they lean. Which side is up is not known by this. */
export function findLines(picture: Picture): Lines {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / SMALL_SIDE));
  const small = shrink(picture, factor);
  const { blots, of } = findBlots(small, Math.min(200, inkLevel(small) + 20));
  const longest = LONGEST_BLOT * Math.max(small.width, small.height);
  const isLetter = blots.map(({ left, top, right, bottom }) => {
    const side = Math.max(right - left, bottom - top);
    return side >= LEAST_SIDE && side < longest;
  });
  const letters = blots.filter((_, index) => isLetter[index]);
  if (letters.length < FEWEST_LETTERS) return { level: 1, degreesAcross: 0, degreesDown: 0 };
  const points = pointsOf(small, of, isLetter);
  // A clockwise quarter turn takes (x, y) to (height - y, x).
  const turned = {
    xs: points.ys.map((y) => points.height - y),
    ys: points.xs,
    width: points.height,
    height: points.width,
  };
  return { level: levelShare(letters), degreesAcross: bestLean(points), degreesDown: bestLean(turned) };
}

/** The picture turned as told. */
export function straighten(picture: Picture, { quarters, degrees }: Turning): Picture {
  const upright = turn(picture, quarters);
  return degrees === 0 ? upright : lean(upright, degrees);
}

function pointsOf({ width, height }: Picture, of: Int32Array, isLetter: boolean[]): Points {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let at = 0; at < of.length; at += 1) {
    const y = Math.floor(at / width);
    // Every other row is enough to tell, and half the work.
    if (!isLetter[of[at] ?? -1] || (at & 1) === (y & 1)) continue;
    xs.push(at % width);
    ys.push(y);
  }
  return { xs: Float32Array.from(xs), ys: Float32Array.from(ys), width, height };
}

/** Of the letters with a neighbor, the share whose nearest one is beside them. */
function levelShare(letters: Blot[]): number {
  const cells = new Map<number, Blot[]>();
  const cellOf = (x: number, y: number): number => Math.floor(y / FARTHEST) * 4096 + Math.floor(x / FARTHEST);
  for (const letter of letters) {
    const cell = cellOf((letter.left + letter.right) / 2, (letter.top + letter.bottom) / 2);
    const inside = cells.get(cell);
    if (inside === undefined) cells.set(cell, [letter]);
    else inside.push(letter);
  }
  let beside = 0;
  let all = 0;
  for (const letter of letters) {
    const x = (letter.left + letter.right) / 2;
    const y = (letter.top + letter.bottom) / 2;
    let nearest = FARTHEST;
    let isBeside = false;
    for (const dy of [-FARTHEST, 0, FARTHEST]) {
      for (const dx of [-FARTHEST, 0, FARTHEST]) {
        for (const other of cells.get(cellOf(x + dx, y + dy)) ?? []) {
          if (other === letter) continue;
          const across = Math.abs((other.left + other.right) / 2 - x);
          const down = Math.abs((other.top + other.bottom) / 2 - y);
          const gap = Math.hypot(across, down);
          if (gap >= nearest) continue;
          nearest = gap;
          isBeside = across > down;
        }
      }
    }
    if (nearest === FARTHEST) continue;
    all += 1;
    if (isBeside) beside += 1;
  }
  return all === 0 ? 1 : beside / all;
}

function bestLean(points: Points): number {
  const level = sharpnessAt(points, 0);
  let best = { degrees: 0, sharpness: level };
  const search = (from: number, to: number, step: number): void => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const sharpness = sharpnessAt(points, degrees);
      if (sharpness > best.sharpness) best = { degrees, sharpness };
    }
  };
  search(-MOST_DEGREES, MOST_DEGREES, COARSE);
  search(best.degrees - COARSE, best.degrees + COARSE, FINE);
  const lean = Math.abs(best.degrees);
  if (lean < LEAST_DEGREES || (lean > LARGE_DEGREES && best.sharpness < level * SHOWS)) return 0;
  return best.degrees;
}

/** How sharply the dark points fall into rows when the picture is turned clockwise by so many degrees. */
function sharpnessAt({ xs, ys, width, height }: Points, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil((Math.abs(slope) * width) / 2) + 2;
  const rows = new Float64Array(height + 2 * margin);
  for (let index = 0; index < xs.length; index += 1) {
    const row = Math.round((ys[index] ?? 0) + ((xs[index] ?? 0) - width / 2) * slope) + margin;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) {
    const step = (rows[row] ?? 0) - (rows[row - 1] ?? 0);
    sum += step * step;
  }
  return sum;
}
