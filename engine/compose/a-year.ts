import type { FactValue } from '#contract/analysis.ts';
import type { FactId } from '../catalogue.ts';
import { type Facts, numberIn, wordIn } from '../say/saying.ts';

/** Whether a sum is a year's; that of a statement of a few months names no period. */
export const isYearly = (value: FactValue | undefined) => wordIn(value, 'period') === 'year';
/** A year's sum of a fact; null where it is of less than a year. */
export const yearly = (facts: Facts, fact: FactId) =>
  isYearly(facts.get(fact)) ? numberIn(facts.get(fact), 'amount') : null;
