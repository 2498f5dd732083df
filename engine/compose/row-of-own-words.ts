import type { FactValue } from '#contract/analysis.ts';
import { dollars } from '../say/display.ts';
import { numberIn } from '../say/saying.ts';
import { longest, type OwnWords } from './in-own-words.ts';

/** A quote longer than this stands in its statement alone. */
const longestRow = 110;

/** What a row of facts says of a fact that is told in the paper's own words; undefined where it has its value. */
export function asRowOf({ answer }: OwnWords, value: FactValue): string | undefined {
  // '$75 first, $150 after': which of the sums the row is of, and no label cut out of them.
  const sums = answer.match(/\$\d/g) ?? [];
  const amount = sums.length > 1 ? numberIn(value, 'amount') : null;
  if (answer.length > (amount === null ? longestRow : longest)) return undefined;
  return amount === null ? answer : `${dollars(amount)} - ${answer}`;
}
