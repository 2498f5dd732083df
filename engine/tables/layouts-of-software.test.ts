import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { readDoc } from '../document.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { factsOf } from '../testing/facts-in.ts';
import { laidOut } from '../testing/printed-table.ts';

const facts = (type: DocumentType, picture: string) =>
  factsOf(readDoc([laidOut(picture)], type), rulesOfFigures);
const year = (amount: number) => ({ amount, period: 'year' });

describe('a statement that software printed', () => {
  const statement = (stamp: string, end = 'End Date: 09/30/2031') => `
Heron Bluff Homeowners Association, Inc.
${end}
${stamp}

                                     Operating      Reserve        Total
ASSETS
1010 Cash - Operating                $41,200.10        $0.00   $41,200.10
1110 Reserve - Money Market                0.00    88,150.00    88,150.00
Total Assets                         $41,200.10   $88,150.00  $129,350.10`;

  it('has the name of no column in the line with the time and the page', () => {
    const found = facts('financial', statement('Date: 10/14/2031    Time: 10:22 am      Page: 1'));
    expect(found['financial.total_assets']).toEqual({ amount: 129350.1 });
    expect(found['financial.operating_cash']).toEqual({ amount: 41200.1 });
    expect(found['budget.year']).toBe(2031);
  });

  it('answers for no year that no end of a period tells', () => {
    expect(
      facts('financial', statement('', 'Weekend date: 09/30/2031, a Tuesday'))['budget.year'],
    ).toBeUndefined();
  });
});

it('a label that opens with an account number does not begin in the heading over it', () => {
  const found = facts(
    'budget',
    `
Heron Bluff HOA
2031 Budget
                                   2030 Budget   2031 Budget
Expenses
General & Administrative
5010-00 Management Fee                $9,000.00     $9,600.00
5110-00 Insurance                      4,000.00      4,400.00
Total Expenses                       $13,000.00    $14,000.00`,
  );
  expect(found['budget.management_fee']).toEqual(year(9600));
});

it('lives left may be a range that is open above', () => {
  const found = facts(
    'reserves',
    `
Component              First Year    Useful    Remaining    Unit Cost    Total Cost
Sidewalks, partial           2034      to 65     3 to 30+        12.00       $96,300
Asphalt, repaving            2038   15 to 20            7        21.50      $214,000
Light poles                  2042      to 25           11     1,850.00       $58,000`,
  );
  expect(found['reserves.components']).toEqual([
    { name: 'Sidewalks, partial', useful_life_years: 65, remaining_life_years: 3, cost: 96300 },
    { name: 'Asphalt, repaving', useful_life_years: 20, remaining_life_years: 7, cost: 214000 },
    { name: 'Light poles', useful_life_years: 25, remaining_life_years: 11, cost: 58000 },
  ]);
});

it('a head with one name misread still names its columns', () => {
  const found = facts(
    'financial',
    `
Heron Bluff HOA Income Statement
                        YTD Actual   2931 anl      Difference   Variance %
Total Revenue           $36,872.00   $36,120.00       $752.00        2.08%
Insurance                  $625.00      $700.00       -$75.00      -10.71%
Total Expenses          $32,980.10   $36,120.00    -$3,139.90       -8.69%`,
  );
  expect(found['budget.total_income']).toEqual(year(36120));
  expect(found['budget.total_expenses']).toEqual(year(36120));
});

