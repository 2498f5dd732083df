import { toHundredths } from '../language/hundredths.ts';
import type { Doc } from '../model.ts';
import { regex } from '../regex.ts';
import { entries } from './entries.ts';
import type { Entry } from './entry.ts';
import { isPartOfYear, monthsOver, monthsToDate, periodOf } from './period.ts';
import { toDate, unitOf } from './pick-figure.ts';
import { difference, pairOf } from './variance.ts';

/** Whether a column of what happened is known to tell of a whole year. */
function isOfYear(doc: Doc, header: string): boolean {
  const months = monthsOver(header) ?? (toDate.test(header) ? monthsToDate(doc) : null) ?? periodOf(doc);
  return months !== null && months <= 13 && !isPartOfYear(months);
}

const same = (a: number, b: number) => Math.abs(Math.abs(a) - Math.abs(b)) < 0.005;

/** What rows give side by side as planned and as it was, under heads that fit; null where one does not. */
function sumsOf(doc: Doc, rows: readonly Entry[], fits: (header: string) => boolean) {
  const pairs = rows.map(({ figures }) => pairOf(figures));
  if (rows.length === 0 || !pairs.every((pair) => pair && fits(pair.header))) return null;
  const sum = (of: 'budget' | 'actual') =>
    toHundredths(pairs.reduce((all, pair) => all + Math.abs(pair?.[of] ?? 0) * unitOf(doc), 0));
  return { planned: sum('budget'), actual: sum('actual') };
}

/**
 * What came in or was spent, where rows give it beside a plan of the same period that comes to `amount`; null where they do
 * not, or where it is the same.
 */
export function besidePlan(doc: Doc, rows: readonly Entry[], amount: number, ofYear: boolean): number | null {
  const sums = sumsOf(doc, rows, (header) => !ofYear || isOfYear(doc, header));
  return sums && same(sums.planned, amount) && !same(sums.planned, sums.actual) ? sums.actual : null;
}

/** What came in or was spent to date, and what was planned by then, beside the plan of a year that comes to `amount`. */
export function toDateBeside(doc: Doc, rows: readonly Entry[], amount: number) {
  const own = rows.find(({ figures }) => figures.some(({ value }) => same(value * unitOf(doc), amount)));
  const sums = sumsOf(doc, own ? [own] : rows, (header) => toDate.test(header));
  return sums && !same(sums.planned, amount) ? sums : null;
}

const earned =
  /^(?:grand )?total (?:annual |operating |budgeted |gross )?(?:income|revenues?|receipts?|inflows?)(?:,? (?:for )?(?:19|20)\d\d)?$/;
const bottom =
  /^(?:total |current year )?net (?:income|profit|loss|surplus|earnings|deficit)\b(?!.*\b(?:operati\w+|ordinary)\b).{0,30}$|^total comprehensive income$/;

/** A sum in dollars, and the row that gives it. */
interface Given {
  readonly sum: number;
  readonly row: Entry;
}

/**
 * What another row gives in the column that an amount of a row stands in, which is none of what two others differ by; null
 * where that is not certain.
 */
function beside(doc: Doc, { figures }: Entry, amount: number, row: Entry | undefined): Given | null {
  const unit = unitOf(doc);
  const own = figures.map(({ value, header }) => (difference.test(header) ? Number.NaN : value * unit));
  const signed = own.findLastIndex((value) => Math.abs(value - amount) < 0.005);
  const at = signed < 0 ? own.findLastIndex((value) => same(value, amount)) : signed;
  const header = figures[at]?.header;
  const [named, more] = row?.figures.filter((figure) => figure.header === header) ?? [];
  const fits = row?.figures.length === figures.length && row.figures[at]?.header === header;
  const found = fits ? row.figures[at] : header === '' || more ? undefined : named;
  return row && found && at >= 0 ? { sum: found.value * unit, row } : null;
}

/**
 * The bottom line of the statement that a total of costs belongs to, where more than its totals of income and costs goes into
 * it: other income, a transfer. Null where it is what they leave, or where there is none.
 */
export function bottomLine(doc: Doc, costs: Entry, amount: number): Given | null {
  const list = entries(doc);
  const at = list.indexOf(costs);
  const of = (other: Entry | undefined) => beside(doc, costs, amount, other);
  const after = list.slice(at + 1);
  const next = after.findIndex(({ label, ofReserves }) => earned.test(label) || ofReserves);
  const row = after
    .slice(0, next < 0 ? undefined : next)
    .findLast((entry) => bottom.test(entry.label) && of(entry));
  const income = list.slice(0, at).findLast((entry) => earned.test(entry.label) && of(entry));
  const [left, all] = [of(row), of(income)];
  // A sign that was not read makes no other bottom line.
  const isOther = left && all && Math.abs(Math.abs(left.sum) - Math.abs(all.sum - amount)) >= unitOf(doc);
  return isOther ? left : null;
}

