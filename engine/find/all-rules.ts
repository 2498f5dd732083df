import { amendment } from '../rules/amendment.ts';
import { boardRules } from '../rules/board.ts';
import { disputes } from '../rules/disputes.ts';
import { firstRefusalRules } from '../rules/first-refusal.ts';
import { litigation } from '../rules/litigation.ts';
import { meetings } from '../rules/meetings.ts';
import { minutes } from '../rules/minutes.ts';
import { motions } from '../rules/motions.ts';
import { quorum } from '../rules/quorum.ts';
import { recordsRules } from '../rules/records.ts';
import { repairs } from '../rules/repairs.ts';
import { term } from '../rules/term.ts';
import { voting } from '../rules/voting.ts';
import type { Rule } from './pattern.ts';
import { rulesOfFigures } from './rules-of-figures.ts';
import { rulesOfGovernance } from './rules-of-governance.ts';
import { rulesOfMoney } from './rules-of-money.ts';
import { rulesOfUse } from './rules-of-use.ts';

/** Every subject's rules. A new subject is registered in one of the four lists, which their authors do not share. */
export const allRules: readonly Rule[] = [
  ...rulesOfMoney,
  ...rulesOfUse,
  ...rulesOfGovernance,
  ...rulesOfFigures,
  ...boardRules,
  ...meetings,
  ...quorum,
  ...amendment,
  ...term,
  ...voting,
  ...recordsRules,
  ...disputes,
  ...firstRefusalRules,
  ...minutes,
  ...motions,
  ...litigation,
  ...repairs,
];
