import type { Doc, Row } from '../model.ts';
import { entries } from './entries.ts';
import { type HeadedFigure, ofActuals } from './entry.ts';
import { unitOf, yearsIn } from './pick-figure.ts';

/** What a period was planned to take in or cost, and what it did, in dollars. */
export interface Variance {
  readonly of: 'income' | 'expenses';
  readonly budget: number;
  readonly actual: number;
  readonly row: Row;
}

const total = {
  income: /^total (?:operating )?(?:income|revenues?|receipts)$/,
  expenses: /^total (?:operating )?(?:expenses?|expenditures|disbursements)$/,
};
const planned = /\bbudget/;
/** The words of a title may stand over a column: 'Budget Comparison   Actual'. */
const isPlan = (header: string) => planned.test(header) && !/\bactual/.test(header);
const ofYear = /\bannual|\byearly|\bfull year/;
/** The words over a column of what two others differ by. */
export const difference = /varian|difference|\bvar\b|over|under|remaining|%|\binc\b|increase|change|\bvs\b/;

/** What is not over yet: nobody took it in. */
const expected = /project|estimat|\best\b|forecast|proposed|anticipat/;
/** 'FY31', "FY '31" */
const fiscalYear = /\bfy ?['’]?(\d\d)\b/;
/** Last year's figures beside this year's budget are no variance. */
const ofOtherYears = (a: HeadedFigure, b: HeadedFigure): boolean => {
  const [own = [], others = []] = [a, b].map(({ header }) => yearsIn(header.replace(fiscalYear, '20$1')));
  return own.length > 0 && others.length > 0 && !own.some((year) => others.includes(year));
};

interface Pair {
  readonly budget: number;
  readonly actual: number;
  /** The words over the column of what happened. */
  readonly header: string;
}

/** The actual figure and the budget of the same period: columns side by side. The longest period's, by its size. */
export function pairOf(figures: readonly HeadedFigure[]): Pair | null {
  let best: Pair | null = null;
  for (const [i, actual] of figures.entries()) {
    const [before, after] = [figures[i - 1], figures[i + 1]];
    // 'Actual  Budget', or 'Budget  Actual' where nothing but the difference follows.
    const isLast = !after || difference.test(after.header) || after.percent;
    const budget = isLast && ofActuals.test(actual.header) ? before : after;
    if (!budget || !planned.test(budget.header) || ofYear.test(budget.header)) continue;
    if (difference.test(budget.header) || difference.test(actual.header) || isPlan(actual.header)) continue;
    if (expected.test(actual.header) || ofOtherYears(actual, budget)) continue;
    if (!actual.header || (best && Math.abs(best.budget) >= Math.abs(budget.value))) continue;
    best = { budget: budget.value, actual: actual.value, header: actual.header };
  }
  return best;
}

/** Both far below their budgets: the figures of some months stand beside the budget of the year. */
const ofPartOfTheYear = (found: readonly Variance[]): boolean =>
  found.length === 2 && found.every(({ budget, actual }) => actual < budget * partOfTheYear);
const partOfTheYear = 0.8;

/** The totals of a statement that sets what happened beside the budget of the same period. */
export function variances(doc: Doc): Variance[] {
  const unit = unitOf(doc);
  const list = entries(doc);
  const found = (['income', 'expenses'] as const).flatMap((of) => {
    const entry = list.findLast(({ label, figures }) => total[of].test(label) && pairOf(figures));
    const pair = entry && pairOf(entry.figures);
    if (!entry || !pair || pair.budget <= 0) return [];
    return [{ of, budget: pair.budget * unit, actual: pair.actual * unit, row: entry.row }];
  });
  return ofPartOfTheYear(found) ? [] : found;
}
