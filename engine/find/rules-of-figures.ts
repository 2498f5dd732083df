import { budgetLines } from '../rules/budget-lines.ts';
import { budgetYear } from '../rules/budget-year.ts';
import { duesChange, duesOfTwoYears, duesRaisedBy } from '../rules/dues-change.ts';
import { duesTimesHomes } from '../rules/dues-times-homes.ts';
import { financesInProse } from '../rules/finances-in-prose.ts';
import { fundColumns } from '../rules/fund-columns.ts';
import { labeledFigures } from '../rules/labeled-figures.ts';
import { reserveComponents } from '../rules/reserve-components.ts';
import { presentContribution, reservePlan } from '../rules/reserve-plan.ts';
import { reserveStudy, yearlyContribution } from '../rules/reserve-study.ts';
import { studySummary } from '../rules/study-summary.ts';
import { unlabeledTotals } from '../rules/unlabeled-totals.ts';
import type { Rule } from './pattern.ts';

/** Budgets, financial statements and reserve studies. */
export const rulesOfFigures: readonly Rule[] = [
  ...budgetLines,
  fundColumns,
  unlabeledTotals,
  budgetYear,
  duesChange,
  duesOfTwoYears,
  duesRaisedBy,
  duesTimesHomes,
  labeledFigures,
  ...financesInProse,
  ...reserveStudy,
  reserveComponents,
  reservePlan,
  presentContribution,
  studySummary,
  yearlyContribution,
];
