import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { presentContribution } from './reserve-plan.ts';

const find = (...lines: string[]) => factsIn(lines.join('\n'), [presentContribution], 'reserves');

describe('presentContribution', () => {
  it('takes the period from the recommended contribution beside it', () => {
    expect(
      find('Recommended 2026 Monthly Contributions\t$1,100', 'Most Recent Budgeted Contribution Rate\t$900'),
    ).toEqual({ 'reserves.current_contribution': { amount: 10_800, period: 'year' } });
    expect(find('Current annual contribution\t$9,000', 'Current contribution\t$9,000')).toEqual({
      'reserves.current_contribution': { amount: 9000, period: 'year' },
    });
  });

  it('says nothing where no line names the period', () => {
    expect(find('Recommended contribution\t$1,100', 'Current contribution\t$900')).toEqual({});
  });
});
