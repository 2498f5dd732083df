import { type Blot, findBlots } from './find-blots.ts';
import { inkLevel, type Picture, shrink } from './picture.ts';

/** The dots are looked for in a copy that many times smaller: 150 dots an inch. */
const FACTOR = 2;
/** In pixels of the small copy. */
const LARGEST_DOT = 7;
const FARTHEST = 34;
const LEVEL = 3;
/** Below an i's dot stands its stem. */
const STEM = 7;
/** An ellipsis has three or four. */
const FEWEST = 6;
/** How far a gap may be from the usual one of its row, in parts of it; a dot or two may be missing. */
const UNEVEN = 0.3;
const MOST_MISSING = 2;

/**
 * Paints the rows of dots white that lead from an entry to its page or amount: the recognizer takes them for letters
 * ('eeenennns') and loses the word beside them. The picture has to be straight; it is changed.
 */
export function eraseLeaders(picture: Picture): void {
  const small = shrink(picture, FACTOR);
  const level = Math.min(200, inkLevel(small) + 20);
  const dots = findBlots(small, level).blots.filter((blot) => isDot(blot) && !hasStem(small, level, blot));
  const rows = Map.groupBy(dots, ({ bottom }) => Math.floor(bottom / LEVEL));
  const taken = new Set<Blot>();
  for (const dot of dots.toSorted((a, b) => a.left - b.left)) {
    if (taken.has(dot)) continue;
    const row = rowFrom(dot, rows, taken);
    if (row.length < FEWEST || !isEven(row)) continue;
    for (const one of row) {
      taken.add(one);
      whiten(picture, one);
    }
  }
}

function isDot({ left, top, right, bottom }: Blot): boolean {
  const across = right - left;
  const down = bottom - top;
  return across <= LARGEST_DOT && down <= LARGEST_DOT && Math.abs(across - down) <= 3;
}

function hasStem({ width, height, pixels }: Picture, level: number, { left, right, bottom }: Blot): boolean {
  for (let y = bottom + 1; y < Math.min(height, bottom + STEM); y += 1) {
    for (let x = left; x < right; x += 1) if ((pixels[y * width + x] ?? 255) <= level) return true;
  }
  return false;
}

function rowFrom(first: Blot, rows: Map<number, Blot[]>, taken: Set<Blot>): Blot[] {
  const row = [first];
  for (;;) {
    const last = row.at(-1) ?? first;
    const band = Math.floor(last.bottom / LEVEL);
    let next: Blot | undefined;
    for (const near of [band - 1, band, band + 1]) {
      for (const dot of rows.get(near) ?? []) {
        const gap = dot.left - last.left;
        if (gap < 2 || gap > FARTHEST || taken.has(dot) || Math.abs(dot.bottom - last.bottom) > LEVEL)
          continue;
        if (next === undefined || dot.left < next.left) next = dot;
      }
    }
    if (next === undefined) return row;
    row.push(next);
  }
}

function isEven(row: Blot[]): boolean {
  const gaps = row.slice(1).map((dot, index) => dot.left - (row[index]?.left ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 1;
  const odd = gaps.filter((gap) => {
    const dots = Math.max(1, Math.round(gap / usual));
    return dots > MOST_MISSING + 1 || Math.abs(gap / dots - usual) > UNEVEN * usual + 1;
  });
  return odd.length <= gaps.length / 5;
}

function whiten({ width, height, pixels }: Picture, { left, top, right, bottom }: Blot): void {
  for (let y = Math.max(0, top * FACTOR - 1); y < Math.min(height, bottom * FACTOR + 1); y += 1) {
    pixels.fill(
      255,
      y * width + Math.max(0, left * FACTOR - 1),
      y * width + Math.min(width, right * FACTOR + 1),
    );
  }
}
