import { amendment } from '../rules/amendment.ts';
import { architecture } from '../rules/architecture.ts';
import { boardRules } from '../rules/board.ts';
import { budgetLines } from '../rules/budget-lines.ts';
import { budgetYear } from '../rules/budget-year.ts';
import { duesChange } from '../rules/dues-change.ts';
import { exterior } from '../rules/exterior.ts';
import { financesInProse } from '../rules/finances-in-prose.ts';
import { homeBusiness } from '../rules/home-business.ts';
import { homeSize } from '../rules/home-size.ts';
import { leaseTerms } from '../rules/leasing.ts';
import { leasingAllowed } from '../rules/leasing-allowed.ts';
import { leasingLimits } from '../rules/leasing-limits.ts';
import { meetings } from '../rules/meetings.ts';
import { occupancy } from '../rules/occupancy.ts';
import { parking } from '../rules/parking.ts';
import { petControl } from '../rules/pet-control.ts';
import { pets } from '../rules/pets.ts';
import { quiet } from '../rules/quiet-hours.ts';
import { quorum } from '../rules/quorum.ts';
import { reserveStudy } from '../rules/reserve-study.ts';
import { smoking } from '../rules/smoking.ts';
import { term } from '../rules/term.ts';
import { unlabeledTotals } from '../rules/unlabeled-totals.ts';
import { vehicles } from '../rules/vehicles.ts';
import type { Rule } from './pattern.ts';

/** What an owner may and may not do with the home. */
export const rulesOfUse: readonly Rule[] = [
  ...budgetLines,
  unlabeledTotals,
  budgetYear,
  duesChange,
  ...financesInProse,
  ...reserveStudy,
  ...pets,
  ...petControl,
  ...leasingAllowed,
  ...leaseTerms,
  ...leasingLimits,
  ...occupancy,
  ...homeBusiness,
  ...smoking,
  ...quiet,
  ...vehicles,
  ...parking,
  ...architecture,
  ...exterior,
  ...homeSize,
  ...meetings,
  ...quorum,
  ...boardRules,
  ...amendment,
  ...term,
];
