import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { readDoc } from '../document.ts';
import { allRules } from '../rules/all-rules.ts';
import { factsOf } from '../testing/facts-in.ts';
import { laidOut } from '../testing/printed-table.ts';

const facts = (type: DocumentType, picture: string) => factsOf(readDoc([laidOut(picture)], type), allRules);
const year = (amount: number) => ({ amount, period: 'year' });

describe('a program’s statement of one month', () => {
  const statement = (title: string) =>
    facts(
      'financial',
      `
 2:14 PM                         Cypress Row Homeowners Association, Inc.
 05/09/31                              ${title}
 Accrual Basis                          April 2031

                                                       Apr 31
                Income
                   Assessments                          8,250.00
                Total Income                            8,250.00
                Expense
                   Insurance                            1,120.00
                Total Expense                           1,120.00`,
    );
  it('is told as no year, and dated by its month, not by the day of printing', () => {
    const found = statement('Profit & Loss');
    expect(found['budget.total_income']).toEqual({ amount: 8250 });
    expect(found['budget.insurance']).toEqual({ amount: 1120 });
    expect(found['document.date']).toBe('2031-04');
  });
});

describe('a balance sheet with a column for each fund', () => {
  it('adds up what each fund holds in all its accounts', () => {
    const found = facts(
      'financial',
      `
Balance Sheet
As of 03/31/2031
                                Operating        Reserve         Total
ASSETS
 Cash - First Bank Operating    31,220.18           0.00      31,220.18
 Cash - First Bank Reserve           0.00     210,400.55     210,400.55
 CD - Second Bank                    0.00      75,000.00      75,000.00
 Accounts Receivable - Owners    6,310.00           0.00       6,310.00
TOTAL ASSETS                    37,530.18     285,400.55     322,930.73`,
    );
    expect(found['financial.operating_cash']).toEqual({ amount: 31220.18 });
    expect(found['financial.reserve_cash']).toEqual({ amount: 285400.55 });
  });
});

describe('a report with an account after the other', () => {
  it('tells what each held when it closed', () => {
    const found = facts(
      'financial',
      `
Financial Report - September 30, 2031

OPERATING ACCOUNT
Opening balance 9/1/2031                 18,220.10
Deposits                                 11,480.00
Closing balance 9/30/2031                20,466.69

RESERVE ACCOUNT
Opening balance 9/1/2031                142,880.00
Interest                                     88.12
Closing balance 9/30/2031               131,268.12`,
    );
    expect(found['financial.operating_cash']).toEqual({ amount: 20466.69 });
    expect(found['financial.reserve_cash']).toEqual({ amount: 131268.12 });
  });
});

describe('what one home pays of the budget', () => {
  it('is no line of the whole budget', () => {
    const found = facts(
      'budget',
      `
Birch Hollow Association
2031 Budget Summary

Where your $212 per month goes:
  Insurance            $48.20    22.7%
  Management           $15.00     7.1%
  Reserves             $58.00    27.4%

Annual totals (120 homes)
  Total Income                     $305,280
  Total Operating Expenses         $221,760
  Reserve Contribution              $83,520`,
    );
    expect(found['budget.reserve_contribution']).toEqual(year(83520));
    expect(found['budget.insurance']).toBeUndefined();
    expect(found['budget.management_fee']).toBeUndefined();
  });

  it('is too small a part of it, and a sum above all costs too large', () => {
    const found = facts(
      'budget',
      `
Birch Hollow Association 2031 Budget

Insurance                  $48.20
Management             $21,000.00
Reserves              $900,000.00
Total Expenses        $305,280.00`,
    );
    expect(found['budget.management_fee']).toEqual(year(21000));
    expect(found['budget.insurance']).toBeUndefined();
    expect(found['budget.reserve_contribution']).toBeUndefined();
  });

  it('is proven by the sum of all', () => {
    const row = (sum: string) =>
      facts('budget', `Sage Flats HOA Budget 2031\n\nDues ($480/yr x 165)     $74,250     ${sum}`);
    expect(row('$79,200')).toMatchObject({ 'assessment.regular': { amount: 480 }, 'community.units': 165 });
    expect(row('$81,000')['community.units']).toBeUndefined();
  });
});

describe('schedules and summaries of reserves', () => {
  it('of structural items tell what there is and what should go in', () => {
    const found = facts(
      'reserves',
      `
SIRS Item        Estimated      Estimated Remaining    Estimated Replacement    Current Reserve    2031 Required
                Useful Life         Useful Life                Cost                 Balance          Funding
Roof                25                   9                  $410,000             $155,000           $28,333
Plumbing            50                  14                  $480,000              $62,000           $29,857
Total SIRS                                                  $890,000             $217,000           $58,190`,
    );
    expect(found['reserves.balance']).toEqual({ amount: 217000 });
    expect(found['reserves.recommended_contribution']).toEqual(year(58190));
    expect(found['reserves.components']).toHaveLength(2);
  });

  it('by the month and with a year in brackets', () => {
    const found = facts(
      'reserves',
      `
For Fiscal Year Beginning January 1, 2031
Beginning reserve fund balance (1/1/2031)                 $ 233,010
Fully funded requirement                                  $ 517,800
Required Month Contribution                              $14,230.00
Total Month Allocation to Reserves                       $15,350.00
Current annual contribution (2030)                        $  60,000
Budget Year Ending                                December 31, 2031`,
    );
    expect(found).toMatchObject({
      'document.date': '2031-01-01',
      'reserves.balance': { amount: 233010 },
      'reserves.fully_funded_balance': { amount: 517800 },
      'reserves.recommended_contribution': year(170760),
      'reserves.current_contribution': year(60000),
    });
  });
});

describe('the number of delinquent homes', () => {
  it('is not the number of homes', () => {
    const { risks } = analyze(
      [laidOut('Birch Hollow HOA\nBalance Sheet\nAs of 9/30/2031\n\nNumber of delinquent homes: 2')],
      { documentType: 'financial' },
    );
    expect(risks).toEqual([]);
  });
});
