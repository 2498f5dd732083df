import { describe, expect, it } from 'vitest';
import { duesChange } from '../rules/dues-change.ts';
import { docOf } from '../testing/doc-of.ts';
import { factsIn } from '../testing/facts-in.ts';
import { matters } from './matters.ts';

const told = (...lines: string[]) =>
  factsIn(
    ['Fox Run HOA', 'Annual Meeting Minutes, May 9, 2031', ...lines].join('\n\n'),
    [duesChange],
    'minutes',
  );

describe('what earlier years brought', () => {
  it.each([
    ['2027 = the Board raised the dues 4% to $312', '2030 = the Board raised the dues 2% to $318'],
    ['2029: dues were increased by 6%'],
    ['At the 2028 annual meeting we voted to increase the dues by 9%.'],
  ])('is no change of now: %s', (...lines) => {
    expect(told(...lines)).toEqual({});
  });

  it('is no matter of now', () => {
    const text =
      'Fox Run HOA\n\nAnnual Meeting Minutes, May 9, 2031\n\nAt the 2026 annual meeting we voted to increase the dues by $9.';
    expect(matters(docOf(text, 'minutes'))).toEqual([]);
    expect(matters(docOf(text.replace('2026', '2030'), 'minutes'))).toHaveLength(1);
  });

  it.each([
    ['2031 = the Board raised the dues 4% to $312'],
    ['At the 2030 annual meeting we voted to increase the dues by 4%.'],
    ['2030-2031 budget: the dues are increased by 4%.'],
    ['2030 – 2031 budget: the dues are increased by 4%.'],
  ])('is told of now: %s', (...lines) => {
    expect(told(...lines)).toEqual({ 'budget.dues_change': 4 });
  });
});
