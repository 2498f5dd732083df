import { expect, it } from 'vitest';
import type { Piece } from './form-words.ts';
import { writePage } from './write-page.ts';

/** Words of 10-point type, 5 points a letter, with the gap before each. */
function textOf(words: [text: string, gap: number, more?: Partial<Piece>][]): string {
  let at = 50;
  const pieces = words.map(([text, gap, more = {}]): Piece => {
    const u0 = at + gap;
    at = u0 + text.length * 5;
    const box = { left: u0, right: at, top: 92, bottom: 102 };
    return { text, u0, u1: at, v: 100, size: 10, bold: false, spaced: gap > 1.5, ...box, ...more };
  });
  return writePage(1, [{ pieces, cells: new Set(), row: false }], 612, 792).text;
}

it.each<[string, [text: string, gap: number, more?: Partial<Piece>][], string]>([
  [
    'words one blank apart',
    [
      ['annual', 0],
      ['dues', 2.5],
    ],
    'annual dues',
  ],
  [
    'parts of one word',
    [
      ['assess', 0],
      ['ment', 0.3],
    ],
    'assessment',
  ],
  [
    'cells',
    [
      ['Landscaping', 0],
      ['31,200', 40],
    ],
    'Landscaping\t31,200',
  ],
  [
    'amounts set close',
    [
      ['$10,044.77', 0],
      ['$5,690.63', 6],
    ],
    '$10,044.77\t$5,690.63',
  ],
  [
    "a dollar sign at its cell's edge",
    [
      ['Water', 0],
      ['$', 5],
      ['1,800.00', 40],
    ],
    'Water\t$1,800.00',
  ],
  [
    'an empty amount',
    [
      ['$', 0],
      ['-', 30],
    ],
    '$-',
  ],
  [
    'a dollar sign in a sentence',
    [
      ['of', 0],
      ['$', 2.5],
      ['95', 1],
    ],
    'of $95',
  ],
  [
    "a footnote's mark",
    [
      ['$500', 0],
      ['1', 0.2, { size: 6, v: 96 }],
    ],
    '$500 1',
  ],
  [
    'an ordinal',
    [
      ['1', 0],
      ['st', 0.2, { size: 6, v: 96 }],
    ],
    '1st',
  ],
  [
    'a justified line',
    [
      ['The', 0],
      ['Board', 12],
      ['shall', 13],
      ['keep', 12],
      ['reserves', 13],
    ],
    'The Board shall keep reserves',
  ],
])('sets %s apart as a reader would', (_, words, expected) => {
  expect(textOf(words)).toBe(expected);
});
