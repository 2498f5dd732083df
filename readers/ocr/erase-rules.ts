import { findBlots } from './find-blots.ts';
import { inkLevel, type Picture } from './picture.ts';

/** In pixels at 300 dots an inch: no stroke of running text is as long, and few rules are as thick. */
const SHORTEST_RULE = 110;
const THICKEST = 18;
/** So far off, aslant, of the place where two rules cross there is paper; in a black area there is ink. */
const ASLANT = 21;
const FRINGE = 12;
/** What is left of a rule beside the part that was erased, in pixels. */
const BESIDE = 6;
const SLIVER = 10;
const SLIVER_THICK = 4;
/** In parts of the picture's width: shorter than this, and with no line down from it, a line across may underline words. */
const LONGEST_UNDERLINE = 0.4;

const THIN = 1;
const LONG_ACROSS = 2;
const LONG_DOWN = 4;

/** A picture's ink, one row or column at a time. `step` leads to the next pixel, `across` to the next row or column. */
type Run = { start: number; count: number; step: number; across: number; place: number; places: number };

/**
 * Paints the straight lines of tables, underlines and frames white: beside them figures are read with brackets and
 * bars that are not there. Where a stroke crosses a line, the stroke stays. An underline that touches its words stays
 * too: without it 'y' would be read as 'v' and '2' as '7'. The picture has to be straight; it is changed.
 */
export function eraseRules(picture: Picture): void {
  const { width, height, pixels } = picture;
  const level = Math.min(200, inkLevel(picture) + 20);
  const marks = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const row = { start: y * width, count: width, step: 1, across: width, place: y, places: height };
    markRun(pixels, marks, level, row, LONG_ACROSS);
  }
  for (let x = 0; x < width; x += 1) {
    const column = { start: x, count: height, step: width, across: 1, place: x, places: width };
    markRun(pixels, marks, level, column, LONG_DOWN);
  }
  unmarkUnderlines(marks, width, height);
  const crossing = LONG_ACROSS | LONG_DOWN;
  const erased: number[] = [];
  for (let at = 0; at < pixels.length; at += 1) {
    const mark = marks[at] ?? 0;
    if (mark === 0) continue;
    const crosses = (mark & crossing) === crossing && !isInBlack(picture, level, at);
    if ((mark & THIN) !== 0 || crosses) erased.push(at);
  }
  const near = new Uint8Array(pixels.length);
  for (const at of erased) {
    pixels[at] = 255;
    whitenFringe(pixels, near, picture, level, at);
  }
  eraseSlivers(picture, near, level);
}

function unmarkUnderlines(marks: Uint8Array, width: number, height: number): void {
  if (!marks.some((mark) => mark !== 0 && (mark & THIN) === 0)) return;
  const { blots, of } = findBlots({ width, height, pixels: marks.map((mark) => (mark === 0 ? 1 : 0)) }, 0);
  const touched = new Uint8Array(blots.length);
  for (const [at, mark] of marks.entries()) {
    if (mark !== 0 && (mark & THIN) === 0) touched[of[at] ?? 0] = 1;
  }
  const isUnderline = blots.map(
    ({ left, top, right, bottom }, index) =>
      touched[index] === 1 && bottom - top < SHORTEST_RULE && right - left < LONGEST_UNDERLINE * width,
  );
  if (!isUnderline.includes(true)) return;
  for (let at = 0; at < marks.length; at += 1) if (isUnderline[of[at] ?? -1] === true) marks[at] = 0;
}

/** The grey edges of an erased line, and the tint between two, would be read as lines themselves. */
function whitenFringe(
  pixels: Uint8Array,
  near: Uint8Array,
  { width }: Picture,
  level: number,
  at: number,
): void {
  for (const step of [-1, 1, -width, width]) {
    for (let far = 1; far <= FRINGE; far += 1) {
      const beside = at + far * step;
      if ((pixels[beside] ?? 0) > level) pixels[beside] = 255;
      else if (far <= BESIDE) near[beside] = 1;
    }
  }
}

/** Where a line wavers, a thin piece of it is left beside what was erased. */
function eraseSlivers({ width, pixels }: Picture, near: Uint8Array, level: number): void {
  for (let at = 0; at < near.length; at += 1) {
    if (near[at] === 0 || (pixels[at] ?? 255) > level) continue;
    for (const [along, across] of [
      [1, width],
      [width, 1],
    ] as const) {
      let run = 0;
      while (near[at + run * along] === 1 && (pixels[at + run * along] ?? 255) <= level) run += 1;
      if (
        run < SLIVER ||
        isThick(pixels, level, at, across) ||
        isThick(pixels, level, at + (run >> 1) * along, across)
      )
        continue;
      for (let place = 0; place < run; place += 1) {
        for (let aside = 1 - SLIVER_THICK; aside < SLIVER_THICK; aside += 1) {
          pixels[at + place * along + aside * across] = 255;
        }
      }
    }
  }
}

/** Whether the ink at a place goes further across than a sliver's would. */
function isThick(pixels: Uint8Array, level: number, at: number, across: number): boolean {
  let thick = 0;
  for (let aside = -SLIVER_THICK; aside <= SLIVER_THICK; aside += 1) {
    if ((pixels[at + aside * across] ?? 255) <= level) thick += 1;
  }
  return thick > SLIVER_THICK;
}

/** Marks the long runs of ink along one row or column, and where they are thin. */
function markRun(pixels: Uint8Array, marks: Uint8Array, level: number, run: Run, long: number): void {
  const { start, count, step } = run;
  let from = 0;
  for (let index = 0; index <= count; index += 1) {
    if (index < count && (pixels[start + index * step] ?? 255) <= level) continue;
    if (index - from >= SHORTEST_RULE) {
      for (let place = from; place < index; place += 1) {
        const at = start + place * step;
        marks[at] = (marks[at] ?? 0) | long | (isThin(pixels, level, at, run) ? THIN : 0);
      }
    }
    from = index + 1;
  }
}

function isThin(pixels: Uint8Array, level: number, at: number, { across, place, places }: Run): boolean {
  let thick = 1;
  for (const [step, room] of [
    [-across, place],
    [across, places - 1 - place],
  ] as const) {
    for (let far = 1; far <= room && thick <= THICKEST; far += 1) {
      if ((pixels[at + far * step] ?? 255) > level) break;
      thick += 1;
    }
  }
  return thick <= THICKEST;
}

/** Whether the pixel is inside a black area, whose text is white. */
function isInBlack({ width, pixels }: Picture, level: number, at: number): boolean {
  let ink = 0;
  for (const aslant of [-width - 1, -width + 1, width - 1, width + 1]) {
    if ((pixels[at + ASLANT * aslant] ?? 255) <= level) ink += 1;
  }
  return ink >= 3;
}
