import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';
import { shows } from '../testing/told-of.ts';

function yearTold(text: string, documentType: DocumentType) {
  const pages = [{ number: 1, text, lines: linesOfText(text), size: null, readable: true }];
  const { key_points, facts } = analyze(pages, { documentType });
  return {
    said: key_points.map((point) => point.text).find((point) => / (?:is|are) for /.test(point)),
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
    ).toBe('2031');
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
    'Maple Hollow\n2031 Budget\nJanuary 1, 2031 through December 31, 2031\nTotal Expenses\t$5,969.00',
    'Maple Hollow\n2031 Budget\n1/1/2029 - 12/31/2030\t1/1/2030 - 12/31/2031\nTotal Expenses\t$5,969.00\t$6,100.00',
  ])('stays a year where it is one: %s', (text) => {
    expect(yearTold(text, 'budget').said).toBe('The budget is for 2031.');
  });
});
