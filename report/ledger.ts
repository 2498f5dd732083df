import type { Fact } from '#contract/analysis.ts';

/** A question with its answers: one, or every item of a list. */
export interface LedgerRow {
  readonly id: string;
  readonly label: string;
  readonly answers: readonly Fact[];
}

/** Facts with the items of a list under one label, in the order of their first. */
export function ledgerRows(facts: readonly Fact[]): LedgerRow[] {
  const rows = Map.groupBy(facts, ({ id }) => id);
  return [...rows].map(([id, answers]) => ({ id, label: answers[0]?.label ?? id, answers }));
}