const others = /^total other (?:income|revenues?)(?: (?:and|&) expenses?)?$/;

/** What a statement adds below its total of income as other income; null where it adds nothing. */
export function otherIncome(doc: Doc, income: Entry, amount: number): Given | null {
  const after = entries(doc).slice(entries(doc).indexOf(income) + 1);
  const other = beside(
    doc,
    income,
    amount,
    after.find(({ label }) => others.test(label)),
  );
  return other && other.sum > 0 ? other : null;
}

/** 'Retained earnings used', 'Use of prior years' surplus', 'Carryover', 'Reserve fund transfer': what a plan takes from savings. */
const savings =
  '(?:reserves?|retained earnings|surplus|savings|fund balance|accumulated|carry-?over|cash on hand|prior years?)';
const taken = regex`^(?:use|used|usage|draw|transfers?|applied|application|appropriat\w*)\b(?: (?!to\b)[a-z'’]+){0,4}? ${savings}\b|^(?:out of|from) (?:the )?${savings}\b|^(?:(?:prior|previous|last) years?['’]?s? )?${savings}(?: (?:funds?|accounts?))?(?: (?:used|applied|utilized|transfers?|transferred|drawn|from .{1,30}))$|^(?:(?:prior|previous|last) years?['’]?s? )?(?:surplus|carry-?over)$`;
const notTaken = /\b(?:interest|contributions?|loans?|total)\b/;

/** The line before a total of income that fits, with its figure in the total's column; undefined where none has one. */
function lineOfIncome(doc: Doc, income: Entry, amount: number, fits: (entry: Entry) => boolean) {
  const before = entries(doc).slice(0, entries(doc).indexOf(income));
  const since = before.findLastIndex(
    ({ part, label }) => (part !== null && part !== 'income') || earned.test(label),
  );
  return beside(doc, income, amount, before.slice(since + 1).find(fits));
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
export function ofOperations(doc: Doc, result: Entry, amount: number): Given | null {
  const ran = whatRan(doc, result, amount);
  return ran && ran.sum * amount < 0 ? ran : null;
}
function whatRan(doc: Doc, result: Entry, amount: number): Given | null {
  const own = result.figures.find(({ header }) => /^operating\b/.test(header));
  if (own && result.figures.some(({ header, value }) => /\btotal\b/.test(header) && value === amount))
    return { sum: own.value * unitOf(doc), row: result };
  const before = entries(doc).slice(0, entries(doc).indexOf(result));
  return beside(
    doc,
    result,
    amount,
    before.findLast(({ label }) => operations.test(label)),
  );
}
const operations =
  /^(?:total |noi ?[-–] ?)?(?:net operating|operating net)\b(?: fund)?(?: (?:income|total|surplus|profit|loss|deficit|result|\/|\(|\)|\(?loss\)?|\(?deficit\)?)){1,4}$/;

const toReserves =
  /(?:allocations?|transfers?|contributions?|deposits?)\s*(?:to|into)\s*(?:the )?(?:\w+ )?reserves?\b|\breserves?\b.{0,20}\b(?:contributions?|allocations?|deposits?|transfer|funding)\b/;
/** What the reserves take in is no cost. */
const ofReserveIncome = /^reserves?\b.{0,12}\b(?:income|revenues?|receipts)$/;
const fromReserves = /\b(?:from|study|interest|income)\b/;

/** What went into the association's own reserves and is counted among the costs before a result; null where nothing was. */
export function putIntoReserves(doc: Doc, result: Entry, amount: number): Given | null {
  const list = entries(doc);
  const before = list.slice(0, list.indexOf(result));
  // A sheet without headings has its total of income alone.
  const headed = before.some(({ part }) => part === 'income');
  const since = before.findLastIndex(({ part, label }) => (headed ? part === 'income' : earned.test(label)));
  const row = before
    .slice(since + 1)
    .findLast(
      ({ label, part, under }) =>
        (part === 'expenses' || (!headed && part === null && since >= 0)) &&
        !ofReserveIncome.test(under) &&
        toReserves.test(label) &&
        !fromReserves.test(label),
    );
  const put = beside(doc, result, amount, row);
  const ran = whatRan(doc, result, amount);
  // Behind what running the place left, it stands with the sign of what goes out.
  const isTaken = put && (put.sum > 0 || (ran && same(ran.sum + put.sum, amount)));
  return isTaken ? { ...put, sum: Math.abs(put.sum) } : null;
}
