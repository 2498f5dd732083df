import type { Rule } from '../find/pattern.ts';
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
];
