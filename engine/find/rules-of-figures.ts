import { budgetLines } from '../rules/budget-lines.ts';
import { budgetYear } from '../rules/budget-year.ts';
import { duesChange } from '../rules/dues-change.ts';
import { financesInProse } from '../rules/finances-in-prose.ts';
import { reserveComponents } from '../rules/reserve-components.ts';
import { reserveStudy } from '../rules/reserve-study.ts';
import { unlabeledTotals } from '../rules/unlabeled-totals.ts';
import type { Rule } from './pattern.ts';

/** Budgets, financial statements and reserve studies. */
export const rulesOfFigures: readonly Rule[] = [
  ...budgetLines,
  unlabeledTotals,
  budgetYear,
  duesChange,
  ...financesInProse,
  ...reserveStudy,
  reserveComponents,
];
