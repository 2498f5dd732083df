import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function told(text: string, documentType: DocumentType): string[] {
  const pages = [{ number: 1, text, lines: linesOfText(text), size: null, readable: true }];
  const { key_points, risks } = analyze(pages, { documentType });
  return [...key_points.map((point) => point.text), ...risks.map((one) => `${one.title} ${one.explanation}`)];
}

describe('when a figure was so', () => {
  it.each<[string, DocumentType, string, string]>([
    [
      'a result by the month that the figures run to',
      'financial',
      'Alder Ridge HOA\nIncome/Expense Statement\nMay 2031\nTOTAL INCOME\t$42,600\nTOTAL EXPENSES\t$16,900\nNET INCOME\t$25,700',
      'In the figures up to May 2031, the association took in $25,700 more than it spent.',
    ],
    [
      'a result by the days of a year that is none of the calendar',
      'financial',
      'Alder Ridge HOA\n2031 Treasurer’s Report\nBeginning Balance as of 6/15/2030\t$4,900.00\nTotal Income\t$8,300.00\nTotal Expenses\t$5,900.00\nNet Income\t$2,400.00\nEnding Balance as of 6/10/2031\t$7,300.00',
      'From June 15, 2030 to June 10, 2031, the association took in $2,400 more than it spent.',
    ],
    [
      'a result of a calendar year without one',
      'financial',
      'Alder Ridge HOA\nIncome Statement\nYear ended December 31, 2031\nTotal Income\t$8,300.00\nTotal Expenses\t$5,900.00\nNet Income\t$2,400.00',
      'The association took in $2,400 more than it spent.',
    ],
    [
      'a balance by the day that ends its statement',
      'financial',
      'Balance Sheet\nAlder Ridge HOA\nEnd Date: 10/31/2031\nAssets\nCash - Operating\t$21,480.00\nTotal Assets\t$91,700.00\nLiabilities & Equity\nNet Income\t$10,500.00',
      'On October 31, 2031, total assets were $91,700.',
    ],
    [
      'a balance by the day alone under the title of its sheet',
      'financial',
      'Alder Ridge HOA\nBalance Sheet\nDecember 31, 2031\nAssets\nCash - Operating\t$7,760.00\nTotal Assets\t$15,650.00',
      'On December 31, 2031, total assets were $15,650.',
    ],
    [
      'a balance without the day under another title',
      'financial',
      'Alder Ridge HOA\nList of Vendors\nDecember 31, 2031\nAssets\nCash - Operating\t$7,760.00\nTotal Assets\t$15,650.00',
      'Total assets were $15,650.',
    ],
    [
      'a balance that is estimated for a day ahead',
      'budget',
      'Alder Ridge HOA\n2032 Budget\nReserve Item\tLife (Yrs)\tRemaining Life (Yrs)\tReplacement Cost\tEst. Balance 12/31/2031\tUnfunded\t2032 Full Funding\nRoof\t20\t6\t600,000\t298,000\t302,000\t50,333\nPaving\t18\t9\t104,000\t41,000\t63,000\t7,000\nTOTAL\t\t\t704,000\t339,000\t365,000\t57,333',
      'On December 31, 2031, the reserve fund is expected to hold $339,000.',
    ],
    [
      'special assessments by the days that they fall due',
      'budget',
      '2031 Budget\nTotal Income\t134,600\n2032 Payment Schedule\n01/01/32\t$700.00\t1st Quarter Maintenance\n03/01/32\t$225.00\t1st Assessment\n04/01/32\t$700.00\t2nd Quarter Maintenance\n09/01/32\t$225.00\t2nd Assessment',
      'A special assessment of $225 for each home is levied, due on September 1, 2032.',
    ],
    [
      'a special assessment in a line of figures by their year',
      'budget',
      'Alder Ridge HOA\n2031 Budget\nDues\t110,000\nSpecial Assessment Income\t21,600\nTotal Income\t131,600',
      'A special assessment of $21,600 for the whole association is levied in 2031.',
    ],
    [
      'cash by the costs of a budget as by planned ones',
      'budget',
      'Alder Ridge HOA\n2031 Budget\nTotal Income\t36,000\nTotal Expenses\t36,000\nOperating Checking\t3,000',
      'The association had $3,000 in cash to run on, enough for about 1 month of the planned costs.',
    ],
    [
      'a budget that minutes name by two years',
      'minutes',
      'Alder Ridge HOA Meeting Minutes\nMay 15, 2031\nKim presented the report with the Budget for 2031-2. It was discussed.',
      'The budget it speaks of is for 2031 to 2032.',
    ],
    [
      'a budget beside another one by no two years',
      'minutes',
      'Alder Ridge HOA Meeting Minutes\nMay 15, 2031\nA budget for 2031-2032 was approved, as was that for 2030-2031.',
      'The budget it speaks of is for 2031.',
    ],
    [
      'a budget that a resolution approves by no number of it',
      'minutes',
      'Alder Ridge HOA Meeting Minutes\nMay 15, 2031\nResolution 2031-2 on the budget for 2031 was adopted.',
      'The budget it speaks of is for 2031.',
    ],
  ])('is told of %s', (_, type, text, expected) => {
    expect(told(text, type)).toContain(expected);
  });

  it('counts as planned what the budget behind the statements of a year says', () => {
    const said = told(
      `Alder Ridge HOA
Balance Sheet
December 31, 2031
Assets
Cash - Operating\t$7,760.00
Total Assets\t$15,650.00
Liabilities
Accounts Payable\t$20.00

Alder Ridge HOA
Statement of Operations
Year Ended December 31, 2031
Actual\tBudget\tVariance
Revenue
Dues\t$13,800.00\t$14,400.00\t$(600.00)
Expenses
Grounds\t7,500.00\t7,300.00\t200.00
Total Operating Expenses\t17,600.00\t14,500.00\t3,100.00
Annual Excess/(Shortfall)\t$4,390.00\t$(100.00)\t$4,490.00

Alder Ridge HOA
Annual Budget
Year Ending December 31, 2032

Budget
Revenue
Dues\t$18,000.00
Expenses
Grounds\t(8,200.00)
Total Operating Expenses\t(16,700.00)
Annual Excess/(Shortfall)\t$(5,900.00)`,
      'financial',
    );
    expect(said).toContain('For 2032, the budget counts on costs of $16,700.');
    expect(said).toContain('The association took in $4,390 more than it spent.');
    expect(said.join(' ')).not.toMatch(/5,900|lost money/);
  });
});
