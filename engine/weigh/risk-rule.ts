import type { FactValue, Severity } from '#contract/analysis.ts';
import type { FactId } from '../catalogue.ts';
import type { Particulars } from '../find/particulars.ts';
import type { Citations } from '../model.ts';
import { numberIn, type ToldOf } from '../say/saying.ts';

export type Values = ReadonlyMap<string, FactValue>;
export interface Warning {
  readonly level: Severity;
  readonly title: string;
  readonly explanation: string;
}

/** One thing to weigh: the facts that it stands on (all of them must be stated), and what it comes to. */
export interface RiskRule {
  readonly id: string;
  readonly facts: readonly [string, ...string[]];
  /** Whether its facts, as cited, speak of the same thing; where left out they always do. */
  readonly agree?: (cited: readonly Citations[]) => boolean;
  readonly weigh: (values: Values, toldOf: ToldOf) => Warning | null;
  /** One warning for the many that the items of a list come to: one alone, and how many there are. */
  readonly ofMany?: (one: Warning, count: number) => Warning;
}

export const warn = (level: Severity, title: string, explanation: string): Warning => ({
  level,
  title,
  explanation,
});
export const when = (fact: FactId, is: FactValue, warning: Warning): RiskRule => ({
  id: fact,
  facts: [fact],
  weigh: (values) => (values.get(fact) === is ? warning : null),
});
export const given = (
  fact: FactId,
  weigh: (value: FactValue, values: Values, told: Particulars) => Warning | null,
): RiskRule => ({
  id: fact,
  facts: [fact],
  weigh: (values, toldOf) => {
    const value = values.get(fact);
    return value === undefined ? null : weigh(value, values, toldOf(fact));
  },
});
export const amountOf = (values: Values, fact: FactId) => numberIn(values.get(fact), 'amount');
