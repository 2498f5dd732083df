import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '../document.ts';
import { allRules } from '../rules/all-rules.ts';
import { factsOf } from '../testing/facts-in.ts';
import { laidOut } from '../testing/printed-table.ts';

const facts = (type: DocumentType, picture: string) => factsOf(readDoc([laidOut(picture)], type), allRules);
const year = (amount: number) => ({ amount, period: 'year' });

it('headings with a number or a letter before them open the parts of a budget', () => {
  const found = facts(
    'budget',
    `
Heron Towers Condominium Association 2031 Budget
                                2030 BUDGET     2031 BUDGET    2031 MONTHLY
I. REVENUES
   ASSESSMENTS                     $186,000        $204,000         $17,000
   TOTAL REVENUES                  $186,000        $204,000         $17,000
II. EXPENSES
A. INSURANCE
   PROPERTY                         $96,000        $108,000          $9,000
   TOTAL INSURANCE                  $96,000        $108,000          $9,000
B. RESERVES
   POOLED RESERVES                  $72,000         $78,000          $6,500
   OTHER RESERVES                   $18,000         $18,000          $1,500
   TOTAL RESERVES                   $90,000         $96,000          $8,000
   TOTAL EXPENSES AND RESERVES     $186,000        $204,000         $17,000`,
  );
  expect(found['budget.reserve_contribution']).toEqual(year(96000));
  expect(found['budget.insurance']).toEqual(year(108000));
});

it('accounts of both kinds stand under a heading of balances, and what is left over may be a surplus or a deficit', () => {
  const packet = (heading: string) => `
Heron Bluff Condominium Association
June 30, 2031
                              Month      Year to Date     Annual Budget
Total Income              29,015.00        174,504.18        346,200.00
Total Expenses            28,620.46        172,759.19        346,200.00
Net Surplus/(Deficit)        394.54          1,744.99              0.00

${heading}
Operating - Columbia Bank    52,880.14
Reserve - Columbia Bank     212,406.73
Reserve - Vanguard          101,250.00
Reserve - Transfers           7,900.00`;
  const found = facts('financial', packet('Cash Balances'));
  expect(found['financial.operating_cash']).toEqual({ amount: 52880.14 });
  expect(found['financial.reserve_cash']).toEqual({ amount: 313656.73 });
  expect(found['financial.net_income']).toEqual({ amount: 1744.99 });
  expect(facts('financial', packet('Costs of the month'))['financial.operating_cash']).toBeUndefined();
});

it('a statement is for its own quarter, though its last lines speak of the next budget', () => {
  const found = facts(
    'financial',
    `
Heron Bluff Owners' Association
Financial Update - Third Quarter

Account balances as of September 30, 2031

First Bank checking          $41,337.20

2032 budget: the Board will vote in November. The draft is on the website for all owners to see.`,
  );
  expect(found['budget.year']).toBe(2031);
});

describe('a column for each fund and one for all of them', () => {
  const statement = (heads: string) => `
HERON BLUFF CONDOMINIUM ASSOCIATION
STATEMENTS OF REVENUES AND EXPENSES
FOR THE YEARS ENDED DECEMBER 31, 2031 AND 2030

${heads}
Revenues
  Member assessments          612,480       187,520      800,000       776,700
  Total revenues              627,406       438,814    1,066,220       796,919
Expenses
  Management fee               58,800             -       58,800        57,000
  Insurance                    74,915             -       74,915        71,302
  Total expenses              615,002       388,640    1,003,642       602,202`;

  it('is answered by all of them, though the year stands over one', () => {
    const found = facts(
      'financial',
      statement(`                                          2031                        2030
                            Operating   Replacement        Total         Total
                                 Fund          Fund`),
    );
    expect(found['budget.total_income']).toEqual(year(1066220));
    expect(found['budget.total_expenses']).toEqual(year(1003642));
    expect(found['budget.management_fee']).toEqual(year(58800));
  });

  it('is answered by the year where no column adds them up', () => {
    const found = facts(
      'financial',
      statement(`                                          2031                        2030
                              Actual        Budget       Actual        Budget`),
    );
    expect(found['budget.total_income']).not.toEqual(year(1066220));
  });
});

it('a list of bank accounts is no income, and what lies in one is no assessment', () => {
  const found = facts(
    'financial',
    `
Heron Bluff Townhouse Association
Treasurer's Report

Operating account (First Bank)         $63,118.52
Reserve account (First Bank MM)       $204,667.90
Special assessment account             $41,250.00
Petty cash                                $150.00
Total                                 $309,186.42`,
  );
  expect(found['budget.total_income']).toBeUndefined();
  expect(found.special_assessment).toBeUndefined();
  expect(found['financial.reserve_cash']).toEqual({ amount: 204667.9 });
});

