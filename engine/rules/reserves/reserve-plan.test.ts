import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { presentContribution, reservePlan } from './reserve-plan.ts';

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

describe('reservePlan', () => {
  const plan = (title: string, sum: string) =>
    [
      title,
      'Year\tBeginning balance\tContribution\tExpenditures\tEnding balance',
      ...[2031, 2032, 2033].map((year) => `${year}\t40,000\t${sum}\t${sum}\t40,000`),
    ].join('\n');
  const advised = (...plans: string[]) =>
    factsIn(plans.join('\n\n'), [reservePlan], 'reserves')['reserves.recommended_contribution'];

  it('takes for advised no plan that only goes on as now', () => {
    const asNow = plan('1. PLAN A - PRESENT CONTRIBUTION', '9,000');
    expect(advised(asNow)).toBeUndefined();
    expect(advised(asNow, plan('2. PLAN B - FULL FUNDING', '12,000'))).toEqual({
      amount: 12_000,
      period: 'year',
    });
    expect(advised(plan('1. BASELINE PLAN', '9,000'))).toBeUndefined();
  });
});
