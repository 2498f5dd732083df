import { expect, it } from 'vitest';
import { inWords } from './passages-in-words.ts';

const shown = (...quotes: string[]) =>
  inWords(quotes.map((quote) => ({ page: 1, start: 0, end: quote.length, quote }))).map(({ quote }) => quote);

it('shows the best two passages, and none that only says what was spoken of', () => {
  expect(shown('Three homes owe dues.', 'Two paid.', 'One did not.')).toHaveLength(2);
  expect(shown('- Discussion on unpaid dues.', 'Three homes owe dues.')).toEqual(['Three homes owe dues.']);
  expect(shown('Review of the late homes')).toEqual([]);
  for (const told of [
    'Discussion on unpaid dues: three homes.',
    'Report of 3 late homes.',
    'Review was put off.',
  ])
    expect(shown(told)).toEqual([told]);
});
