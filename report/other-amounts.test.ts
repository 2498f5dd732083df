import { describe, expect, test } from 'vitest';
import type { FactValue } from '#contract/analysis.ts';
import { measuresOf, otherAmounts } from './other-amounts.ts';
import { readAnalysis } from './read-analysis.ts';

const dues: FactValue = { amount: 90, period: 'quarter', per: 'home' };
const also = (id: string, value: FactValue, homes: number | null = null) =>
  otherAmounts({ id, value }, { regularDues: dues, homes }).map(({ text, sum }) => `${text} (${sum})`);

describe('an amount is also told per month and per year', () => {
  test.each<[FactValue, string[]]>([
    [{ amount: 250, period: 'month' }, ['$3,000 a year ($250 × 12)']],
    [dues, ['$30 a month ($90 × 4 ÷ 12)', '$360 a year ($90 × 4)']],
    [{ amount: 300, period: 'half_year' }, ['$50 a month ($300 × 2 ÷ 12)', '$600 a year ($300 × 2)']],
    [{ amount: 100, period: 'year' }, ['about $8.33 a month ($100 ÷ 12)']],
    [{ amount: 120, period: 'year' }, ['$10 a month ($120 ÷ 12)']],
    [{ amount: 25, period: 'once' }, []],
    [{ amount: 50, period: 'day' }, []],
    [{ amount: 25 }, []],
    [{ amount: 2, period: 'times_regular' }, ['$180 at present (2 × $90)']],
    [{ percent: 10 }, []],
    ['restricted', []],
    [4, []],
  ])('%j', (value, expected) => {
    expect(also('assessment.regular', value)).toEqual(expected);
  });
});

test("the whole association's money is also told per home, where the homes are counted", () => {
  expect(also('budget.total_expenses', { amount: 96_000, period: 'year' }, 80)).toEqual([
    '$8,000 a month ($96,000 ÷ 12)',
    '$1,200 a home a year ($96,000 ÷ 80 homes)',
  ]);
  expect(also('reserves.balance', { amount: 24_000 }, 80)).toEqual(['$300 a home ($24,000 ÷ 80 homes)']);
  expect(also('assessment.transfer_fee', { amount: 400 }, 80)).toEqual([]);
  expect(also('budget.total_expenses', { amount: 96_000, period: 'year' }, null)).toHaveLength(1);
});

test('a multiple of dues that are not stated stays a multiple', () => {
  const value: FactValue = { amount: 2, period: 'times_regular' };
  expect(
    otherAmounts({ id: 'assessment.initial_contribution', value }, { regularDues: null, homes: null }),
  ).toEqual([]);
});

test('the measures are the document’s own', () => {
  const fact = (id: string, value: FactValue) => ({
    id,
    label: id,
    value,
    display: '',
    citations: [],
    conflicts: [],
  });
  expect(
    measuresOf(readAnalysis({ facts: [fact('assessment.regular', dues), fact('community.units', 84)] })),
  ).toEqual({ regularDues: dues, homes: 84 });
  expect(measuresOf(readAnalysis({}))).toEqual({ regularDues: null, homes: null });
});
