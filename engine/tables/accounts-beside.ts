import { toHundredths } from '../language/hundredths.ts';
import type { Entry } from './entry.ts';

interface Found {
  readonly entry: Entry;
  readonly amount: number;
  readonly header: string;
}

const closing = /^(?:ending|closing) (?:cash |bank )?balance\b/;
const mostAbove = 4;
/** 'Closing balance' over the accounts that it lies in, where the first is one of them and none is a reserve's. */
function totalOver<F extends Found>(first: F, rows: readonly Entry[]): F | null {
  const at = rows.indexOf(first.entry);
  const above = rows.slice(Math.max(0, at - mostAbove), at).findLast(({ label }) => closing.test(label));
  const [total, more] = above?.figures ?? [];
  const own = first.entry.figures[0]?.value ?? 0;
  if (!above || !total || more || total.header !== first.header || own === 0) return null;
  let rest = total.value;
  for (const { label, figures } of rows.slice(rows.indexOf(above) + 1)) {
    if (figures.length !== 1 || /\b(?:reserves?|balance)\b/.test(label)) return null;
    rest = toHundredths(rest - (figures[0]?.value ?? 0));
    if (rest <= 0) break;
  }
  return rest === 0 ? { ...first, entry: above, amount: (first.amount / own) * total.value } : null;
}

/** The bank accounts that stand with the first one in its list; the first alone where it is what the others come to. */
export function accountsBeside<F extends Found>(
  first: F,
  found: readonly F[],
  rows: readonly Entry[],
): readonly F[] {
  const whole = totalOver(first, rows);
  if (whole) return [whole];
  const { entry, header, amount } = first;
  if (entry.part !== 'assets') return [first];
  const list = found.filter(
    (one, i) =>
      one.entry.part === 'assets' &&
      one.entry.under === entry.under &&
      one.entry.row.page === entry.row.page &&
      one.header === header &&
      !found
        .slice(0, i)
        .some((other) => other.entry.label === one.entry.label || other.amount === one.amount),
  );
  const rest = list.reduce((sum, other) => sum + other.amount, -amount);
  return toHundredths(rest) === amount ? [first] : list;
}
