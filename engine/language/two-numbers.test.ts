import { describe, expect, it } from 'vitest';
import { contradictoryNumbers } from './two-numbers.ts';

describe('numbers written in two ways', () => {
  it.each([
    ['No more than two (3) cats.', [{ words: 'two (3)', values: [2, 3] }]],
    ['signed by seventy-five (757%) percent of the owners', []],
    ['signed by seventy-five (57%) percent', [{ words: 'seventy-five (57%)', values: [75, 57] }]],
    ['Within twenty-five (52) days.', [{ words: 'twenty-five (52)', values: [25, 52] }]],
    ['Within one hundred twenty (120) days of one thousand (1,000) sales.', []],
    [
      'No more than twenty-five-percent (12%) above it.',
      [{ words: 'twenty-five-percent (12%)', values: [25, 12] }],
    ],
    ['Twenty-five percent (25%) of the lots.', []],
    ['Thirty -five percent (35%) of the lots.', []],
    ['Two-thirds (2/3) of the owners, and Section four (a).', []],
  ])('%s', (text, found) => {
    expect(contradictoryNumbers(text)).toEqual(found);
  });
});