describe('statements of an accountant', () => {
  const audit = `
HERON BLUFF HOMEOWNERS ASSOCIATION, INC.
BALANCE SHEET
December 31, 2031

                                       Operating    Replacement
                                            Fund           Fund          Total
ASSETS
Cash and cash equivalents             $   61,310     $  204,090     $  265,400
Assessments receivable, net of allowance
  of $7,500                               13,420              -         13,420
TOTAL ASSETS                          $   74,730     $  204,090     $  278,820`;

  it('give the amount beside an allowance, which the label speaks of', () => {
    expect(facts('financial', audit)['financial.delinquent_amount']).toEqual({ amount: 13420 });
  });

  it('are for their own year, whatever budget their notes speak of', () => {
    const note = `
For the Year Ended December 31, 2031

Note 4. The study recommended more than is paid in so far. Funding of $52,000 is included in the 2032 budget, as the Board agreed.`;
    expect(facts('financial', `${audit}\n${note}`)['budget.year']).toBe(2031);
  });

  it('hold all accounts of reserves, whatever bank they lie in', () => {
    const found = facts(
      'financial',
      `
Heron Bluff Homeowners Association
BALANCE SHEET

ASSETS
Cash
  Union Bank Operating                  $ 21,570.10
  Merrill Lynch Reserves                 106,910.30
  US Bank Reserves                        62,060.00
Other Assets
  Prepaid Reserves Study                      90.00
TOTAL ASSETS                            $190,630.40`,
    );
    expect(found['financial.reserve_cash']).toEqual({ amount: 168970.3 });
  });
});

it('a part is named behind its number, not by the group that it belongs to', () => {
  const found = facts(
    'reserves',
    `
Category          ID #    Component Name            Useful Life   Remaining Life   Replacement Cost
Roofing           105     Tile Roof - Replace            30             19              $312,000
                  120     Gutters - Replace              30             18               $43,500
Drive Materials   401     Asphalt - Overlay              25             14              $128,500
Sealing 402               Linear feet                     5              1               $12,500`,
  );
  expect(found['reserves.components']).toEqual([
    { name: 'Tile Roof - Replace', useful_life_years: 30, remaining_life_years: 19, cost: 312000 },
    { name: 'Gutters - Replace', useful_life_years: 30, remaining_life_years: 18, cost: 43500 },
    { name: 'Asphalt - Overlay', useful_life_years: 25, remaining_life_years: 14, cost: 128500 },
    { name: 'Sealing', useful_life_years: 5, remaining_life_years: 1, cost: 12500 },
  ]);
});

describe('a plan for years to come', () => {
  const plan = (balance: string) => `
Funding plan
                         2031       2032       2033       2034       2035
Yearly contribution    25,000     25,000     25,000     25,000     25,000
Expenditures           21,000     41,317      7,659      9,728     21,548
${balance}   72,864     58,309     78,176     96,686    103,644`;

  it('tells no balance of today where its row does not say that the years begin with it', () => {
    const found = facts('reserves', plan('Reserve Fund Balance'));
    expect(found['financial.reserve_cash']).toBeUndefined();
    expect(found['reserves.balance']).toBeUndefined();
    expect(facts('reserves', plan('Beginning Balance   '))['reserves.balance']).toEqual({ amount: 72864 });
  });

  it('is read where a scan misread the names of its balances', () => {
    const found = facts(
      'reserves',
      `
Year    Percent Funded    Ideal Ralance    Starting Ralance    Annual Contribution
2031         64%             104,548            66,542               25,000
2032         63%             115,476            72,864               25,000
2033         62%              93,599            58,309               25,000
2034         72%             107,859            78,176               25,000`,
    );
    expect(found['reserves.balance']).toEqual({ amount: 66542 });
    expect(found['reserves.fully_funded_balance']).toEqual({ amount: 104548 });
  });
});

describe('a budget that was revised', () => {
  const sheet = (heads: string) => `
Heron Bluff HOA
2031 Revised Budget
${heads}
Total Income       $95,714       $72,546              $69,126
Insurance           $1,192        $1,225               $1,300
Total Expenses     $97,664       $72,546              $69,126`;

  it('is told instead of the one that it replaces', () => {
    const found = facts(
      'financial',
      sheet('                 2030 Actual   2031 Budget   2031 Revised Budget'),
    );
    expect(found['budget.total_income']).toEqual(year(69126));
    expect(found['budget.insurance']).toEqual(year(1300));
  });

  it('leaves the year open where no name tells which one it is', () => {
    const found = facts('financial', sheet('                 2030 Actual   2031 Budget       2031 Budget'));
    expect(found['budget.total_income']).toBeUndefined();
  });
});
