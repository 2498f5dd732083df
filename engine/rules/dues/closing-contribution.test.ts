import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { initialContribution } from './closing-contribution.ts';

const facts = (text: string) => factsIn(text, [initialContribution]);
const times = (amount: number) => ({ amount, period: 'times_regular' });

describe('the contribution at closing', () => {
  it.each([
    [
      'Upon the first conveyance of each Lot and each later conveyance, the transferee shall pay $250 to the Association.',
      { amount: 250 },
    ],
    [
      'Upon acquisition of a Lot each Owner shall make a working capital contribution equal to two months of assessments.',
      times(2),
    ],
    [
      "A sum equal to three months' assessments shall be paid at closing into the working capital fund.",
      times(3),
    ],
    [
      'Each buyer shall pay an initial capital contribution equal to two (2) times the monthly assessment.',
      times(2),
    ],
    [
      'At closing the purchaser shall pay a capital contribution in an amount equal to one-sixth (1/6) of the annual assessment.',
      times(0.17),
    ],
    [
      "Each Unit's contribution shall be equal to at least a two months installment of the annual assessment.",
      times(2),
    ],
    ['The buyer shall pay an initiation fee of $350.00 at closing.', { amount: 350 }],
    [
      'Upon each resale the purchaser shall pay a capitalization fee in the amount of Five Hundred Dollars ($500.00).',
      { amount: 500 },
    ],
    ['Every purchaser shall pay $250.00 as a working capital contribution at settlement.', { amount: 250 }],
    ['A conveyance assessment is a $450 fee due upon the sale of a Lot.', { amount: 450 }],
    [
      'Any owner who acquires a Unit from the Developer shall contribute to the working capital of the Association an amount equal to two (2) months of assessments.',
      times(2),
    ],
    ['Capital contribution at closing: $480.', { amount: 480 }],
  ])('%s', (text, value) => {
    expect(facts(text)['assessment.initial_contribution']).toEqual(value);
  });

  it.each([
    'New Owner Application ($90.00 one-time fee)',
    'New owners pay a one-time application fee of $90.',
    'The Declarant shall pay an amount equal to 25% of the assessment for each Lot it owns.',
    'A security deposit of $500 is due from each tenant.',
    'The Board shall keep a reserve equal to two months of assessments.',
    'Late payments accrue a charge equal to one month of assessments.',
    'The reserve fund balance is $12,000 after the sale of the tractor.',
    'The working capital fund shall be kept in a separate account.',
    'Reserve Fund Transfer $2,970 No reserve fund addition this year',
    'Buyer pays at closing: transfer fee $300, capital contribution 0.25% of the price.',
    'Transferred $4,000 out of the initial reserve contribution in March.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.initial_contribution']).toBeUndefined();
  });
});

it('quarters of the assessment are months, and no share of it', () => {
  const paid = (much: string) =>
    facts(`At closing the buyer pays a capital contribution equal to ${much} assessment.`);
  expect(paid("two quarters'")).toEqual({});
  expect(paid('one-half of the annual')['assessment.initial_contribution']).toEqual(times(0.5));
});
