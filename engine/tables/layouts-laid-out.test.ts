import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '../document.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { factsOf } from '../testing/facts-in.ts';
import { laidOut } from '../testing/printed-table.ts';

const facts = (type: DocumentType, picture: string) =>
  factsOf(readDoc([laidOut(picture)], type), rulesOfFigures);
const year = (amount: number) => ({ amount, period: 'year' });

describe('columns', () => {
  it('are named by words that stand beside their figures', () => {
    const found = facts(
      'budget',
      `
                    Gull Creek HOA 2031 Approved Budget
                              2030 Budgeted      2030 Actual           2031 Budget
Mowing                              $8,274           $8,274                  9080
Liability Insurance                 $1,800           $1,549                   600
Reserve Fund                        $6,220               $0                  2970
Total Expenses                     $16,294           $9,823                 12650`,
    );
    expect(found['budget.insurance']).toEqual(year(600));
    expect(found['budget.reserve_contribution']).toEqual(year(2970));
    expect(found['budget.total_expenses']).toEqual(year(12650));
  });

  it('are one where figures are centered or stand in brackets', () => {
    const found = facts(
      'budget',
      `
Alder Lane Association
               2030 Actual          2031 Budget
Dues            41,000.00)           43,260.00
Interest             (9.00)                5.00
Total Income    41,009.00)           43,265.00
Mowing           9,300.00)            9,900.00
Management (       600.00)               610.00
Total Expenses   9,900.00)           10,510.00`,
    );
    expect(found['budget.total_income']).toEqual(year(43265));
    expect(found['budget.management_fee']).toEqual(year(610));
  });

  it('take the period of a line over them that stands too close for cells', () => {
    const found = facts(
      'financial',
      `
Silver Fern Association
For the Period Ended March 31, 2031
                -------- Current Month ------- -------- Year to Date -------- Annual
                 Actual    Budget    Variance   Actual    Budget   Variance    Budget
INCOME
Assessments      5,000     5,000          0     15,000    15,000        0      60,000
TOTAL INCOME     5,000     5,000          0     15,000    15,000        0      60,000
EXPENSES
Grounds          5,345     5,000       -345     14,000    15,000    1,000      60,000
TOTAL EXPENSES   5,345     5,000       -345     14,000    15,000    1,000      60,000
NET INCOME        -345         0       -345      1,000         0    1,000           0`,
    );
    expect(found['financial.net_income']).toEqual({ amount: 1000 });
    expect(found['budget.total_expenses']).toEqual(year(60000));
  });

  it('of a balance sheet of several years answer for the last one', () => {
    const found = facts(
      'financial',
      `
Balance Sheet
                          DEC 31, 2031   DEC 31, 2030   DEC 31, 2029   DEC 31, 2028
Assets
Checking                         1,772         11,103          6,775             79
Total Assets                    37,764         43,871         39,527         40,527`,
    );
    expect(found['financial.operating_cash']).toEqual({ amount: 1772 });
    expect(found['financial.total_assets']).toEqual({ amount: 37764 });
  });

  it('of an earlier year, of a single month, of a home or of a variance answer for no budget', () => {
    const found = facts(
      'budget',
      `
Teal Cove Association
                   2030 Actual     2031 Budget     Variance      Per Unit
Dues                    50,000          52,000        2,000           520
Insurance                3,000
Management                                              900             9
Total Income            50,000          52,000        2,000           520`,
    );
    expect(found['budget.total_income']).toEqual(year(52000));
    expect(found['budget.insurance']).toBeUndefined();
    expect(found['budget.management_fee']).toBeUndefined();
    const months = facts(
      'budget',
      `
Teal Cove Association 2031 Budget
                    Jan        Feb        Mar        Apr        May        Jun
Total Income     10,150          0          0     10,150          0          0
Insurance             0          0        700          0          0          0`,
    );
    expect(months['budget.total_income']).toBeUndefined();
    expect(months['budget.insurance']).toBeUndefined();
  });
});

describe('a part of a year', () => {
  const report = (period: string) => `
Oak Run HOA
Treasurer's Report
${period}
Receipts
  Dues                    $28,000.00
Total Receipts            $28,000.00
Disbursements
  Mowing                   $7,800.00
Total Disbursements        $7,800.00`;

  it.each([
    'Period: January 1, 2031 through June 30, 2031',
    'For the six months ended June 30, 2031',
    '1/1/2031 - 6/30/2031',
    'Jan - Jun 31',
    'For the quarter ended June 30, 2031',
  ])('is told as no year: %s', (period) => {
    const found = facts('financial', report(period));
    expect(found['budget.total_income']).toEqual({ amount: 28000 });
    expect(found['budget.total_expenses']).toEqual({ amount: 7800 });
  });

  it.each(['January 1, 2031 through December 31, 2031', 'For the year ended June 30, 2031', '2031'])(
    'is not what a whole year is: %s',
    (period) => {
      expect(facts('financial', report(period))['budget.total_income']).toEqual(year(28000));
    },
  );

  it('leaves a budget for the whole year alone, and not one of the months', () => {
    const statement = (budget: string) => `
Pine Shore HOA
January through June 2031
                      Jan - Jun 31        Budget
Income
   Dues                 31,250.00      ${budget}
Total Income            31,250.00      ${budget}`;
    expect(facts('financial', statement('62,500.00'))['budget.total_income']).toEqual(year(62500));
    expect(facts('financial', statement('31,300.00'))['budget.total_income']).toEqual({ amount: 31300 });
  });
});

describe('lines of a statement', () => {
  it('that are put into reserves are no balance, and what owners paid ahead is not overdue', () => {
    const found = facts(
      'financial',
      `
Pine Shore HOA
ASSETS
Checking                 13,713.49
Accounts Receivable      -1,850.00
Total Assets             11,863.49
EXPENSES
Reserve Fund              7,500.00
Total Expenses            7,500.00`,
    );
    expect(found['financial.reserve_cash']).toBeUndefined();
    expect(found['financial.delinquent_amount']).toBeUndefined();
  });

  it('count once where a page is printed twice', () => {
    const page = `
Pine Shore HOA 2031 Budget
                     2031 Budget
Insurance                    700
Total Expenses             9,000`;
    const twice = readDoc([laidOut(page), laidOut(page, 2)], 'budget');
    expect(factsOf(twice, rulesOfFigures)['budget.insurance']).toEqual(year(700));
  });
});

it('are named where their names stand at the left and too close for cells', () => {
  const found = facts(
    'reserves',
    `
Birch Lane Reserve Study

Reserve Item             Year    UL RL Quantity Replacement
                         New                    Cost
Road overlay             2019    20  9   24,000     $96,000
Cedar fence              2015    18  3      600     $27,000
Play structure           2022    20 12        1     $38,000`,
  );
  expect(found['reserves.components']).toEqual([
    { name: 'Road overlay', useful_life_years: 20, remaining_life_years: 9, cost: 96_000 },
    { name: 'Cedar fence', useful_life_years: 18, remaining_life_years: 3, cost: 27_000 },
    { name: 'Play structure', useful_life_years: 20, remaining_life_years: 12, cost: 38_000 },
  ]);
});
