import type { FactValue } from '#contract/analysis.ts';
import { numberIn, wordIn } from './saying.ts';

const timesAYear: Record<string, number> = { month: 12, quarter: 4, half_year: 2, year: 1 };

/** Dollars a year of a money value that has a period; null otherwise. */
export function perYear(value: FactValue | undefined): number | null {
  const amount = numberIn(value, 'amount');
  const times = timesAYear[wordIn(value, 'period') ?? ''];
  return amount === null || times === undefined ? null : amount * times;
}

/** Dollars a month of a money value that has a period, rounded to the cent; null otherwise. */
export function perMonth(value: FactValue | undefined): number | null {
  const year = perYear(value);
  return year === null ? null : Math.round((year / 12) * 100) / 100;
}
