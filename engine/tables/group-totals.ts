import type { Entry } from './entry.ts';

const total = /^total operating (?:expenses?|expenditures|costs)$/;
/** So many rows of other groups tell that the total was one group's. */
const leastOthers = 2;

const ofSpending =
  /^(?:grand )?total (?:operating )?(?:expenses?|expenditures|disbursements|costs)(?:,? (?:for )?(?:19|20)\d\d)?$/;
const ofEarnings = /\b(?:income|revenues?|receipts)\b/;
const anyTotal = /\btotals?\b/;
/** A sum of fewer lines may be one by chance. */
const leastLines = 2;
const sumOf = (entries: readonly Entry[], column: number) =>
  entries.reduce((sum, { figures }) => sum + (figures[column]?.value ?? 0), 0);

/** The total of a group of costs, such as 'Total Admin Expense'. */
const ofGroup =
  /^total (?!.*\b(?:operating|reserves?|capital|replacement|special|other)\b)[a-z&' ]+ (?:expenses?|expenditures|costs)$/;
/** Whether another group comes to more than a total called 'Operating', which so is not the whole's. */
const isOutgrown = (list: readonly Entry[], { label, figures: [own] }: Entry) =>
  total.test(label) &&
  list.some((one) => ofGroup.test(one.label) && (one.figures[0]?.value ?? 0) > (own?.value ?? Infinity));

/** Whether a total of expenses is the sum of the lines since another block's total alone, which it leaves out. */
function isOfBlock(list: readonly Entry[], index: number): boolean {
  const entry = list[index];
  if (entry?.part !== 'expenses' || !ofSpending.test(entry.label)) return false;
  const before = list.slice(0, index);
  const at = before.findLastIndex(({ label }) => anyTotal.test(label));
  const other = before[at];
  const lines = before.slice(at + 1);
  if (other?.part !== 'expenses' || ofEarnings.test(other.label) || lines.length < leastLines) return false;
  if (lines.some(({ part }) => part !== 'expenses')) return false;
  return (
    entry.figures.length > 0 &&
    entry.figures.every(
      ({ value, percent }, column) =>
        percent ||
        (Math.abs(sumOf(lines, column) - value) < 0.5 && Math.abs(other.figures[column]?.value ?? 0) > 0.5),
    )
  );
}

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
  for (const [index, entry] of list.entries())
    if (isOfBlock(list, index) || isOutgrown(list, entry)) found.add(entry);
  return found;
}
