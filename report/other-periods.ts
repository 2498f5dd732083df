import type { FactValue } from '#contract/analysis.ts';
import { dollars } from '#engine/compose/display.ts';
import { perMonth, perYear } from '#engine/compose/money-per.ts';

const field = (value: FactValue | undefined, key: string) =>
  typeof value === 'object' ? value[key] : undefined;

/**
 * An amount of money put another way: per month and per year where it has a period, in dollars where it is a multiple
 * of the regular dues. Empty where there is nothing to add.
 */
export function otherPeriods(value: FactValue, regularDues: FactValue | undefined): string[] {
  const period = field(value, 'period');
  if (period === 'times_regular') {
    const times = field(value, 'amount');
    const dues = field(regularDues, 'amount');
    return typeof times === 'number' && typeof dues === 'number'
      ? [`${dollars(times * dues)} at present`]
      : [];
  }
  const month = perMonth(value);
  const year = perYear(value);
  return [
    ...(month === null || period === 'month' ? [] : [`${dollars(month)} a month`]),
    ...(year === null || period === 'year' ? [] : [`${dollars(year)} a year`]),
  ];
}
