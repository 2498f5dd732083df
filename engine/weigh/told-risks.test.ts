import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { toldRisks } from './told-risks.ts';

const told = (text: string) => toldRisks(docOf(text, 'minutes'), false).map(({ id }) => id);

describe('a plan that spends more than it takes in, told without figures', () => {
  it.each([
    'The treasurer noted that expenses exceed income in the proposed budget.',
    'Costs are higher than receipts in the 2032 budget.',
  ])('%s', (text) => {
    expect(told(text)).toEqual(['risk.budget.deficit']);
  });
  it.each([
    'If expenses exceed income in the budget, the board may call a meeting.',
    'Expenses did not exceed income in the budget.',
    'Pool expenses exceed those of the pond in the budget.',
    'Expenses exceeded income in May.',
  ])('not: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
  it('is told once', () => {
    expect(toldRisks(docOf('Expenses exceed income in the proposed budget.', 'minutes'), true)).toEqual([]);
  });
});
