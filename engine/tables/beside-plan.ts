import { toHundredths } from '../language/hundredths.ts';
import type { Doc } from '../model.ts';
import { entries } from './entries.ts';
import type { Entry, HeadedFigure } from './entry.ts';
import { isPartOfYear, monthsToDate, monthsTold, periodOf } from './period.ts';
import { unitOf } from './pick-figure.ts';
import { pairOf } from './variance.ts';

const soFar = /\bytd\b|to date/;

/** Whether a column of what happened is known to tell of a whole year. */
function isOfYear(doc: Doc, header: string): boolean {
  const months = monthsTold(header) ?? (soFar.test(header) ? monthsToDate(doc) : null) ?? periodOf(doc);
  return months !== null && months <= 13 && !isPartOfYear(months);
}

const same = (a: number, b: number) => Math.abs(Math.abs(a) - Math.abs(b)) < 0.005;

/**
 * What came in or was spent, where rows give it beside a plan of the same period that comes to `amount`; null where they do
 * not, or where it is the same.
 */
export function besidePlan(doc: Doc, rows: readonly Entry[], amount: number, ofYear: boolean): number | null {
  const unit = unitOf(doc);
  let [planned, happened] = [0, 0];
  for (const { figures } of rows) {
    const pair = pairOf(figures);
    if (!pair || (ofYear && !isOfYear(doc, pair.header))) return null;
    planned += Math.abs(pair.budget) * unit;
    happened += Math.abs(pair.actual) * unit;
  }
  happened = toHundredths(happened);
  return rows.length > 0 && same(planned, amount) && !same(planned, happened) ? happened : null;
}

const earned =
  /^(?:grand )?total (?:annual |operating |budgeted |gross )?(?:income|revenues?|receipts?|inflows?)(?:,? (?:for )?(?:19|20)\d\d)?$/;
const bottom =
  /^(?:total |current year )?net (?:income|profit|loss|surplus|earnings|deficit)\b(?!.*\b(?:operati\w+|ordinary)\b).{0,30}$|^total comprehensive income$/;

/** The figure of another row in the column of a figure of this one; undefined where that is not certain. */
function inSameColumn(own: Entry, at: number, other: Entry | undefined): HeadedFigure | undefined {
  const header = own.figures[at]?.header;
  const beside = other?.figures ?? [];
  if (beside.length === own.figures.length && beside[at]?.header === header) return beside[at];
  const named = beside.filter((figure) => figure.header === header);
  return header !== '' && named.length === 1 ? named[0] : undefined;
}

/**
 * The bottom line of the statement that a total of costs belongs to, where more than its totals of income and costs goes into
 * it: other income, a transfer. Null where it is what they leave, or where there is none.
 */
export function bottomLine(doc: Doc, costs: Entry, amount: number): { left: number; row: Entry } | null {
  const list = entries(doc);
  const at = list.indexOf(costs);
  const unit = unitOf(doc);
  const column = costs.figures.findLastIndex(({ value }) => same(value * unit, amount));
  const of = (other: Entry | undefined) => inSameColumn(costs, column, other);
  if (column < 0) return null;
  const after = list.slice(at + 1);
  const next = after.findIndex(({ label, ofReserves }) => earned.test(label) || ofReserves);
  const row = after
    .slice(0, next < 0 ? undefined : next)
    .findLast((entry) => bottom.test(entry.label) && of(entry));
  const income = list.slice(0, at).findLast((entry) => earned.test(entry.label) && of(entry));
  const [left, all] = [of(row), of(income)];
  if (!row || !left || !all) return null;
  // A sign that was not read makes no other bottom line.
  if (Math.abs(Math.abs(left.value) - Math.abs(all.value - amount / unit)) < 1) return null;
  return { left: left.value * unit, row };
}

const others = /^total other (?:income|revenues?)(?: (?:and|&) expenses?)?$/;

/** What a statement adds below its total of income as other income; null where it adds nothing. */
export function otherIncome(doc: Doc, income: Entry, amount: number): { sum: number; row: Entry } | null {
  const list = entries(doc);
  const unit = unitOf(doc);
  const column = income.figures.findLastIndex(({ value }) => same(value * unit, amount));
  const row = list.slice(list.indexOf(income) + 1).find(({ label }) => others.test(label));
  const figure = column < 0 ? undefined : inSameColumn(income, column, row);
  return row && figure && figure.value > 0 ? { sum: figure.value * unit, row } : null;
}

