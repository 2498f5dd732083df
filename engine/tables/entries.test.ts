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
