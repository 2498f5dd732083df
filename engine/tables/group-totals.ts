import type { Entry } from './entries.ts';

const total = /^total operating (?:expenses?|expenditures|costs)$/;
/** So many rows of other groups tell that the total was one group's. */
const leastOthers = 2;

/**
 * Totals of a group called 'Operating' among other groups of expenses ('Operating', 'Repairs', 'Utilities'): they bear the
 * name of the whole's total and are not it.
 */
export function groupTotals(list: readonly Entry[]): ReadonlySet<Entry> {
  const found = new Set<Entry>();
  for (const [index, entry] of list.entries()) {
    if (entry.under !== 'operating' || entry.part !== 'expenses' || !total.test(entry.label)) continue;
    const others = list
      .slice(index + 1)
      .filter(
        ({ part, under, label }) =>
          part === 'expenses' && under !== 'operating' && !/reserve|total/.test(`${under} ${label}`),
      );
    if (others.length >= leastOthers) found.add(entry);
  }
  return found;
}
