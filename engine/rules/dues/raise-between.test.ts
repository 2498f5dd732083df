import { describe, expect, it } from 'vitest';
import { shows } from '../../testing/told-of.ts';

const raise = (text: string) => shows('budget.dues_change', text, 'other');

describe('two sums are a change of the dues', () => {
  it.each([
    ['Monthly dues go up from $90 to $99 in May.', '10%'],
    ['The monthly assessment will be increasing from $90.00 per month to $99.00 per month.', '10%'],
    ['The dues are $440 a year, up from $400.', '10%'],
    ['Dues went from $20 a year to $50 a year.', '150%'],
    ['The board raised the dues $20 to $420.', '5%'],
    ['Your assessment will be increasing from $90.00 per month to $99.00 per month.', '10%'],
  ])('%s', (text, by) => expect(raise(text)).toBe(by));

  it('in brackets, where these call it the old one', () => {
    const raised = (text: string) =>
      shows('budget.dues_change', `Elm Court HOA\nMinutes of May 4, 2031\n\n${text}`, 'minutes');
    expect(raised('The dues are $440 a year (up from $400).')).toBe('10%');
    expect(raised('The dues are $440 a year (was $400).')).toBe('10%');
    expect(raised('The dues are $440 a year ($400 if paid by May 1).')).toBeUndefined();
  });

  it.each([
    ['one sum for two periods', 'Dues stay $480/yr ($40/mo) for next year.', '0%'],
    ['one sum for two periods', 'Dues remain $480 a year ($120 per quarter).', '0%'],
    [
      'one sum for two periods',
      'Dues are $120 a quarter per lot ($480/yr) and have not gone up since 2024.',
      undefined,
    ],
    ['one sum for two periods', 'Dues went from $480 a year to $40 a month.', undefined],
    ['the dues of two kinds of lots', 'The board raised the dues $20, to $420 and $300.', undefined],
    ['a fall by more than half', 'Dues went from $480 to $120.', undefined],
    ['a raise without its period', 'The dues went from $40 to $480 a year.', undefined],
    ['a raise for another period', 'The board raised the dues $10 a month to $480 a year.', undefined],
    [
      'a range of homes',
      'Monthly assessments for 2031 ranged from $510 to $640 (2030: $480 to $600).',
      undefined,
    ],
    [
      'a range of homes',
      'The monthly dues go from $510 to $640, depending on the size of the home.',
      undefined,
    ],
  ])('but not where they are %s: %s', (_, text, by) => expect(raise(text)).toBe(by));
});

it('what owners owe at the ends of two years is no change of the dues', () => {
  const ofAudit = (text: string) => shows('budget.dues_change', text, 'financial');
  expect(ofAudit('Assessments were $208 per unit (2030: $200).')).toBe('4%');
  expect(ofAudit('At year end assessments receivable were $60,400 (2030: $48,100).')).toBeUndefined();
});

it('a fee for one thing that stays leaves no dues the same', () => {
  const minutes = (text: string) =>
    shows('budget.dues_change', `Elm Court HOA\nMinutes of May 4, 2031\n\n${text}`, 'minutes');
  expect(minutes('Slip fee stays $40 for the season on top of dues.')).toBeUndefined();
  expect(minutes('The fee stays $40 a month.')).toBe('0%');
});
