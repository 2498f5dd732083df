import { expect, it } from 'vitest';
import { mergeReadings } from './merge-readings.ts';
import type { RecognizedLine } from './parse-hocr.ts';

/** A line of words, each 50 pixels wide, shifted to the right by so many. */
const lineOf = (text: string, shift = 0): RecognizedLine => ({
  words: text.split(' ').map((word, index) => ({
    text: word,
    confidence: 92,
    box: [index * 60 + shift, 10, index * 60 + 50 + shift, 30],
  })),
  baseline: { x: 0, y: 28, slope: 0 },
  size: 20,
  upright: true,
});
const merged = (first: string, second: string, shift = 0): string =>
  mergeReadings([lineOf(first)], [lineOf(second, shift)])
    .flatMap(({ words }) => words)
    .map(({ text }) => text)
    .join(' ');

it('takes a common word for one that is none', () => {
  expect(merged('Owners shsll meet 2ach vear', 'Cwners shall meet each year.')).toBe(
    'Owners shall meet each year.',
  );
});

it('takes a word that the page uses elsewhere', () => {
  expect(merged('the pocl pool pool pool', 'the pool pool pool pool')).toBe('the pool pool pool pool');
});

it('keeps what neither reading makes a known word, and figures', () => {
  expect(merged('Brcok 1,080.00 of', 'Brook 7,080.00 ot')).toBe('Brcok 1,080.00 of');
});

it('takes nothing from another place', () => {
  expect(merged('shsll be', 'shall be', 30)).toBe('shsll be');
});
