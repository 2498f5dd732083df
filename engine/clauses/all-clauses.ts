import type { Clause } from './clause.ts';
import { clausesOfGovernance } from './clauses-of-governance.ts';
import { clausesOfLiving } from './clauses-of-living.ts';
import { clausesOfMoney } from './clauses-of-money.ts';
import { clausesOfOutside } from './clauses-of-outside.ts';
import { clausesOfProperty } from './clauses-of-property.ts';

/** In the order in which they are told: money, land, daily life, governance. */
export const allClauses: readonly Clause[] = [
  ...clausesOfMoney,
  ...clausesOfProperty,
  ...clausesOfLiving,
  ...clausesOfOutside,
  ...clausesOfGovernance,
];

const cues: ReadonlyMap<string, readonly string[]> = new Map(allClauses.map(({ id, cue }) => [id, cue]));

/** The words of which one stands in every sentence that holds a clause. */
export const cuesOf = (id: string): readonly string[] => cues.get(id) ?? [];

/** Whether a point's subject is a clause, not a fact of the catalogue. */
export const isClause = (id: string) => cues.has(id);
