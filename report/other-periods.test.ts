import { expect, test } from 'vitest';
import type { FactValue } from '#contract/analysis.ts';
import { otherPeriods } from './other-periods.ts';

const dues: FactValue = { amount: 90, period: 'quarter', per: 'home' };

test.each<[FactValue, string[]]>([
  [{ amount: 250, period: 'month' }, ['$3,000 a year']],
  [dues, ['$30 a month', '$360 a year']],
  [{ amount: 100, period: 'year' }, ['$8.33 a month']],
  [{ amount: 25, period: 'once' }, []],
  [{ amount: 50, period: 'day' }, []],
  [{ amount: 25 }, []],
  [{ amount: 2, period: 'times_regular' }, ['$180 at present']],
  [{ percent: 10 }, []],
  ['restricted', []],
  [4, []],
])('%j is also %j', (value, also) => {
  expect(otherPeriods(value, dues)).toEqual(also);
});

test('a multiple of dues that are not stated stays a multiple', () => {
  expect(otherPeriods({ amount: 2, period: 'times_regular' }, undefined)).toEqual([]);
});
