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

const startsOf = (...files: Page[][]) => findParts(joined(...files)).map(({ first }) => first);
const letter = [
  pageOf([
    'Maple Hollow Owners Association',
    'P.O. Box 12, Salem, OR 97301',
    'Dear Owner:',
    ...body.slice(0, 20),
    'Sincerely,',
    'Ann Lee, President',
  ]),
];
const plainPage = (label?: string, ...titles: string[]): Page => ({
  ...pageOf(body),
  ...(label !== undefined && { label }),
  ...(titles.length > 0 && { bookmarks: titles.map((title) => ({ title, level: 1 })) }),
});

test('a recorded instrument begins with who prepared it, a letter with whom it is from', () => {
  const recorded = [pageOf(['After recording return to:', 'Fern & Lee, Attorneys', ...body]), pageOf(body)];
  expect(startsOf(covenants, recorded)).toEqual([1, 5]);
  expect(startsOf(covenants, letter)).toEqual([1, 5]);
});

test('pages of one scan may differ by some points', () => {
  const scan = [612, 618, 604, 615].map((width, n) =>
    pageOf(n === 0 ? ['RULES OF MAPLE HOLLOW', ...body] : body, { width }),
  );
  expect(startsOf(scan)).toEqual([1]);
});

test('what follows a table of contents belongs to it', () => {
  for (const gap of [' ........ ', '\t']) {
    const contents = ['Use', 'Dues', 'Meetings', 'Board'].map((title, n) => `${title}${gap}${n + 3}`);
    const page = pageOf(['TABLE OF CONTENTS', 'Rules of Maple Hollow', ...contents]);
    expect(startsOf([page], covenants)).toEqual([1]);
  }
});

test('the outline of the file says where a document begins, but not where an article does', () => {
  expect(startsOf(covenants, [plainPage(undefined, 'bylaws-2019.pdf')], [plainPage()])).toEqual([1, 5]);
  expect(startsOf(covenants, [plainPage(undefined, 'Article V Bylaws')], [plainPage()])).toEqual([1]);
});

test('page labels that begin again speak for a border, those that go on against it', () => {
  const named = (label: string): Page => ({
    ...pageOf([
      'RULES AND REGULATIONS',
      'of Maple Hollow',
      ...body.slice(0, 20),
      'Please keep this copy.',
      'Ask us for another.',
    ]),
    label,
  });
  expect(startsOf([plainPage('A-1'), plainPage('A-2')], [named('B-1')])).toEqual([1, 3]);
  expect(startsOf([plainPage('A-1'), plainPage('A-2')], [named('A-3')])).toEqual([1]);
});
