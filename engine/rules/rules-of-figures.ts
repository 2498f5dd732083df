import type { Rule } from '../find/pattern.ts';
import { duesByClass } from './dues/dues-by-class.ts';
import { newestDues } from './dues/dues-by-year.ts';
import { duesChange } from './dues/dues-change.ts';
import { duesLines } from './dues/dues-lines.ts';
import { duesOverTotal } from './dues/dues-over-total.ts';
import { duesFromPresent, duesOfTwoYears, duesRaisedBy } from './dues/dues-over-years.ts';
import { duesSaid } from './dues/dues-said.ts';
import { duesTimesHomes } from './dues/dues-times-homes.ts';
import { duesTold } from './dues/dues-told.ts';
import { paymentSchedule } from './dues/payment-schedule.ts';
import { agedReceivables } from './money/aged-receivables.ts';
import { arrearsTold } from './money/arrears-told.ts';
import { balancesTold } from './money/balances-told.ts';
import { budgetLines } from './money/budget-lines.ts';
import { budgetSaid } from './money/budget-said.ts';
import { budgetYear } from './money/budget-year.ts';
import { cashTold } from './money/cash-told.ts';
import { figuresTold } from './money/figures-told.ts';
import { financesInProse } from './money/finances-in-prose.ts';
import { fundColumns } from './money/fund-columns.ts';
import { fundsTold } from './money/funds-told.ts';
import { incomeByResult } from './money/income-by-result.ts';
import { labeledFigures } from './money/labeled-figures.ts';
import { moneySaid } from './money/money-said.ts';
import { sumsByNoun } from './money/sums-by-noun.ts';
import { unlabeledTotals } from './money/unlabeled-totals.ts';
import { reserveComponents } from './reserves/reserve-components.ts';
import { presentContribution, reservePlan } from './reserves/reserve-plan.ts';
import { reserveSchedule } from './reserves/reserve-schedule.ts';
import { reserveStudy, yearlyContribution } from './reserves/reserve-study.ts';
import { reserveYear } from './reserves/reserve-year.ts';
import { reservesTold } from './reserves/reserves-told.ts';
import { studySaid } from './reserves/study-said.ts';
import { studySummary } from './reserves/study-summary.ts';

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
  paymentSchedule,
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
  sumsByNoun,
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