it('a heading of capital works opens no part of a balance sheet', () => {
  const budget = (heading: string) =>
    facts(
      'budget',
      `
Heron Bluff HOA 2031 Budget

                           2030 Budget   2031 Budget
EXPENSES
Mowing                          $8,000        $9,000
${heading}
   Bridge                       $3,000        $4,000
   Fence                        $2,000        $2,500
Total reserves                  $5,000        $6,500`,
    )['budget.reserve_contribution'];
  expect(budget('Capital Improvements')).toEqual(year(6500));
  expect(budget("Members' Capital")).toBeUndefined();
});

it('rows of a letter are read without what they tell of the year before', () => {
  const found = facts(
    'budget',
    `
Heron Ridge Condominium Association
Notice of the 2031 budget

Included in the budget:

Insurance                        $44,600     (2030: $41,150)
Management (Alder-Grove)         $19,680
Management (12 months)            $1,640`,
  );
  expect(found['budget.insurance']).toEqual(year(44600));
  expect(found['budget.management_fee']).toEqual(year(19680));
});

it('cash is what the statement of receipts ends with, and a summary tells what should be there', () => {
  const found = facts(
    'financial',
    `
Heron Bluff Subdivision Association
Statement of Cash Receipts and Disbursements
For the year ended December 31, 2031

Cash balance, January 1, 2031                $24,118.06
Receipts
Annual assessments                           $39,480.00
Total receipts                                39,480.00
Disbursements
Mowing                                        $9,600.00
Total disbursements                           $9,600.00
Cash balance, December 31, 2031              $53,998.06`,
  );
  expect(found['financial.operating_cash']).toEqual({ amount: 53998.06 });
  const turned = facts(
    'financial',
    `
Heron Bluff Subdivision Association
Treasurer's statement for the year 2031

Current Bank Balance 12/31/31                $18,032.91
Bank Balance 01/01/31                        $24,118.06
Mowing                                        $9,600.00
Insurance                                     $1,600.00`,
  );
  expect(turned['financial.operating_cash']).toEqual({ amount: 18032.91 });
  const study = facts(
    'reserves',
    `
Summary of findings
Balance of the reserve fund, 6/1/2031         $512,900
Balance of the reserve fund needed later      $700,000
Required balance for full funding             $941,375`,
  );
  expect(study['reserves.balance']).toEqual({ amount: 512900 });
  expect(study['reserves.fully_funded_balance']).toEqual({ amount: 941375 });
});

describe('columns that answer for another question', () => {
  const update = (first: string, second: string) =>
    facts(
      'reserves',
      `
Heron Bluff Homeowners Association
Reserve study update, key figures

                                       ${first}     ${second}
Reserve balance at start of year                $212,400               $268,950
Full funding balance                            $388,000               $497,200
Percent funded                                       55%                    54%
Recommended annual contribution                  $62,500                $79,400
Inflation                                          2.50%                  3.00%`,
    );

  it('are those of an earlier study', () => {
    const found = update('Prior study (2028)', 'This update (2031)');
    expect(found['reserves.percent_funded']).toBe(54);
    expect(found['reserves.recommended_contribution']).toEqual(year(79400));
    expect(found['reserves.inflation']).toBe(3);
    expect(update('2031 study        ', '2028 study        ')['reserves.percent_funded']).toBe(55);
  });

  it('are those of one type of home', () => {
    const budget = (heads: string, row: string) =>
      facts(
        'budget',
        `
Heron Bluff Community Association
2031 Annual Budget
                        ${heads}
Number of homes         ${row}
Assessments               $154,080     $115,200     $269,280
Total income              $154,080     $115,200     $269,280`,
      )['community.units'];
    expect(budget('Single Family   Townhomes        Total', '        214           96          310')).toBe(
      310,
    );
    expect(
      budget('Single Family   Townhomes        Villas', '        214           96          48'),
    ).toBeUndefined();
  });
});

it('the accounts of reserves under a dated heading are added up', () => {
  const found = facts(
    'financial',
    `
Heron Bluff Condominium Association
Income and expense report

TOTAL INCOME                 21,915
TOTAL EXPENSE                25,730

CASH POSITION 2/28/31
OPERATING CHECKING            9,116
RESERVE SAVINGS             141,380
RESERVE CD (MATURES 8/32)    50,000`,
  );
  expect(found['financial.reserve_cash']).toEqual({ amount: 191380 });
  expect(found['financial.operating_cash']).toEqual({ amount: 9116 });
});
