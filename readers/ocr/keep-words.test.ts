import { describe, expect, it } from 'vitest';
import { keepWords } from './keep-words.ts';
import type { RecognizedLine } from './parse-hocr.ts';

const lineOf = (...words: [string, number][]): RecognizedLine => ({
  words: words.map(([text, confidence], index) => ({
    text,
    confidence,
    box: [index * 50, 0, index * 50 + 40, 20],
  })),
  baseline: { x: 0, y: 18, slope: 0 },
  size: 20,
  upright: true,
});
const kept = (...words: [string, number][]): string =>
  keepWords(lineOf(...words))
    .words.map(({ text }) => text)
    .join(' ');
const running: [string, number][] = [
  ['Owners', 95],
  ['shall', 93],
  ['be', 96],
  ['given', 91],
  ['notice', 94],
];

describe('words of a recognized line', () => {
  it('that were hardly made out are kept in running text', () => {
    expect(kept(...running, ['not', 0], ['less', 3], ['than', 96], ['of', 12])).toBe(
      'Owners shall be given notice not less than of',
    );
  });

  it.each([
    ['what the dots of a table of contents are read as', ['eeenennnns', 0]],
    ['what a speck is read as', ['oo', 9]],
    ['a sign', ['~', 40]],
    ['what a stain is read as', ['s3nt;', 4]],
  ] as [string, [string, number]][])('but not %s', (_, word) => {
    expect(kept(...running, word)).toBe('Owners shall be given notice');
  });

  it('that were hardly made out are left out where nothing else was read', () => {
    expect(kept(['sitet', 0], ['Cover', 12], ['plan', 90])).toBe('plan');
  });
});
