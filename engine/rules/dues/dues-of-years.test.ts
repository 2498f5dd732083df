import { describe, expect, it } from 'vitest';
import { shows } from '../../testing/told-of.ts';

const dues = (text: string) => shows('assessment.regular', text, 'budget');
const rows =
  '1998\t$61.00\t$52.00\t$9,100.00\n1999-2003\t$66.00\t$57.00\t$9,900.00\n2031-2033\t$97.00\t$81.00\t$14,100.00';

describe('dues by year and by type of home', () => {
  it('are those of the last year', () => {
    const text = `QUARTERLY HOA FEES\n\nYear\tVillas\tCottages\tTotal HOA Fees\n${rows}`;
    expect(dues(text)).toBe('from $81 to $97 a quarter, by the type of home');
    expect(shows('assessment.frequency', text, 'budget')).toBe('not told; they are set quarterly');
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
