import { describe, expect, it } from 'vitest';
import { says, shows } from '../testing/told-of.ts';

const dues = (text: string) => says('assessment.regular', text, 'other');

describe('dues are told with the year that the text names for them', () => {
  it.each([
    ['Dues for 2031 are $240 a year.', 'for 2031'],
    ['The annual dues for the year 2031 are $240.', 'for 2031'],
    ['The 2031 annual assessment is $240.', 'for 2031'],
    ['Annual dues will be $240 in 2031.', 'for 2031'],
    ['In 2031 the annual dues are $240.', 'for 2031'],
    ['Annual dues 2031: $240 per lot.', 'for 2031'],
    ['The annual dues in 2031 are $240.', 'for 2031'],
    ['The annual fee for FY 2031 is $240.', 'for fiscal year 2031'],
    ['The annual dues for fiscal year 2031 are $240.', 'for fiscal year 2031'],
    ['The fiscal year 2031 annual dues are $240.', 'for fiscal year 2031'],
    ['Annual dues are $240, effective May 1, 2031.', 'from May 1, 2031 on'],
    ['Annual dues are $240 a year starting in 2031.', 'from 2031 on'],
    ['The annual dues will be $240, effective as of May 1, 2031.', 'from May 1, 2031 on'],
  ])('%s', (text, when) => {
    expect(dues(text)).toBe(`You pay $240 a year in regular dues ${when}, which comes to $20 a month.`);
    expect(shows('assessment.regular', text, 'other')).toBe(`$240 a year, ${when}`);
  });

  it.each([
    'Annual dues are $240 and were last raised in 2029.',
    'Annual dues are $240 since the 2029 dues increase.',
    'By the bylaws of 2029, annual dues of $240 are payable in 12 installments.',
    'The annual dues for 2031-32 are $240.',
    'Annual dues are $240.',
  ])('and with none that is not theirs: %s', (text) => {
    expect(dues(text)).not.toMatch(/ (?:for|from) (?:fiscal year )?\d/);
  });

  it('by the row or the heading that they stand in', () => {
    expect(says('assessment.regular', '2031 Assessment per lot\t$240/yr', 'budget')).toMatch(/ for 2031, /);
    expect(dues('# 2031 Annual Dues\n\nThe dues are $240 per year for each lot.')).toMatch(/ for 2031, /);
  });

  it('where they are only proposed as well', () => {
    expect(
      dues('The trustees propose annual dues for 2031 up by $40, the new amount to be $240 if approved.'),
    ).toMatch(/^You would pay \$240 a year in regular dues for 2031, .*: that is proposed\.$/);
  });
});

it('what is paid today is not of the year in the heading over its change', () => {
  const under = (words: string) => dues(`NOTES OF THE BOARD\n\nV. 2032 BUDGET\n\n${words}`);
  expect(under('The current annual assessment is $79.')).not.toContain('2032');
  expect(under('The annual assessment is $79.')).toContain('for 2032');
});
