import { describe, expect, it } from 'vitest';
import { readDoc } from '../document.ts';
import { docOf } from '../testing/doc-of.ts';
import { tableOf } from '../testing/printed-table.ts';
import { entries } from './entries.ts';

describe('entries', () => {
  it('takes rows with figures, their labels without account numbers, and the heading over them', () => {
    const doc = docOf(
      [
        'Income',
        '4001 Assessments\t$61,200\t$ 64,800',
        'Late fees\t(120.50)\t-',
        'TOTAL INCOME ......\t61,079.50',
      ].join('\n'),
    );
    const list = entries(doc).map(({ label, under, figures }) => [label, under, figures.map((f) => f.value)]);
    expect(list).toEqual([
      ['assessments', 'income', [61_200, 64_800]],
      ['late fees', 'income', [-120.5, 0]],
      ['total income', 'income', [61_079.5]],
    ]);
  });
});

it('tells names and sums that stand side by side apart, a bracket of words being no sum', () => {
  const doc = docOf(
    'Expenses\nLegal\t1,500\t4,875\n\nBank balances 12/31/2030: Checking\t$11,204.18\tRoad savings $63,880.02\tCD (6 mo.) $25,000.00',
    'financial',
  );
  expect(
    entries(doc).map(({ label, under, figures }) => [label, under, figures.map((f) => f.value)]),
  ).toEqual([
    ['legal', 'expenses', [1500, 4875]],
    ['checking', 'bank balances 12/31/2030', [11_204.18]],
    ['road savings', 'bank balances 12/31/2030', [63_880.02]],
    ['cd (6 mo.)', 'bank balances 12/31/2030', [25_000]],
  ]);
  expect(
    entries(docOf('CD (6 mo.) $25,000.00\t$24,000.00\t$1,000.00', 'financial'))[0]?.figures.map(
      (f) => f.value,
    ),
  ).toEqual([25_000, 24_000, 1000]);
});

it('takes the column whose twelfth stands beside it for the year, where a scan lost the headers', () => {
  const table = `
Landscaping|3,000|3,600|300.00
Water|1,000|1,200|100.00
Power|700|840|70.00
Insurance|2,000|2,400|200.00`;
  const doc = readDoc([tableOf(table, [0.5, 0.65, 0.8])], 'budget');
  expect(entries(doc).map(({ figures }) => figures.map(({ header }) => header))).toEqual(
    Array.from({ length: 4 }, () => ['', 'annual budget', 'month']),
  );
});

it('tells which part of a statement a row stands in', () => {
  const doc = docOf(
    'ASSETS\nChecking\t100\nLIABILITIES & EQUITY\nLoan payable\t60\nIncome\nDues\t90\nExpenses\nWater\t20',
    'financial',
  );
  expect(entries(doc).map(({ label, part }) => [label, part])).toEqual([
    ['checking', 'assets'],
    ['loan payable', 'liabilities'],
    ['dues', 'income'],
    ['water', 'expenses'],
  ]);
});
