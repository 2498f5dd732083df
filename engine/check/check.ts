import type { FactValue } from '#contract/analysis.ts';
import type { FactId } from '../catalogue.ts';
import { timesAYear } from '../language/quantity.ts';

/** What is known of an answer when it is held against sense: its value, and the sentence that it is first cited from. */
export interface Claim {
  readonly value: FactValue;
  /** In Sentence.plain; empty where it stands in no sentence. */
  readonly plain: string;
  /** The sentences of all places that it is cited from, in Sentence.plain. */
  readonly said: string;
  /** Whether it stands in a row of a table. */
  readonly inRow: boolean;
  /** The paper says of a sum of dues whether it is paid or proposed. */
  readonly weighed: boolean;
}

/** A bound on one fact by itself. What breaks it is no answer, however plainly it was matched. */
export interface Bound {
  readonly name: string;
  readonly facts: readonly FactId[];
  readonly fits: (claim: Claim) => boolean;
}

/** What several answers must come to together. Of those that do not, the one that is the least well stated is given up. */
export interface Balance {
  readonly name: string;
  /** The facts compared, the one to give up first of equals at the front. */
  readonly facts: readonly [FactId, FactId, ...FactId[]];
  readonly fits: (...values: FactValue[]) => boolean;
  /** Figures that are all stated plainly are kept: that they do not fit is told as a risk (engine/weigh). */
  readonly toldAsRisk?: true;
  /** What is given up whatever it is stated by. */
  readonly givesUp?: FactId;
}

/** Dollars of an answer, as it stands; null where it is not money. */
export function dollars(value: FactValue): number | null {
  return typeof value === 'object' && 'amount' in value && typeof value.amount === 'number'
    ? value.amount
    : null;
}

/** Dollars a year; null where the answer names no period of which a year has so many. */
export function dollarsAYear(value: FactValue): number | null {
  const amount = dollars(value);
  const period = typeof value === 'object' && 'period' in value ? String(value.period) : '';
  const times = timesAYear[period];
  return amount === null || times === undefined ? null : amount * times;
}
