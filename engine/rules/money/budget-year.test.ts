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

it('a report of what was is not for the year of a budget to come', () => {
  const of = (words: string) =>
    factsOf(
      docOf(
        `Treasurer's report, April 16, 2031\n\nReserves were $478,200. We ended the quarter with $62,930 in the bank. ${words}`,
        'financial',
      ),
      [budgetYear],
    )['budget.year'];
  expect(of('It is to be looked at with the 2032 budget.')).toBeUndefined();
  expect(of('It is in the 2031 budget.')).toBe(2031);
});

it('a statement of last year before a budget is not what the budget is for', () => {
  const yearOf = (title: string) =>
    factsOf(
      docOf(`Statement of Elm Court\nPeriod = Jan 2030-Dec 2030\nTotal income\t9,000\n\n${title}`, 'budget'),
      [budgetYear],
    )['budget.year'];
  expect(yearOf('Elm Court Condominium Association - 2031 Budget')).toBe(2031);
  expect(yearOf('Elm Court Condominium Association')).toBe(2030);
});

it('the day on which a report is given is no end of its period', () => {
  const statement = (title: string) =>
    factsOf(docOf(`${title}\n2030 Year End Treasurer’s Report\n\nDues 900\n`, 'financial'), [budgetYear])[
      'budget.year'
    ];
  expect(statement('Treasurer Report, May 16, 2031')).toBe(2030);
  expect(
    factsOf(docOf('As of March 31st, 2031\n\nDues 900\n', 'financial'), [budgetYear])['budget.year'],
  ).toBe(2031);
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

it('a statement is of its own year, whatever budget stands beside it', () => {
  const of = (text: string) => factsOf(docOf(text, 'financial'), [budgetYear])['budget.year'];
  expect(of('Actual 2031\nBudget 2032\n\nOperating Statement 2031\n\nDues 900 1,000\n')).toBe(2031);
  expect(of('Past years\n2033\n2032\n2031\n\nProfit & Loss vs. Actual 2031\n\nDues 900\n')).toBe(2031);
});

it('the budget that is set beside it is not what a budget is for', () => {
  const yearOf = (title: string) => factsOf(docOf(title, 'budget'), [budgetYear])['budget.year'];
  expect(yearOf('BUDGET FOR 2032, with 2031 budget and actual')).toBe(2032);
  expect(yearOf('BUDGET, 2031 budget and actual')).toBe(2031);
});

it('a comment on the next budget is no year of a statement', () => {
  const of = (comment: string) =>
    factsOf(
      docOf(
        `MONTHLY FINANCIAL REPORT - SEPTEMBER 1998\nBALANCE SHEET AS OF 9/30/98\nCash\t900\n\n${comment}`,
        'financial',
      ),
      [budgetYear],
    )['budget.year'];
  expect(of('5. 1999 Budget. The draft goes out in October.')).toBe(1998);
  expect(of('1999 BUDGET')).toBe(1999);
});
