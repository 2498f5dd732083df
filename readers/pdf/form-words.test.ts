import { expect, it } from 'vitest';
import { formWords } from './form-words.ts';
import type { Glyph, Style } from './read-glyphs.ts';

const STYLE: Style = { size: 10, bold: false, angle: 0, symbols: false };

/** A letter of 10-point type that takes 5 points. */
const letter = (text: string, x: number, y = 100, style = STYLE): Glyph => ({
  text,
  x,
  y,
  left: x,
  top: y - 8,
  right: x + 5,
  bottom: y + 2,
  style,
});
const typed = (text: string, x = 0): Glyph[] => [...text].map((sign, index) => letter(sign, x + index * 5));
const wordsOf = (glyphs: Glyph[], angle = 0): string[] => formWords(glyphs, angle).map(({ text }) => text);

it('parts words at blanks, gaps, and other lines', () => {
  const below = { ...letter('x', 50, 112) };
  expect(wordsOf([...typed('no pets'), ...typed('dogs', 40), below])).toEqual(['no', 'pets', 'dogs', 'x']);
});

it('parts raised letters from their word, so that a footnote does not change an amount', () => {
  const raised = letter('1', 20, 96, { ...STYLE, size: 6 });
  expect(wordsOf([...typed('$500'), raised])).toEqual(['$500', '1']);
});

it('keeps ligatures whole, two letters alike included', () => {
  const off = [
    letter('o', 0),
    letter('f', 5),
    letter('f', 5),
    letter('i', 5),
    letter('c', 10),
    letter('e', 15),
  ];
  expect(wordsOf(off)).toEqual(['office']);
});

it('lets a ligature reach as far as its last letter, where each has a share of the room', () => {
  const half = (text: string, right: number): Glyph => ({ ...letter(text, 5), left: right - 2.5, right });
  const fine = [letter('a', 0), half('f', 7.5), half('i', 10), letter('n', 10), letter('e', 15)];
  expect(wordsOf(fine)).toEqual(['afine']);
  const apart = [letter('a', 0), half('f', 7.5), half('i', 10), letter('n', 13), letter('e', 18)];
  expect(wordsOf(apart)).toEqual(['afi', 'ne']);
});

it('takes letters painted twice for one bold letter', () => {
  const doubled = typed('fee').flatMap((glyph) => [
    glyph,
    { ...glyph, x: glyph.x + 0.4, style: { ...STYLE } },
  ]);
  expect(formWords(doubled, 0)).toMatchObject([{ text: 'fee', bold: true }]);
});

it('parts a page number from its leader', () => {
  expect(wordsOf(typed('Pets.......12'))).toEqual(['Pets.......', '12']);
});

it('reads text up the page and at a slant', () => {
  const up = [...'No. 7'].map((sign, index) => ({
    ...letter(sign, 50, 500 - index * 5),
    left: 42,
    right: 52,
    top: 495 - index * 5,
    bottom: 500 - index * 5,
  }));
  expect(wordsOf(up, 90)).toEqual(['No.', '7']);
  const slanted = [...'COPY'].map((sign, index) => letter(sign, 100 + index * 5, 500 - index * 5));
  expect(wordsOf(slanted, 45)).toEqual(['COPY']);
});
