import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';
import { shows } from '../testing/told-of.ts';

function yearTold(text: string, documentType: DocumentType) {
  const pages = [{ number: 1, text, lines: linesOfText(text), size: null, readable: true }];
  const { key_points, facts } = analyze(pages, { documentType });
  return {
    said: key_points.map((point) => point.text).find((point) => / (?:(?:is|are) for|go up to) /.test(point)),
    shown: facts.find(({ id }) => id === 'budget.year')?.display,
  };
}

describe('the year of a budget that a meeting deals with', () => {
  it('is not that of the budget it is compared to', () => {
    expect(
      shows(
        'budget.year',
        'The treasurer then reviewed the 2031 Gull Creek HOA budget. No major changes from the 2030 budget are expected.',
        'minutes',
      ),
    ).toBe('The budget it speaks of is for 2031');
  });
});

describe('a budget for several years', () => {
  it.each([
    ['2031-2033 Budget (Approved)\n\nMowing\t9,000', 'The budget is for 2031 to 2033.'],
    ['Budget for 2031 through 2033\n\nMowing\t9,000', 'The budget is for 2031 to 2033.'],
    ['Based on the 2031 Budget and 2030–2031 owner statements\n\nMowing\t9,000', 'The budget is for 2031.'],
    ['2031 Budget\n\nSee the paving plan 2031-2036.\n\nMowing\t9,000', 'The budget is for 2031.'],
  ])('is told as such: %s', (text, said) => {
    expect(yearTold(text, 'budget').said).toBe(said);
  });
});

describe('the period of figures that is no calendar year', () => {
  it('is told by the title', () => {
    expect(
      yearTold(
        'Maple Hollow Association\nProfit and Loss\nApril 2030 through April 2031\nIncome as of April 2031\nTotal Income\t$8,217.00',
        'financial',
      ),
    ).toEqual({
      said: 'The figures are for April 2030 to April 2031.',
      shown: '2031 (April 2030 to April 2031)',
    });
  });

  it('is told by the days of the balances at both ends', () => {
    const text = `Maple Hollow Association
2031 Treasurer's Report
Beginning Balance as of 6/15/2030\t$4,978.00
Total Income\t$8,351.00
Total Expenses\t$5,969.00
Ending Balance as of 6/10/2031\t$7,360.00`;
    expect(yearTold(text, 'financial').said).toBe('The figures are for June 15, 2030 to June 10, 2031.');
  });

  it('is told by two years in a row', () => {
    expect(yearTold('Maple Hollow\n2030-31 Budget\nTotal Expenses\t$5,969.00', 'budget').said).toBe(
      'The budget is for 2030 to 2031.',
    );
  });

  it.each([
    ['Maple Hollow\nBalance Sheet\nAs of March 31, 2031\nTotal Assets\t$8,217.00', 'March 31, 2031'],
    [
      'Maple Hollow\nStatement of Operations\nEnd Date: 10/31/2031\nTotal Income\t$8,217.00',
      'October 31, 2031',
    ],
    [
      'Maple Hollow\nIncome Statement\nMay 2031\nBudget\tActual\nTotal Income\t$8,217.00\t$8,100.00',
      'May 2031',
    ],
  ])('ends before the year does: %s', (text, end) => {
    expect(yearTold(text, 'financial')).toEqual({
      said: `The figures go up to ${end}.`,
      shown: `2031, up to ${end}`,
    });
  });

  it.each([
    'Maple Hollow\nBalance Sheet\nAs of December 31, 2031\nTotal Assets\t$8,217.00',
    'Maple Hollow\n2031 Financial Statement\nTotal Income\t$8,217.00\nTotal Expenses\t$8,100.00\nMay 2032',
  ])('is a year that the statement closes: %s', (text) => {
    expect(yearTold(text, 'financial').said).toBe('The figures are for 2031.');
  });

  it.each([
    'Maple Hollow\n2031 Budget\nJanuary 1, 2031 through December 31, 2031\nTotal Expenses\t$5,969.00',
    'Maple Hollow\n2031 Budget\n1/1/2029 - 12/31/2030\t1/1/2030 - 12/31/2031\nTotal Expenses\t$5,969.00\t$6,100.00',
  ])('stays a year where it is one: %s', (text) => {
    expect(yearTold(text, 'budget').said).toBe('The budget is for 2031.');
  });
});

