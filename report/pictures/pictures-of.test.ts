import { expect, test } from 'vitest';
import type { FactValue } from '#contract/analysis.ts';
import { readAnalysis } from '../read-analysis.ts';
import { tableSaysMore } from './picture.ts';
import { picturesOf } from './pictures-of.ts';

const citations = [{ page: 1, start: 0, end: 1, quote: 'x' }];
const facts = (values: Record<string, FactValue | readonly FactValue[]>) =>
  Object.entries(values).flatMap(([id, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: FactValue) => ({
      id,
      label: id,
      value: one,
      display: '',
      citations,
      conflicts: [],
    })),
  );
const drawn = (values: Record<string, FactValue | readonly FactValue[]>) =>
  picturesOf(readAnalysis({ facts: facts(values) }));
const yearly = (amount: number): FactValue => ({ amount, period: 'year' });

test('dues before a stated change and at the full yearly limit, each with its arithmetic', () => {
  const [dues] = drawn({
    'assessment.regular': { amount: 106, period: 'month' },
    'budget.dues_change': 6,
    'assessment.increase_cap': 10,
  });
  expect(dues).toMatchObject({ kind: 'bars', id: 'dues' });
  expect(dues?.table.rows.map(([when, amount, how]) => [when, amount, how]).slice(0, 4)).toEqual([
    ['Before', 'about $100', '$106 ÷ 1.06'],
    ['As stated', '$106', 'Stated in the document'],
    ['Year 1', 'about $117', '$106 × 1.1'],
    ['Year 2', 'about $128', '$106 × 1.1 × 1.1'],
  ]);
  expect(dues?.sentence).toBe(
    'The document states dues of $106 a month. They rose by 6%. If the board raised them every year by the full 10% allowed without a vote, they would be about $171 a month in 5 years.',
  );
});

test('the reserves are in the split of a budget only where the sums tell how they are counted', () => {
  const budget = (income: number) => ({
    'budget.total_income': yearly(income),
    'budget.total_expenses': yearly(1000),
    'budget.reserve_contribution': yearly(200),
    'budget.management_fee': yearly(300),
    'budget.insurance': yearly(100),
  });
  const shares = (income: number) => {
    const [picture] = drawn(budget(income));
    return picture?.kind === 'split' && picture.slices.map(({ label, display }) => `${label} ${display}`);
  };
  expect(shares(1000)).toEqual([
    'Paid into reserves $200 (20%)',
    'Management $300 (30%)',
    'Insurance $100 (10%)',
    'Everything else $400 (40%)',
  ]);
  // On top of the expenses.
  expect(shares(1200)).toEqual([
    'Paid into reserves $200 (16.7%)',
    'Management $300 (25%)',
    'Insurance $100 (8.3%)',
    'Everything else $600 (50%)',
  ]);
  // Neither sum meets the income.
  expect(shares(1500)).toEqual([
    'Management $300 (30%)',
    'Insurance $100 (10%)',
    'Everything else $600 (60%)',
  ]);
});

test.each([
  [29.9, 'High risk'],
  [30, 'Moderate'],
  [69.9, 'Moderate'],
  [70, 'Healthy'],
  [130, 'Healthy'],
])('reserves that are %d%% funded are in the band %s', (percent, band) => {
  const [gauge] = drawn({ 'reserves.percent_funded': percent });
  expect(gauge).toMatchObject({ kind: 'gauge', percent, marks: [30, 70] });
  expect(gauge?.sentence).toContain(`% funded. ${band}: `);
});

test('without the percentage it is worked out from balance and ideal, and says so', () => {
  const [gauge] = drawn({
    'reserves.balance': { amount: 50_000 },
    'reserves.fully_funded_balance': { amount: 80_000 },
  });
  expect(gauge?.table.rows).toEqual([
    ['Percent funded', '62.5%', '$50,000 ÷ $80,000'],
    ['Reserve balance', '$50,000', 'Stated in the document'],
    ['Ideal (fully funded)', '$80,000', 'Stated in the document'],
    ['Short of the ideal by', '$30,000', '$80,000 − $50,000'],
  ]);
});

test('what is saved against what is advised, and what must be replaced, the soonest first', () => {
  const part = (name: string, left: number, cost: number) => ({ name, remaining_life_years: left, cost });
  const [saved, replaced] = drawn({
    'reserves.recommended_contribution': yearly(20_000),
    'reserves.current_contribution': yearly(15_000),
    'reserves.components': [part('Roof', 9, 90_000), part('Fence', 2, 8_000), part('Sign', 0, 500)],
  });
  expect(saved?.sentence).toBe(
    '$15,000 a year goes into the reserves. $20,000 is recommended: that is $5,000 more.',
  );
  expect(replaced?.table.rows).toEqual([
    ['Sign', '0', '$500'],
    ['Fence', '2', '$8,000'],
    ['Roof', '9', '$90,000'],
  ]);
  expect(replaced?.sentence).toContain(
    '2 parts of the property come due within 5 years, at a total of $8,500',
  );
  expect(saved && tableSaysMore(saved)).toBe(true);
  expect(replaced && tableSaysMore(replaced)).toBe(false);
});

test.each<[string, Record<string, FactValue>]>([
  ['dues without a change or a limit', { 'assessment.regular': { amount: 90, period: 'month' } }],
  ['a limit without dues', { 'assessment.increase_cap': 10 }],
  ['dues that stay the same', { 'assessment.regular': { amount: 90 }, 'budget.dues_change': 0 }],
  ['one part of a budget', { 'budget.total_expenses': yearly(100), 'budget.insurance': yearly(10) }],
  [
    'parts that are more than the whole',
    {
      'budget.total_expenses': yearly(100),
      'budget.insurance': yearly(90),
      'budget.management_fee': yearly(80),
    },
  ],
  ['a balance without an ideal', { 'reserves.balance': { amount: 10 } }],
  [
    'an ideal of nothing',
    { 'reserves.balance': { amount: 10 }, 'reserves.fully_funded_balance': { amount: 0 } },
  ],
  ['one part to replace', { 'reserves.components': { name: 'Roof', cost: 1, remaining_life_years: 1 } }],
  ['nothing', {}],
])('%s draws nothing', (_, values) => {
  expect(drawn(values)).toEqual([]);
});
