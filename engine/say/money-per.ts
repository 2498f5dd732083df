import type { FactValue } from '#contract/analysis.ts';
import { toHundredths } from '../language/hundredths.ts';
import { timesAYear } from '../language/quantity.ts';
import { numberIn, wordIn } from './saying.ts';

/** Dollars a year of a money value that has a period; null otherwise. */
export function perYear(value: FactValue | undefined): number | null {
  const amount = numberIn(value, 'amount');
  const times = timesAYear[wordIn(value, 'period') ?? ''];
  return amount === null || times === undefined ? null : amount * times;
}

/** Dollars a month of a money value that has a period, rounded to the cent; null otherwise. */
export function perMonth(value: FactValue | undefined): number | null {
  const year = perYear(value);
  return year === null ? null : toHundredths(year / 12);
}

/** Sums below this, or below so many months of dues, are over as soon as they are paid. */
const smallSum = 1000;
const fewMonths = 4;

/** Whether a sum due once is small beside what the home costs each month; `dues` are the regular ones, where known. */
export function isSmallSum(value: FactValue, dues: FactValue | undefined): boolean {
  const amount = numberIn(value, 'amount');
  if (amount === null) return false;
  if (wordIn(value, 'period') === 'times_regular')
    return amount < fewMonths && wordIn(dues, 'period') !== 'year';
  const month = dues === undefined ? null : perMonth(dues);
  return amount < smallSum || (month !== null && amount < fewMonths * month);
}
