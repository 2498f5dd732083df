import { describe, expect, it } from 'vitest';
import { readDoc } from '../../document.ts';
import { linesOfText } from '../../structure/printed.ts';
import { docOf } from '../../testing/doc-of.ts';
import { factsOf } from '../../testing/facts-in.ts';
import { budgetYear } from './budget-year.ts';

function year(text: string) {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const doc = readDoc([{ ...page, source: 'ocr', confidence: 0.9 } as const], 'budget');
  return factsOf(doc, [budgetYear])['budget.year'];
}

describe('a year that a scan misread', () => {
  it('is none where it comes long after the few others of the paper', () => {
    expect(year('Budget 2050\nLoan, ends May 2032\nTax refund of 2029')).toBeUndefined();
  });

  it('is told where the others are near, or where it stands twice', () => {
    expect(year('Budget 2031\nLoan, ends May 2032\nTax refund of 2029')).toBe(2031);
    expect(year('Budget 2050\nDues of 2050\nLoan of 2032\nTax refund of 2029')).toBe(2050);
  });
});

it('the day on which a report is given is no end of its period', () => {
  const statement = (title: string) =>
    factsOf(docOf(`${title}\n2030 Year End Treasurer’s Report\n\nDues 900\n`, 'financial'), [budgetYear])[
      'budget.year'
    ];
  expect(statement('Treasurer Report, May 16, 2031')).toBe(2030);
  expect(
    factsOf(docOf('Fund Balances March 31, 2031\n\nDues 900\n', 'financial'), [budgetYear])['budget.year'],
  ).toBe(2031);
});

it('budgets of several years on sheets one after the other are for the latest', () => {
  const sheets = (...titles: readonly string[]) =>
    factsOf(docOf(titles.map((title) => `Alder Lane HOA\n\n${title}\n\nDues\t900`).join('\n\n'), 'budget'), [
      budgetYear,
    ])['budget.year'];
  expect(sheets('2030 Budget', '2031 Approved Budget')).toBe(2031);
  expect(sheets('2031 Budget', 'Compared with the 2030 budget')).toBe(2031);
});
