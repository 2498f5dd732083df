import { expect, test } from 'vitest';
import type { Page } from '#contract/page.ts';
import { findParts } from './find-parts.ts';

const pageOf = (rows: readonly string[], { size = 11, width = 612 } = {}): Page => {
  let at = 0;
  const lines = rows.map((row) => {
    const start = at;
    at += row.length + 1;
    const box: [number, number, number, number] = [0.12, 0.1, 0.9, 0.12];
    return { start, end: start + row.length, box, size, bold: false, heading: 0, words: [] };
  });
  return { number: 1, text: rows.join('\n'), lines, size: { width, height: 792 }, readable: true };
};
const body = Array.from(
  { length: 30 },
  (_, n) => `No owner may lease a lot for less than ${n + 2} months in any one year.`,
);
const covenants = [1, 2, 3, 4].map((n) =>
  pageOf([
    n === 1 ? 'DECLARATION OF COVENANTS OF MAPLE HOLLOW' : 'Declaration of Maple Hollow',
    n === 1 ? 'Dated March 3, 1998' : `ARTICLE ${n}`,
    ...body,
    `Page ${n} of 4`,
  ]),
);
const exhibit = [1, 2].map((n) =>
  pageOf([n === 1 ? 'EXHIBIT A' : 'Lots 4 to 9', 'Legal Description', ...body]),
);
const minutes = [
  pageOf(
    [
      'Maple Hollow Owners Association',
      'Minutes of the Annual Meeting',
      'March 4, 2025',
      ...body.slice(3, 9),
      'Ann Lee, Secretary',
      'Adjourned',
    ],
    { size: 12 },
  ),
];
const budget = [
  pageOf(
    ['MAPLE HOLLOW 2026 BUDGET', 'Landscaping\t$31,200', 'Water\t$9,000', 'Roads\t$4,000', 'Total\t$44,200'],
    { size: 9, width: 792 },
  ),
];
const joined = (...files: Page[][]) => files.flat().map((page, at) => ({ ...page, number: at + 1 }));

test('a document is one, its articles and exhibits are its own', () => {
  for (const file of [covenants, minutes, budget, [...covenants, ...exhibit]])
    expect(findParts(joined(file))).toEqual([{ first: 1, last: file.length }]);
  expect(findParts([])).toEqual([{ first: 1, last: 0 }]);
});

test('a package is several, in whatever order', () => {
  expect(findParts(joined(covenants, exhibit, minutes, budget))).toEqual([
    { first: 1, last: 6 },
    { first: 7, last: 7 },
    { first: 8, last: 8 },
  ]);
  expect(findParts(joined(budget, minutes, covenants)).map(({ first }) => first)).toEqual([1, 2, 3]);
});
