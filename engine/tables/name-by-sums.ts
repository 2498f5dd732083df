import type { Figure } from './figures.ts';
import type { Column } from './name-columns.ts';
import { monthAlone } from './period.ts';

/** A row with its figures, and where each of them ends. */
interface Line {
  readonly figures: readonly Figure[];
  readonly edges: readonly number[];
}

/** Whether a figure that ends at such a place stands in a column. */
export const within = ({ left, right }: Column, edge: number): boolean =>
  edge >= left - 1e-6 && edge <= right + 1e-6;

const leastTwelfths = 4;
/** No budget has more; a text of nothing but figures may. */
export const mostColumns = 16;

/** Without headers (a scan may lose them) the column whose twelfth stands beside it holds the year's sums. */
export function nameByTwelfths(columns: readonly Column[], lines: readonly Line[]): void {
  if (columns.length > mostColumns) return;
  for (const [i, year] of columns.entries()) {
    const month = columns[i + 1];
    if (!month) continue;
    const pairs = lines.flatMap(({ figures, edges }) => {
      const whole = figures[edges.findIndex((edge) => within(year, edge))]?.value;
      const part = figures[edges.findIndex((edge) => within(month, edge))]?.value;
      return whole && part ? [Math.abs(whole / 12 - part) <= 0.01 * Math.abs(part)] : [];
    });
    const fit = pairs.filter(Boolean).length;
    if (fit < leastTwelfths || fit < pairs.length * 0.7) continue;
    year.header = 'annual budget';
    month.header = 'month';
    return;
  }
}

const leastMonths = 3;
/** A last column without a name that holds what the months beside it come to is their total. */
export function nameSumOfMonths(columns: readonly Column[], lines: readonly Line[]): void {
  const last = columns.at(-1);
  const months = columns.filter(({ header }) => monthAlone.test(header));
  if (last?.header !== '' || months.length < leastMonths || months.length !== columns.length - 1) return;
  const sums = lines.flatMap(({ figures, edges }) => {
    const own = figures[edges.findIndex((edge) => within(last, edge))]?.value;
    const all = figures.filter((_, at) => months.some((month) => within(month, edges[at] ?? -1)));
    const sum = all.reduce((total, { value }) => total + value, 0);
    return own === undefined || all.length < months.length ? [] : [Math.abs(sum - own) <= roundedUpTo];
  });
  if (sums.length > 0 && sums.every(Boolean)) last.header = 'total';
}
/** Months in whole dollars may come to a few more or less than their year. */
const roundedUpTo = 6;