describe('the day of a balance and the period of a result', () => {
  const said = (text: string, documentType: DocumentType) => {
    const pages = [{ number: 1, text, lines: linesOfText(text), size: null, readable: true }];
    return analyze(pages, { documentType }).key_points.map((point) => point.text);
  };

  it('is no year where the title of the costs names eleven months', () => {
    const report = (last: string) =>
      said(
        `Maple Hollow Association\nTreasurer’s Report 2031\n${'The year was a quiet one, and we thank all who helped. '.repeat(20)}\n\nOperating Expenses April 1, 2030 to ${last}\nMowing\t$4,100.00\nInsurance\t$1,900.00\nTotal Operating Expenses\t$6,000.00`,
        'financial',
      ).join(' ');
    expect(report('March 1, 2031')).toContain('Costs from April 1, 2030 to March 1, 2031: $6,000.');
    expect(report('March 1, 2031')).toContain('Insurance, from April 1, 2030 to March 1, 2031: $1,900.');
    expect(report('March 31, 2031')).toContain('Costs in the year: $6,000.');
  });

  it('sets the cash of one fund beside the costs of that fund alone', () => {
    const report = (heads: string) =>
      said(
        `Maple Hollow Association\nBalance Sheet\nDecember 31, 2031\n\t${heads}\nASSETS\nCash\t$17,000\t$35,900\t$52,900\nTotal Assets\t$17,000\t$35,900\t$52,900\n\nStatement of Revenues and Expenses\n\t${heads}\nREVENUES\nAssessments\t$60,000\t$12,000\t$72,000\nTotal revenues\t$60,000\t$12,000\t$72,000\nEXPENSES\nInsurance\t$58,000\t$0\t$58,000\nRoofs\t$0\t$90,000\t$90,000\nTotal expenses\t$58,000\t$90,000\t$148,000`,
        'financial',
      ).join(' ');
    expect(report('Operating Fund\tReplacement Fund\tTotal')).toMatch(/\$17,000 in cash to run on\./);
  });

  it.each([
    [
      'by the title of a balance sheet',
      'Maple Hollow Association\nBalance Sheet\nAs of December 31, 2031\nOperating Checking\t$1,700.00\nReserve Savings\t$35,900.00\nTotal Assets\t$37,600.00',
      [
        'On December 31, 2031, the association had $1,700 in cash to run on.',
        'On December 31, 2031, the reserve account held $35,900.',
        'On December 31, 2031, total assets were $37,600.',
      ],
    ],
    [
      'by the label of its row',
      "Maple Hollow Association\nTreasurer's Report\nBeginning Bank Balance 01/01/31\t$6,300.00\nTotal Income\t$5,100.00\nTotal Expenses\t$2,900.00\nEnding Bank Balance 12/31/31\t$8,500.00",
      [
        'On December 31, 2031, the association had $8,500 in cash to run on, enough for about 35.2 months of costs.',
      ],
    ],
    [
      'by the period of the statement, which ends in the year',
      'Maple Hollow Association\nIncome Statement\nJanuary 1, 2031 to June 19, 2031\nTotal Income\t$21,800.00\nTotal Expenses\t$13,300.00\nNet Income\t$8,500.00',
      [
        'The figures are for January 1, 2031 to June 19, 2031.',
        'From January 1 to June 19, 2031, the association took in $8,500 more than it spent.',
      ],
    ],
    [
      'behind what a program stamps beside the period, whose year stands once',
      'Maple Hollow Association\n06/12/31\tProfit & Loss\nCash Basis\tJanuary 1 through June 12, 2031\nTotal Income\t$17,500.00\nTotal Expense\t$17,100.00\nNet Income\t$400.00',
      [
        'The figures are for January 1, 2031 to June 12, 2031.',
        'From January 1 to June 12, 2031, the association took in $400 more than it spent.',
      ],
    ],
    [
      'by the day of the balance sheet that the result stands in',
      'Maple Hollow Association\nBalance Sheet\nCash Basis\tAs of March 31, 2031\nASSETS\nTotal Assets\t18,900.00\nLIABILITIES & EQUITY\nEquity\nRetained Earnings\t13,800.00\nNet Income\t5,100.00\nTotal Equity\t18,900.00',
      [
        'On March 31, 2031, total assets were $18,900.',
        'From the start of the year to March 31, 2031, the association took in $5,100 more than it spent.',
      ],
    ],
    [
      'by a period with the day before the month',
      'Maple Hollow Association\nIncome Statement\n1 January 2031 to 31 December 2031\nTotal Income\t$21,800.00\nTotal Expenses\t$13,300.00',
      ['The figures are for 2031.'],
    ],
  ])('is told %s', (_, text, expected) => {
    expect(said(text, 'financial')).toEqual(expect.arrayContaining(expected));
  });

  it('is the end of the year that the treasurer reported on', () => {
    const text =
      'Maple Hollow HOA\nAnnual Meeting Minutes\nMarch 4, 2032\nThe treasurer gave the report for the year 2031. We ended the year with $90,100 in the operating account and $408,200 in the reserve account.';
    expect(said(text, 'minutes')).toContain('At the end of 2031, the reserve account held $408,200.');
  });

  it('is the day of minutes that name none', () => {
    const text =
      'Maple Hollow HOA\nBoard Meeting Minutes\nMarch 4, 2032\nSaid reserve fund is at approximately $58,000.';
    expect(said(text, 'minutes')).toContain(
      'By the minutes of March 4, 2032, the reserve account held about $58,000.',
    );
  });
});

describe('the year of a paper', () => {
  it('is none of a budget that is only being made', () => {
    const text = 'While working on the 2032 budget, I was asked where dues go.\n\nMowing\t9,000';
    expect(yearTold(text, 'budget').said).toBeUndefined();
    expect(yearTold(text.replace('While working on', 'We adopted'), 'budget').said).toBe(
      'The budget is for 2032.',
    );
  });

  it('is not two years where budgets are compared', () => {
    const text = 'Comparison of 2031 - 2032 Budgets\n\nItem\t2031 Budget\t2032 Budget\nMowing\t9,000\t9,500';
    expect(yearTold(text, 'budget').said).toBe('The budget is for 2032.');
    expect(yearTold('2031 - 2032 Budget\n\nMowing\t9,000', 'budget').said).toBe(
      'The budget is for 2031 to 2032.',
    );
  });

  it('ends with the month that a financial report is of', () => {
    expect(yearTold("May 2031 Treasurer's Financial Report\n\nDues\t900", 'financial').said).toBe(
      'The figures go up to May 2031.',
    );
  });
});
