import { type Blot, findBlots } from './find-blots.ts';
import { inkLevel, type Picture, shrink } from './picture.ts';

/** Letters are looked for in a copy of the picture about this many pixels high: 150 dots an inch of a letter-size page. */
const SMALL_SIDE = 1650;
/** In pixels of the small copy: anything lower is a speck. */
const LEAST_HEIGHT = 5;
const LEAST_WIDTH = 2;
/** In parts of the picture's longer side: anything larger is a drawing, a rule or a headline of few letters. */
const TALLEST = 0.025;
const WIDEST = 0.05;
/** Fewer letters than this beside one another are a label on a map, a number in a drawing. */
const SHORTEST_ROW = 8;
/** In pixels of the small copy: the next letter of a line is not further away. */
const FARTHEST = 14;
const BAND = 8;

/**
 * How many letters of a picture stand in rows as print does, whether the rows run across the page or down. A page of
 * text has some two thousand, one with a few lines two hundred, a map with its labels a few dozen.
 */
export function countPrint(picture: Picture): number {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / SMALL_SIDE));
  const small = shrink(picture, factor);
  const { blots } = findBlots(small, Math.min(200, inkLevel(small) + 20));
  const side = Math.max(small.width, small.height);
  const letters = blots.filter(({ left, top, right, bottom }) => {
    const long = Math.max(right - left, bottom - top);
    const short = Math.min(right - left, bottom - top);
    return long >= LEAST_HEIGHT && short >= LEAST_WIDTH && long < WIDEST * side && short < TALLEST * side;
  });
  const down = letters.map(({ left, top, right, bottom, area }) => ({
    left: top,
    top: left,
    right: bottom,
    bottom: right,
    area,
  }));
  return Math.max(inRows(letters), inRows(down));
}

function inRows(letters: Blot[]): number {
  const bands = new Map<number, Blot[]>();
  for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
    const band = Math.floor(letter.bottom / BAND);
    const inside = bands.get(band);
    if (inside === undefined) bands.set(band, [letter]);
    else inside.push(letter);
  }
  const taken = new Set<Blot>();
  let count = 0;
  for (const first of [...bands.values()].flat()) {
    let row = 0;
    for (let letter: Blot | undefined = first; letter !== undefined && !taken.has(letter); row += 1) {
      taken.add(letter);
      letter = nextInRow(bands, letter, taken);
    }
    if (row >= SHORTEST_ROW) count += row;
  }
  return count;
}

function nextInRow(bands: Map<number, Blot[]>, letter: Blot, taken: Set<Blot>): Blot | undefined {
  const height = letter.bottom - letter.top;
  const band = Math.floor(letter.bottom / BAND);
  let next: Blot | undefined;
  for (const near of [band - 1, band, band + 1]) {
    for (const other of bands.get(near) ?? []) {
      if (other.left < letter.left) continue;
      if (other.left - letter.right > FARTHEST || (next !== undefined && other.left >= next.left)) break;
      const ratio = (other.bottom - other.top) / height;
      const isLevel = Math.abs(other.bottom - letter.bottom) <= 3 + height * 0.2;
      if (!taken.has(other) && isLevel && ratio < 2.2 && ratio > 1 / 2.2) next = other;
    }
  }
  return next;
}
