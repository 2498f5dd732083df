import { expect, test } from 'vitest';
import { readAnalysis } from './read-analysis.ts';
import { yearlyDues } from './yearly-dues.ts';

const yearly = (monthly_fees: number | null, value?: unknown) =>
  yearlyDues(readAnalysis({ monthly_fees, facts: value ? [{ id: 'assessment.regular', value }] : [] }));

test.each([
  [0.83, { amount: 10, period: 'year' }, '$10 a year', null],
  [33.33, { amount: 100, period: 'quarter' }, '$400 a year', '$100 × 4'],
  [250, { amount: 250, period: 'month' }, '$3,000 a year', '$250 × 12'],
  [16.67, { amount: 100, period: 'half_year' }, '$200 a year', '$100 × 2'],
  [250, undefined, '$3,000 a year', '$250 × 12'],
])('a month of %d from %o is %s', (fees, value, text, sum) => {
  expect(yearly(fees, value)).toEqual({ text, sum });
});

test('without fees there is no year', () => {
  expect(yearly(null, { amount: 10 })).toBeNull();
});