/** 'Retained earnings used', 'Use of prior years' surplus', 'Carryover', 'Reserve fund transfer': what a plan takes from savings. */
const savings =
  '(?:reserves?|retained earnings|surplus|savings|fund balance|accumulated|carry-?over|cash on hand|prior years?)';
const taken = new RegExp(
  `^(?:use|used|usage|draw|transfers?|applied|application|appropriat\\w*)\\b(?: (?!to\\b)[a-z'’]+){0,4}? ${savings}\\b|^(?:out of|from) (?:the )?${savings}\\b|^(?:(?:prior|previous|last) years?['’]?s? )?${savings}(?: (?:funds?|accounts?))?(?: (?:used|applied|utilized|transfers?|transferred|drawn|from .{1,30}))$|^(?:(?:prior|previous|last) years?['’]?s? )?(?:surplus|carry-?over)$`,
);
const notTaken = /\b(?:interest|contributions?|loans?|total)\b/;

/** The line before a total of income that fits, with its figure in the total's column; undefined where none has one. */
function lineOfIncome(doc: Doc, income: Entry, amount: number, fits: (entry: Entry) => boolean) {
  const column = income.figures.findLastIndex(({ value }) => same(value * unitOf(doc), amount));
  const before = entries(doc).slice(0, entries(doc).indexOf(income));
  const since = before.findLastIndex(
    ({ part, label }) => (part !== null && part !== 'income') || earned.test(label),
  );
  const row = before.slice(since + 1).find(fits);
  const figure = column < 0 ? undefined : inSameColumn(income, column, row);
  return row && figure ? { sum: figure.value * unitOf(doc), row } : undefined;
}

/** What of a budget's income is no income of the year but saved before; null where nothing is. */
export function takenFromSavings(doc: Doc, income: Entry, amount: number) {
  const found = lineOfIncome(doc, income, amount, ({ label }) => taken.test(label) && !notTaken.test(label));
  return found && found.sum > 0 && found.sum < amount ? found : null;
}

/** What went into the reserves before a total of income was struck; null where nothing did. */
export function takenForReserves(doc: Doc, income: Entry, amount: number) {
  const found = lineOfIncome(
    doc,
    income,
    amount,
    ({ label }) => toReserves.test(label) && !fromReserves.test(label),
  );
  return found && found.sum < 0 ? { ...found, sum: -found.sum } : null;
}

/** The result of running the place alone, in the column of a result of all funds; null where it has the same sign. */
export function ofOperations(doc: Doc, result: Entry, amount: number) {
  const list = entries(doc);
  const column = result.figures.findLastIndex(({ value }) => Math.abs(value * unitOf(doc) - amount) < 0.005);
  const row = list.slice(0, list.indexOf(result)).findLast(({ label }) => operations.test(label));
  const figure = column < 0 ? undefined : inSameColumn(result, column, row);
  const left = (figure?.value ?? 0) * unitOf(doc);
  return row && left * amount < 0 ? { left, row } : null;
}
const operations =
  /^(?:total )?(?:net operating|operating net)\b(?: fund)?(?: (?:income|total|surplus|profit|loss|deficit|result|\/|\(|\)|\(?loss\)?|\(?deficit\)?)){1,4}$/;

const toReserves =
  /(?:allocations?|transfers?|contributions?|deposits?)\s*(?:to|into)\s*(?:the )?(?:\w+ )?reserves?\b|\breserves?\b.{0,20}\b(?:contributions?|allocations?|deposits?|transfer)\b/;
/** What the reserves take in is no cost. */
const ofReserveIncome = /^reserves?\b.{0,12}\b(?:income|revenues?|receipts)$/;
const fromReserves = /\b(?:from|study|interest|income)\b/;

/** What went into the association's own reserves and is counted among the costs before a result; null where nothing was. */
export function putIntoReserves(doc: Doc, result: Entry, amount: number): { sum: number; row: Entry } | null {
  const list = entries(doc);
  const unit = unitOf(doc);
  const column = result.figures.findLastIndex(({ value }) => Math.abs(value * unit - amount) < 0.005);
  if (column < 0) return null;
  const before = list.slice(0, list.indexOf(result));
  const since = before.findLastIndex(({ part }) => part === 'income');
  const row = before
    .slice(since + 1)
    .findLast(
      ({ label, part, under }) =>
        part === 'expenses' &&
        !ofReserveIncome.test(under) &&
        toReserves.test(label) &&
        !fromReserves.test(label),
    );
  const figure = inSameColumn(result, column, row);
  return row && figure && figure.value > 0 ? { sum: figure.value * unit, row } : null;
}
