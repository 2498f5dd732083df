import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeUp } from './close-up.ts';
import { dropDoubles } from './drop-doubles.ts';
import { formRows, formSegments } from './form-rows.ts';
import type { Piece } from './form-words.ts';

/** A word of 10-point type, each letter 5 points wide. */
function piece(text: string, u0: number, v: number, more: Partial<Piece> = {}): Piece {
  const size = more.size ?? 10;
  const u1 = u0 + text.length * size * 0.5;
  const box = { left: u0, right: u1, top: v - size * 0.78, bottom: v + size * 0.22 };
  return { text, u0, u1, v, size, bold: false, spaced: true, ...box, ...more };
}
const rowsOf = (pieces: Piece[]): string[] =>
  formRows(formSegments(pieces, 1)).map((row) => row.pieces.map(({ text }) => text).join(' '));

describe('formRows', () => {
  it('puts cells painted column by column side by side', () => {
    const pieces = [piece('Water', 0, 10), piece('Snow', 0, 22), piece('$40', 200, 10), piece('$9', 205, 22)];
    expect(rowsOf(pieces)).toEqual(['Water $40', 'Snow $9']);
  });

  it('keeps raised letters on their line, whichever is painted first', () => {
    const raised = piece('th', 20, 5.5, { size: 6 });
    expect(rowsOf([piece('the', 0, 10), piece('4', 15, 10), raised, piece('of', 30, 10)])).toEqual([
      'the 4 th of',
    ]);
    expect(rowsOf([raised, piece('the', 0, 10), piece('4', 15, 10)])).toEqual(['the 4 th']);
  });

  it('parts lines set solid, and words painted over one another', () => {
    expect(rowsOf([piece('one', 0, 10), piece('two', 0, 19)])).toEqual(['one', 'two']);
    expect(rowsOf([piece('body text', 0, 10), piece('stamp', 10, 11)])).toHaveLength(2);
  });

  it('follows a line that leans more than its height', () => {
    const words = Array.from({ length: 30 }, (_, index) => piece('word', index * 23, 100 + index * 0.5));
    const below = words.map((word) => piece('next', word.u0, word.v + 12));
    expect(rowsOf([...words, ...below])).toHaveLength(2);
  });

  it('loses and invents no piece', () => {
    const anywhere = fc.record({ text: fc.constantFrom('a', 'word', '$5'), u: fc.nat(600), v: fc.nat(700) });
    fc.assert(
      fc.property(fc.array(anywhere, { maxLength: 60 }), (places) => {
        const pieces = places.map(({ text, u, v }) => piece(text, u, v));
        const read = formRows(formSegments(pieces, 1)).flatMap((row) => row.pieces);
        expect(new Set(read)).toEqual(new Set(pieces));
        expect(read).toHaveLength(pieces.length);
      }),
    );
  });
});

describe('closeUp', () => {
  const spaced = (text: string, gap: number): Piece[] =>
    [...text].flatMap((letter, index) => (letter === ' ' ? [] : [piece(letter, index * (5 + gap), 0)]));
  const read = (pieces: Piece[]): string =>
    closeUp(pieces)
      .map(({ text }) => text)
      .join(' ');

  it('joins letters that are set apart, word by word', () => {
    expect(read(spaced('ARTICLE IV', 4))).toBe('ARTICLE IV');
  });

  it('leaves figures, initials and short runs alone', () => {
    expect(read(spaced('12345', 4))).toBe('1 2 3 4 5');
    expect(read([piece('J', 0, 0), piece('B', 9, 0), piece('Smith', 18, 0)])).toBe('J B Smith');
  });
});

describe('dropDoubles', () => {
  it('keeps one of two copies and takes an offset for bold', () => {
    const [only, ...others] = dropDoubles([piece('Total', 0, 10), piece('Total', 0.4, 10)]);
    expect(only).toMatchObject({ text: 'Total', bold: true });
    expect(others).toEqual([]);
  });

  it('keeps the same word at another place', () => {
    expect(dropDoubles([piece('the', 0, 10), piece('the', 40, 10), piece('the', 0, 22)])).toHaveLength(3);
  });
});
