import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { readDoc } from '../document.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { factsOf } from '../testing/facts-in.ts';
import { laidOut, typed } from '../testing/printed-table.ts';

const facts = (picture: string) => {
  const found = factsOf(readDoc([laidOut(picture)], 'reserves'), rulesOfFigures);
  // A plain text whose columns are set with blanks is read as the same page in print.
  expect(factsOf(readDoc([typed(picture)], 'reserves'), rulesOfFigures)).toEqual(found);
  return found;
};
const year = (amount: number) => ({ amount, period: 'year' });
const part = (name: string, useful: number | undefined, remaining: number, cost: number) => ({
  name,
  ...(useful === undefined ? {} : { useful_life_years: useful }),
  remaining_life_years: remaining,
  cost,
});

describe('reserve studies as firms lay them out', () => {
  it('with leaders, quotes in labels and a space before the percent sign', () => {
    const found = facts(`
Findings/Recommendations as-of: January 1, 2031

 Projected Starting Reserve Balance ..................................... $412,880
 Current Full Funding Reserve Balance ................................... $698,240
 Average Reserve Deficit (Surplus) Per Unit ............................... $4,459
 Percent Funded ............................................................ 59.1 %
 Recommended 2031 Monthly "Fully Funding" Contributions ................. $9,850
 Alternate minimum contributions to keep Reserves above $0 .............. $8,100
 Recommended 2031 Special Assessments for Reserves ........................... $0
 Most Recent Reserve Contribution Rate .................................. $7,250
 Net Annual "After Tax" Interest Earnings Accruing to Reserves ........... 1.00 %
 Annual Inflation Rate ................................................... 3.00 %`);
    expect(found).toMatchObject({
      'reserves.percent_funded': 59.1,
      'reserves.balance': { amount: 412880 },
      'reserves.fully_funded_balance': { amount: 698240 },
      'financial.reserve_cash': { amount: 412880 },
      'reserves.recommended_contribution': year(118200),
      'reserves.current_contribution': year(87000),
      'reserves.inflation': 3,
      'reserves.interest': 1,
    });
    expect(found.special_assessment).toBeUndefined();
  });

  it('with a column for each year', () => {
    const found = facts(`
 30 Year Reserve Funding Plan
                              2031       2032       2033       2034       2035
Beginning Balance          $521,804   $570,220   $544,100   $601,778   $655,309
Inflated Expenditures @ 2.5%  61,220     139,872     62,110     74,900     48,302
Reserve Contribution        104,280     107,408    110,631    113,950    117,368
Contribution Increase                      3.0%       3.0%       3.0%       3.0%
Special Contributions             0          0          0          0          0
Interest After Tax @ 1.00%    5,356      6,344      9,157     14,481     19,004
Ending Balance             $570,220   $544,100   $601,778   $655,309   $743,379`);
    expect(found['reserves.balance']).toEqual({ amount: 521804 });
    expect(found['reserves.recommended_contribution']).toEqual(year(104280));
  });

  it('with phases, units and a range of useful lives', () => {
    const found = facts(`
                                                                              Life Analysis,                      Costs, $
Line     Total      Per Phase                                        1st Year of      Years             Unit       Per Phase      Total       30-Year Total
Item   Quantity     Quantity    Units      Reserve Component Inventory   Event    Useful     Remaining   (2031)      (2031)       (2031)       (Inflated)
                                        Exterior Building Elements
1.105      412          412    Squares     Roofs, Asphalt Shingles        2043   15 to 20       12        650.00     267,800     267,800        372,900
4.040    9,800        4,900    Square Yards  Asphalt Pavement, Overlay    2039   15 to 20        8         19.00      93,100     186,200        488,120
6.200        1            1    Allowance   Pool Finish, Plaster           2036    8 to 12        5     22,000.00      22,000      22,000         72,330`);
    expect(found['reserves.components']).toEqual([
      part('Roofs, Asphalt Shingles', 20, 12, 267800),
      part('Asphalt Pavement, Overlay', 20, 8, 186200),
      part('Pool Finish, Plaster', 12, 5, 22000),
    ]);
  });

  it('with short names of columns, quantities and the year of replacement', () => {
    const found = facts(`
Component            UL    RUL    Replacement Cost
Pool resurfacing     12     2      $28,000
Fence, vinyl         30    18      $61,000

Reserve Item                 Qty   Unit   Unit Cost   Life  Rem. Life   Yr. Repl.  Replacement Cost
Asphalt Overlay             42,000  SF      $2.10      25       7        2038         $88,200
Mailboxes                        6  EA  $2,100.00      20       4        2035         $12,600`);
    expect(found['reserves.components']).toEqual([
      part('Pool resurfacing', 12, 2, 28000),
      part('Fence, vinyl', 30, 18, 61000),
      part('Asphalt Overlay', 25, 7, 88200),
      part('Mailboxes', 20, 4, 12600),
    ]);
  });

  it('with labels and sums', () => {
    const found = facts(`
Reserve Fund Balance at beginning of year:    $96,420
Annual Reserve Contribution (2030 budget):    $42,000
Fully Funded Reserve (Ideal):                $252,400
We recommend the full funding plan, with a contribution of $79,200 in 2031.`);
    expect(found).toMatchObject({
      'reserves.balance': { amount: 96420 },
      'reserves.current_contribution': year(42000),
      'reserves.fully_funded_balance': { amount: 252400 },
      'reserves.recommended_contribution': year(79200),
    });
    expect(
      facts(`
Reserve Fund Balance, January 1               $96,420
Annual contribution, 2030 budget              $42,000
Annual contribution required, 2031            $79,200`),
    ).toMatchObject({
      'reserves.balance': { amount: 96420 },
      'reserves.current_contribution': year(42000),
      'reserves.recommended_contribution': year(79200),
    });
    expect(facts('Projected Reserve Balance, 1/1/2031        $96,420')['reserves.balance']).toEqual({
      amount: 96420,
    });
    expect(
      facts('We recommend funding, with a contribution of $79 per unit in 2031.')[
        'reserves.recommended_contribution'
      ],
    ).toBeUndefined();
  });

  it('with a percentage of the year’s end, which the balance at its start need not come to', () => {
    const study = (label: string) =>
      laidOut(`
Beginning Balance          $521,804
Fully Funded Balance       $802,775
Percent Funded${label}         71%`);
    const risks = (label: string) =>
      analyze([study(label)], { documentType: 'reserves' }).risks.map(({ id }) => id);
    expect(risks('')).toContain('risk.reserves.percent_mismatch');
    expect(risks(' Based on Fiscal Year End')).not.toContain('risk.reserves.percent_mismatch');
  });
});
