import { toHundredths } from '../language/hundredths.ts';
import type { Entry } from './entry.ts';

interface Found {
  readonly entry: Entry;
  readonly amount: number;
  readonly header: string;
}

/** The bank accounts that stand with the first one in its list; the first alone where it is what the others come to. */
export function accountsBeside<F extends Found>(first: F, found: readonly F[]): readonly F[] {
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
