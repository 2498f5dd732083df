import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { allRules } from '../all-rules.ts';

const funded = (text: string) =>
  factsIn(`Fox Run Condominium\n2032 Budget\n\n${text}`, allRules, 'budget')['reserves.percent_funded'];

describe('the percentage of a budget that goes into the reserves', () => {
  it('is not how well they are funded', () => {
    const text =
      'The lender asks for an allocation of 15% of assessment income.\n\n14.00% funded\t$4.27 per unit\n\n';
    expect(funded(`${text}Current allocation: $43,936`)).toBeUndefined();
  });

  it('does not stand in the way of a study', () => {
    expect(funded('The allocation is $43,936.\n\nThe reserves are 14% funded.')).toBe(14);
    expect(
      funded(
        'The allocation is 10% of the budget, and a larger allocation is planned.\n\nThe reserves are 14% funded; the ideal is $300,000.',
      ),
    ).toBe(14);
  });
});
