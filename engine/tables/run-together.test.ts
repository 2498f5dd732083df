import { describe, expect, it } from 'vitest';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { docOf } from '../testing/doc-of.ts';
import { factsOf } from '../testing/facts-in.ts';

const told = (text: string) => factsOf(docOf(text, 'reserves'), rulesOfFigures);

describe('labels and figures that a reader ran together', () => {
  it('reads the summary of a study printed in columns', () => {
    const summary =
      'Three-Minute Summary Association: Larkmoor Villas Location: Dover, DE # of Units: 52 Report Period: January 1, 2031 through December 31, 2031 Results as of 1/1/2031: Projected Starting Reserve Balance: $91,300 Fully Funded Reserve Balance: $208,000 Average Reserve Deficit (Per Unit): $2,244 Recommended 2031 Monthly Reserve Contribution: $2,600 Most Recent Monthly Reserve Contribution Rate: $1,750 Economic Assumptions: Net Annual Interest Earnings Accruing to Reserves 1.25% Annual Inflation Rate 3.00%';
    expect(told(summary)).toMatchObject({
      'reserves.balance': { amount: 91_300 },
      'reserves.fully_funded_balance': { amount: 208_000 },
      'reserves.recommended_contribution': { amount: 31_200, period: 'year' },
      'reserves.current_contribution': { amount: 21_000, period: 'year' },
      'reserves.inflation': 3,
    });
  });

  it('reads sums in front of their labels', () => {
    const list =
      'FUNDING\n$143,090\tSTARTING BALANCE for the Study Year 2031.\n$36,000\tCURRENT ANNUAL FUNDING reported by the Association.\n$54.47\tRecommended annual funding per unit.';
    expect(told(list)).toMatchObject({
      'reserves.balance': { amount: 143_090 },
      'reserves.current_contribution': { amount: 36_000, period: 'year' },
    });
    expect(told(list)).not.toHaveProperty('reserves.recommended_contribution');
  });

  it.each([
    'Of the $40,000 the starting reserve balance: $9,000 was moved.',
    'The price is $143,090 STARTING BALANCE.',
    'In 2031 the board spent\n$36,000 current annual funding on roofs.',
  ])('takes no figure of a sentence: %s', (text) => {
    expect(told(text)).not.toHaveProperty('reserves.current_contribution');
    expect(told(text)).not.toMatchObject({ 'reserves.balance': { amount: 143_090 } });
  });
});
