import type { FactId } from '../catalogue.ts';
import type { Say, Sayings } from '../say/saying.ts';
import { sayDues } from './say-dues.ts';
import { sayFigures } from './say-figures.ts';
import { sayGovernance } from './say-governance.ts';
import { sayReserves } from './say-reserves.ts';
import { sayUse } from './say-use.ts';

/** How each fact of the catalogue is said; the state stands in the name and place already. */
export const sayings: Sayings = {
  ...sayDues,
  ...sayUse,
  ...sayGovernance,
  ...sayFigures,
  ...sayReserves,
} satisfies Readonly<Record<Exclude<FactId, 'association.state'>, Say>>;
