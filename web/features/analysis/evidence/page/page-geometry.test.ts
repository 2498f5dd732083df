import { expect, test } from 'vitest';
import type { Box } from '#contract/page.ts';
import { citedPages } from '../by-page.ts';
import { pictureWidth } from './picture-address.ts';
import { textBlock } from './text-block.ts';

const line = (left: number, right: number) => ({ box: [left, 0.1, right, 0.2] as Box });

test('the text block is as wide as the widest lines, with a little margin', () => {
  const { left, width } = textBlock([line(0.2, 0.5), line(0.1, 0.85), { box: null }]);
  expect(left).toBeCloseTo(0.07);
  expect(width).toBeCloseTo(0.81);
});

test('a page with little or no text is shown whole', () => {
  expect(textBlock([])).toEqual({ left: 0, width: 1 });
  expect(textBlock([line(0.4, 0.6)])).toEqual({ left: 0, width: 1 });
  expect(textBlock([line(0.01, 0.99)])).toEqual({ left: 0, width: 1 });
});

test.each([
  [300, 800],
  [800, 800],
  [801, 1200],
  [5000, 2000],
])('%i device pixels take a picture %i wide', (pixels, width) => {
  expect(pictureWidth(pixels)).toBe(width);
});

test('a page cited twice has one chip, which opens its first citation', () => {
  const cited = [4, 9, 4].map((page) => ({ page, start: 0, end: 1, quote: 'x' }));
  expect(citedPages(cited)).toEqual([
    { page: 4, index: 0 },
    { page: 9, index: 1 },
  ]);
});
