import { amendment } from '../rules/amendment.ts';
import { boardRules } from '../rules/board.ts';
import { budgetLines } from '../rules/budget-lines.ts';
import { budgetYear } from '../rules/budget-year.ts';
import { duesChange } from '../rules/dues-change.ts';
import { exterior } from '../rules/exterior.ts';
import { financesInProse } from '../rules/finances-in-prose.ts';
import { homeSize } from '../rules/home-size.ts';
import { meetings } from '../rules/meetings.ts';
import { pets } from '../rules/pets.ts';
import { quorum } from '../rules/quorum.ts';
import { reserveStudy } from '../rules/reserve-study.ts';
import { term } from '../rules/term.ts';
import { unlabeledTotals } from '../rules/unlabeled-totals.ts';
import { vehicles } from '../rules/vehicles.ts';
import type { Rule } from './pattern.ts';

/** Every subject's rules, in the order of the catalogue. */
export const allRules: readonly Rule[] = [
  ...budgetLines,
  unlabeledTotals,
  budgetYear,
  duesChange,
  ...financesInProse,
  ...reserveStudy,
  ...pets,
  ...vehicles,
  ...exterior,
  ...homeSize,
  ...meetings,
  ...quorum,
  ...boardRules,
  ...amendment,
  ...term,
];
