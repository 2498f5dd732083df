import { expect, it } from 'vitest';
import { told } from '../testing/told-of.ts';

it('dues of a voluntary association are told as voluntary', () => {
  const text = 'Dues are $90 a year for each home. Membership is voluntary.';
  const voluntary = told('assessment.regular', text, 'other');
  expect(voluntary?.text).toBe('Dues are $90 a year, $7.50 a month. The text calls them voluntary.');
  expect(voluntary?.citations.map(({ quote }) => quote).join(' ')).toContain('Membership is voluntary');
  expect(told('assessment.regular', text.replace('voluntary', 'automatic'), 'other')?.text).toBe(
    'You pay $90 a year in regular dues, $7.50 a month.',
  );
});
