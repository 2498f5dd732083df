import { expect, it } from 'vitest';
import { formSegments } from './form-rows.ts';
import type { Piece } from './form-words.ts';
import { splitColumns } from './split-columns.ts';

/** A line of 10-point words from `u`, 5 points a letter and 3 between words. */
function words(text: string, u: number, v: number): Piece[] {
  let at = u;
  return text.split(' ').map((word) => {
    const u0 = at;
    const u1 = u0 + word.length * 5;
    at = u1 + 3;
    return {
      text: word,
      u0,
      u1,
      v,
      size: 10,
      bold: false,
      spaced: true,
      left: u0,
      right: u1,
      top: v - 8,
      bottom: v + 2,
    };
  });
}
const partsOf = (pieces: Piece[]): string[][] =>
  splitColumns(formSegments(pieces, 1)).map((part) =>
    part.map((segment) => segment.pieces.map(({ text }) => text).join(' ')),
  );
const PROSE = 'owners shall keep their lots clean and tidy';
const prose = (u: number, from: number, count: number, leading = 12): Piece[] =>
  Array.from({ length: count }, (_, index) => words(PROSE, u, from + index * leading)).flat();

it('reads two columns of prose under a headline, the left one first', () => {
  const parts = partsOf([
    ...words('a headline that runs across both of the columns of this page and ends', 50, 80),
    ...prose(50, 100, 12),
    ...prose(320, 104, 12, 13),
  ]);
  expect(parts.map((part) => part.length)).toEqual([1, 12, 12]);
});

it('leaves the rows of a table of amounts together', () => {
  const rows = Array.from({ length: 20 }, (_, index) => [
    ...words('repair of the common area fences', 50, 100 + index * 12),
    ...words('1,200', 320, 100 + index * 12),
    ...words('1,300', 420, 100 + index * 12),
  ]).flat();
  expect(partsOf(rows)).toHaveLength(1);
});

it('reads a table of sentences cell by cell', () => {
  const row = (v: number, left: number, right: number): Piece[] => [
    ...prose(50, v, left),
    ...prose(320, v, right),
  ];
  const parts = partsOf([...row(100, 3, 2), ...row(160, 2, 3), ...row(220, 2, 2), ...row(280, 3, 2)]);
  expect(parts.map((part) => part.length)).toEqual([3, 2, 2, 3, 2, 2, 3, 2]);
});

it('leaves one column alone', () => {
  const wide = Array.from({ length: 30 }, (_, index) =>
    words(`${PROSE} ${PROSE}`, 50, 100 + index * 12),
  ).flat();
  expect(partsOf(wide)).toHaveLength(1);
});
