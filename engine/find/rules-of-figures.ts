import { agedReceivables } from '../rules/aged-receivables.ts';
import { arrearsTold } from '../rules/arrears-told.ts';
import { balancesTold } from '../rules/balances-told.ts';
import { budgetLines } from '../rules/budget-lines.ts';
import { budgetSaid } from '../rules/budget-said.ts';
import { budgetYear } from '../rules/budget-year.ts';
import { cashTold } from '../rules/cash-told.ts';
import { duesByClass } from '../rules/dues-by-class.ts';
import { newestDues } from '../rules/dues-by-year.ts';
import { duesChange } from '../rules/dues-change.ts';
import { duesLines } from '../rules/dues-lines.ts';
import { duesOverTotal } from '../rules/dues-over-total.ts';
import { duesFromPresent, duesOfTwoYears, duesRaisedBy } from '../rules/dues-over-years.ts';
import { duesSaid } from '../rules/dues-said.ts';
import { duesTimesHomes } from '../rules/dues-times-homes.ts';
import { duesTold } from '../rules/dues-told.ts';
import { figuresTold } from '../rules/figures-told.ts';
import { financesInProse } from '../rules/finances-in-prose.ts';
import { fundColumns } from '../rules/fund-columns.ts';
import { incomeByResult } from '../rules/income-by-result.ts';
import { labeledFigures } from '../rules/labeled-figures.ts';
import { moneySaid } from '../rules/money-said.ts';
import { reserveComponents } from '../rules/reserve-components.ts';
import { presentContribution, reservePlan } from '../rules/reserve-plan.ts';
import { reserveSchedule } from '../rules/reserve-schedule.ts';
import { reserveStudy, yearlyContribution } from '../rules/reserve-study.ts';
import { reserveYear } from '../rules/reserve-year.ts';
import { reservesTold } from '../rules/reserves-told.ts';
import { studySaid } from '../rules/study-said.ts';
import { studySummary } from '../rules/study-summary.ts';
import { fundsTold } from '../rules/sums-told.ts';
import { unlabeledTotals } from '../rules/unlabeled-totals.ts';
import type { Rule } from './pattern.ts';

/** Budgets, financial statements and reserve studies. */
export const rulesOfFigures: readonly Rule[] = [
  ...budgetLines,
  fundColumns,
  agedReceivables,
  unlabeledTotals,
  incomeByResult,
  budgetYear,
  duesChange,
  duesOfTwoYears,
  duesRaisedBy,
  duesFromPresent,
  ...duesSaid,
  ...duesTold,
  newestDues,
  duesTimesHomes,
  duesByClass,
  duesLines,
  duesOverTotal,
  labeledFigures,
  ...financesInProse,
  ...arrearsTold,
  ...cashTold,
  ...balancesTold,
  fundsTold,
  ...figuresTold,
  ...moneySaid,
  ...budgetSaid,
  ...reserveStudy,
  ...studySaid,
  ...reservesTold,
  reserveComponents,
  reservePlan,
  reserveYear,
  reserveSchedule,
  presentContribution,
  studySummary,
  yearlyContribution,
];
