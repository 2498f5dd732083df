import { toHundredths } from '../../language/hundredths.ts';
import type { MoneyQuantity } from '../../language/quantity.ts';
import type { Sentence } from '../../model.ts';

/** A share that a sentence rounds differs from what its sums come to by no more, in percent. */
const rounded = 0.5;
/** 'from $412 to $780, by the size of the home' is no change, and 'to $375 and $300' two of them. */
const ofRange =
  /\b(?:runs?|ran|rang(?:es?|ed|ing)|var(?:y|ies|ied|ying)|differs?)\b[^.;]{0,40}\b(?:from|between)\b|\b(?:depending|based) (?:up)?on\b|\bto \{m\d+\} and \{m/;

/** The share that a sentence tells itself where it does: 'by 6%, from $197 to $209'. */
function asSaid({ quantities }: Sentence, by: number): number {
  const said = quantities.find((one) => one.kind === 'percent' && Math.abs(one.percent - by) <= rounded);
  return said?.kind === 'percent' ? said.percent : toHundredths(by);
}

/** Dues of one home for one time. */
export type Dues = Pick<MoneyQuantity, 'amount' | 'period'>;

/**
 * By how many percent the dues that a sentence names change from old to new: the only place where two sums become a change. Null where they
 * are the dues of two periods or of several homes, or fall by more than half, as no dues do.
 */
export function raiseBetween(old: Dues, now: Dues, sentence: Sentence): number | null {
  const times = now.amount / old.amount;
  const isOfBoth = old.period === now.period || old.period === null || now.period === null;
  // Where not both name their period, they must be of one size.
  const isAlike = times <= 2 || (old.period !== null && now.period !== null);
  if (!isOfBoth || !isAlike || times < 0.5 || ofRange.test(sentence.plain)) return null;
  return asSaid(sentence, 100 * (times - 1));
}
