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

describe('sums that a budget is short of', () => {
  const risks = (text: string) => toldRisks(docOf(text, 'financial'), false);

  it('are those of the last sentence that tells one for every month', () => {
    const [risk, ...more] = risks(
      'In May the budget ran a monthly deficit of $3,100. Since June we have a monthly deficit of $4,250.',
    );
    expect(more).toEqual([]);
    expect(risk).toMatchObject({ id: 'risk.budget.monthly_deficit' });
    expect(risk?.explanation).toMatch(/\$4,250 a month is missing/);
  });

  it('are told where reserves are spent instead of higher dues', () => {
    const [risk] = risks(
      'Since the balance grew last year, we are taking $18,000 out of the reserve, rather than raising the dues, to pave two roads.',
    );
    expect(risk).toMatchObject({ id: 'risk.reserves.instead_of_dues' });
    expect(risk?.explanation).toMatch(/^The text tells of \$18,000\./);
  });

  it.each([
    'If nobody paid, there would be a monthly deficit of $3,100.',
    'There was no monthly deficit of $3,100 this time.',
    'We are taking $18,000 out of the reserve to pave two roads.',
    'A deficit of $3,100 was made up in May.',
  ])('are not read from: %s', (text) => {
    expect(risks(text)).toEqual([]);
  });
});
