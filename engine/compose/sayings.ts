import { sayDues } from './say-dues.ts';
import { sayFigures } from './say-figures.ts';
import { sayGovernance } from './say-governance.ts';
import { sayUse } from './say-use.ts';
import type { Sayings } from './saying.ts';

/** How each fact of the catalogue is said. */
export const sayings: Sayings = { ...sayDues, ...sayUse, ...sayGovernance, ...sayFigures };
