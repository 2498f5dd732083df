import { amendment } from '../rules/amendment.ts';
import { boardRules } from '../rules/board.ts';
import { meetings } from '../rules/meetings.ts';
import { quorum } from '../rules/quorum.ts';
import { term } from '../rules/term.ts';
import type { Rule } from './pattern.ts';

/** How the association is run and decides. */
export const rulesOfGovernance: readonly Rule[] = [
  ...boardRules,
  ...meetings,
  ...quorum,
  ...amendment,
  ...term,
];
