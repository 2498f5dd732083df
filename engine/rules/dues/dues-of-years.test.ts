import { describe, expect, it } from 'vitest';
import { shows } from '../../testing/told-of.ts';

const dues = (text: string) => shows('assessment.regular', text, 'budget');
const rows =
  '1998\t$61.00\t$52.00\t$9,100.00\n1999-2003\t$66.00\t$57.00\t$9,900.00\n2031-2033\t$97.00\t$81.00\t$14,100.00';

describe('dues by year and by type of home', () => {
  it('are those of the last year', () => {
    const text = `QUARTERLY HOA FEES\n\nYear\tVillas\tCottages\tTotal HOA Fees\n${rows}`;
    expect(dues(text)).toBe('from $81 to $97 a quarter, by the type of home');
    expect(shows('assessment.frequency', text, 'budget')).toBe('The regular dues are set by the quarter');
  });

  it('may be one column, with the newest year first', () => {
    expect(dues('Year\tMonthly dues\n2032\t$120\n2031\t$115\n2030\t$110')).toBe('$120 a month');
  });

  it('are not read from what is planned, what all homes pay, or where nothing tells how often', () => {
    expect(
      dues(`PROPOSED QUARTERLY FEES\n\nYear\tVillas\tCottages\tTotal HOA Fees\n${rows}`),
    ).toBeUndefined();
    expect(
      dues(`RESERVE PLAN\n\nYear\tAnnual dues\tReserve balance\n2031\t$120\t$900\n2032\t$125\t$950`),
    ).toBeUndefined();
    expect(dues(`FEES\n\nYear\tVillas\tCottages\tTotal HOA Fees\n${rows}`)).toBeUndefined();
  });
});

describe('the raise of dues that stand beside those of the year before', () => {
  const raise = (text: string) => shows('budget.dues_change', text, 'budget');
  const byYear = (last: string, before = '2028-2030\t$153.00\t$130.00') =>
    `2031-2033 Budget\nQUARTERLY HOA FEES\n\nYear\tVillas\tCottages\n2025-2027\t$140.00\t$119.00\n${before}\n${last}`;
  const byType = (two: string) =>
    `2032 Budget\nUnit Assessments\nType\tUnits\t2031 Monthly\t2032 Monthly Operating\t2032 Monthly Total\nA - 1 Bedroom\t24\t400\t360\t440\nB - 2 Bedroom\t32\t500\t450\t${two}`;

  it('is told of types of homes in columns and in rows', () => {
    expect(raise(byType('550'))).toBe('Dues go up by about 10%');
    expect(raise(byYear('2031-2033\t$168.00\t$143.00'))).toBe('Dues go up by about 10%');
    expect(raise('Year\tMonthly dues\n2032\t$125\n2031\t$120\n2030\t$110')).toBe('4.17%');
  });

  it('is none where types differ, the history is an old one, or years are left out', () => {
    expect(raise(byType('600'))).toBeUndefined();
    expect(raise(byYear('2031-2033\t$168.00\t$163.00'))).toBeUndefined();
    expect(raise(byYear('2031-2033\t$168.00\t$143.00').replace('2031-2033 B', '2036 B'))).toBeUndefined();
    expect(raise(byYear('2031-2033\t$168.00\t$143.00', '2026-2028\t$153.00\t$130.00'))).toBeUndefined();
  });
});
