import { describe, expect, it } from 'vitest';
import { eraseLeaders } from './erase-leaders.ts';
import { eraseRules } from './erase-rules.ts';
import { evenTints } from './even-tints.ts';
import { lean, type Picture, turn } from './picture.ts';
import { findLines, straighten } from './straighten.ts';
import { whitenBorders } from './whiten-borders.ts';

const WIDTH = 900;
const HEIGHT = 1200;
const blank = (): Picture => ({
  width: WIDTH,
  height: HEIGHT,
  pixels: new Uint8Array(WIDTH * HEIGHT).fill(255),
});
const paint = (
  { width, pixels }: Picture,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void => {
  for (let y = top; y < bottom; y += 1) pixels.fill(0, y * width + left, y * width + right);
};
const inkOf = ({ pixels }: Picture): number => pixels.reduce((sum, pixel) => sum + (pixel < 128 ? 1 : 0), 0);

/** Twenty lines of boxes as large as letters. */
function lettered(): Picture {
  const picture = blank();
  for (let line = 0; line < 20; line += 1) {
    for (let letter = 0; letter < 40; letter += 1) {
      const left = 100 + letter * 17 + Math.floor(letter / 6) * 9;
      if (left < 780)
        paint(picture, left, 120 + line * 48, left + 11, 120 + line * 48 + 14 + (letter % 3) * 3);
    }
  }
  return picture;
}

describe('finding the lines of a picture', () => {
  it.each([-6, -2.5, -0.5, 0, 0.7, 4])('turned by %s degrees', (degrees) => {
    const { level, degreesAcross } = findLines(lean(lettered(), degrees));
    expect(level).toBeGreaterThan(0.8);
    expect(Math.abs(degreesAcross + degrees)).toBeLessThan(0.3);
  });

  it.each([1, 3])('on its side, turned by %s quarters', (quarters) => {
    const { level, degreesDown } = findLines(turn(lean(lettered(), 2), quarters));
    expect(level).toBeLessThan(0.2);
    expect(Math.abs(degreesDown + 2)).toBeLessThan(0.3);
  });

  it('finds none in a blank picture', () => {
    expect(findLines(blank())).toEqual({ level: 1, degreesAcross: 0, degreesDown: 0 });
  });
});

it('turns pictures back', () => {
  const picture = lettered();
  for (const quarters of [1, 2, 3]) {
    expect(straighten(turn(picture, quarters), { quarters: 4 - quarters, degrees: 0 })).toEqual(picture);
  }
});

it('erases the lines of a table and leaves its letters', () => {
  const picture = lettered();
  const before = inkOf(picture);
  for (const y of [100, 300, 700]) paint(picture, 60, y, 840, y + 5);
  for (const x of [60, 430, 840]) paint(picture, x, 100, x + 4, 1100);
  eraseRules(picture);
  expect(inkOf(picture)).toBeLessThanOrEqual(before);
  expect(inkOf(picture)).toBeGreaterThan(before * 0.97);
});

it('leaves an underline that touches its words, and erases one that stands below them', () => {
  const picture = lettered();
  paint(picture, 100, 400, 106, 440);
  paint(picture, 90, 430, 300, 435);
  const before = inkOf(picture);
  eraseRules(picture);
  expect(inkOf(picture)).toBe(before);
  paint(picture, 500, 431, 720, 436);
  eraseRules(picture);
  expect(inkOf(picture)).toBe(before);
});

it('whitens the dark edges of a scan, and nothing else', () => {
  const picture = lettered();
  const before = inkOf(picture);
  paint(picture, 0, 0, 40, HEIGHT);
  paint(picture, 0, 1170, WIDTH, HEIGHT);
  whitenBorders(picture);
  expect(inkOf(picture)).toBe(before);
});

it("takes a marker's dots away and leaves the letters on it", () => {
  const picture = lettered();
  const before = inkOf(picture);
  const { width, pixels } = picture;
  for (let y = 90; y < 260; y += 2) {
    for (let x = 60 + (y & 2); x < 800; x += 4) pixels.fill(0, y * width + x, y * width + x + 2);
  }
  expect(inkOf(picture)).toBeGreaterThan(before * 1.15);
  evenTints(picture);
  expect(inkOf(picture)).toBeGreaterThan(before * 0.9);
  expect(inkOf(picture)).toBeLessThan(before * 1.1);
});

it('leaves a picture without tints as it is', () => {
  const picture = lettered();
  evenTints(picture);
  expect(picture).toEqual(lettered());
});

describe('rows of dots', () => {
  const dots = (picture: Picture, count: number, gap: number, y = 300): void => {
    for (let dot = 0; dot < count; dot += 1) paint(picture, 100 + dot * gap, y, 106 + dot * gap, y + 6);
  };

  it('that lead to a page number are erased', () => {
    const picture = blank();
    paint(picture, 40, 270, 80, 306);
    dots(picture, 20, 24);
    paint(picture, 640, 270, 660, 306);
    const words = 40 * 36 + 20 * 36;
    expect(inkOf(picture)).toBe(words + 20 * 36);
    eraseLeaders(picture);
    expect(inkOf(picture)).toBe(words);
  });

  it.each([
    ['an ellipsis', 3, 24, 0],
    ["the dots of i's", 9, 24, 1],
    ['specks that are far apart', 9, 85, 0],
  ])('but not %s', (_, count, gap, stems) => {
    const picture = blank();
    dots(picture, count, gap);
    for (let dot = 0; dot < count * stems; dot += 1)
      paint(picture, 100 + dot * gap, 312, 106 + dot * gap, 340);
    const before = inkOf(picture);
    eraseLeaders(picture);
    expect(inkOf(picture)).toBe(before);
  });
});
