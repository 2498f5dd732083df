import type { FactValue } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { FactId } from '../catalogue.ts';
import type { Candidate, ScanRule } from '../find/pattern.ts';
import { toHundredths } from '../language/hundredths.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import type { Tier } from '../tiers.ts';
import { accountsBeside } from './accounts-beside.ts';
import { entries } from './entries.ts';
import { type Account, type Entry, type HeadedFigure, ofActuals } from './entry.ts';
import { groupTotals } from './group-totals.ts';
import { type Hit, isCopy, ofLatestYear, ofOneTable, toldAgain, yearOf } from './hits.ts';
import { betweenFunds, type Part } from './parts.ts';
import { isPartOfYear, monthsOver, monthsToDate, periodOf } from './period.ts';
import {
  isOfMonths,
  isOfYears,
  latestYear,
  type Purpose,
  pickFigure,
  toDate,
  unitOf,
  yearsIn,
} from './pick-figure.ts';
import { isIdleZero, isOfAll, isOpening } from './plausible.ts';
import { sidePairs } from './side-pairs.ts';
import { budgetsBehind, olderStatements } from './statement-years.ts';

/** A line of a budget or statement that answers a question of the catalogue. */
export interface LineItem {
  readonly fact: FactId;
  /** The row's label, in lower case without account numbers. */
  readonly label: RegExp;
  readonly unless?: RegExp;
  /** Lines under such a heading count too, whatever their labels. */
  readonly orUnder?: RegExp;
  /** The heading it must stand under. */
  readonly under?: RegExp;
  /** The part of a statement it must stand in, where the document has such parts. */
  readonly part?: Part;
  /** The account whose heading it must stand under. */
  readonly account?: Account;
  /** The part of a statement it must not stand in. */
  readonly notPart?: readonly Part[];
  /** The only type of document where the label means this. */
  readonly only?: DocumentType;
  /** Types of document where the label means something else. */
  readonly notIn?: readonly DocumentType[];
  readonly purpose: Purpose;
  readonly tier: Tier;
  /** Which rows count where several fit: the first, the last, all added up, or those of the first one's list. */
  readonly take: 'first' | 'last' | 'sum' | 'list';
  /** The fact's value for an amount in dollars. */
  readonly value: (amount: number) => FactValue;
  /** Whether such a line beside lines of bank accounts is one of them. */
  readonly notAmongAccounts?: boolean;
  /** Whether a label that says 'monthly' stands for a twelfth of the value. */
  readonly annualize?: boolean;
  /** A figure below this is not what the label says: overdue dues below zero are what owners paid ahead. */
  readonly least?: number;
}

/** The value of a fact about a year, or about a moment. */
export const ofYear = (amount: number): FactValue => ({ amount, period: 'year' });
/** What is spent, though a statement puts it in brackets. */
export const spentInYear = (amount: number): FactValue => ofYear(Math.abs(amount));
export const atOnce = (amount: number): FactValue => ({ amount });

/** A sum of a part of a year is not told as a year's. */
const told = (value: FactValue, part: boolean): FactValue =>
  part && typeof value === 'object' && 'amount' in value ? { amount: value.amount } : value;

/** 'Where your $212 per month goes': what one home pays of it. */
const ofOneHome =
  /\bper (?:unit|lot|home|door|owner|household)\b|\byour (?:\$|dues|monthly|annual|assessments?|fees?)|\beach (?:unit|lot|home|owner) pays\b/;
/** What rounding adds to a sum of parts, or takes from it. */
const roundedBy = 0.02;
/** Whether the lines of the tables come to what one home pays: 'Where do your dues of $142 a month go?'. */
const areOfOneHome = oncePerDoc((doc: Doc) => {
  const sums = entries(doc).flatMap(({ figures }) =>
    figures.flatMap(({ value, percent }) => (percent ? [] : Math.abs(value))),
  );
  const totals = [Math.max(0, ...sums), sums.reduce((all, sum) => all + sum, 0)];
  return doc.sentences.some(({ quantities }) =>
    quantities.some(
      (each) =>
        each.kind === 'money' &&
        (each.period === 'month' || each.per === 'home') &&
        totals.some((total) => Math.abs(total - each.amount) <= each.amount * roundedBy),
    ),
  );
});
const titledRevised = oncePerDoc(({ source }: Doc) =>
  /\b(?:revised|amended) budget\b/i.test(source.text.slice(0, titleReach)),
);
const titleReach = 600;
const ofOtherTime = /annual|ytd|to date|month|period|prior|last|varian|differ|over|under|remain/;
/** Under a title of a revised budget, two budgets of which no name tells which one was revised. */
function leavesRevisedOpen(figures: readonly HeadedFigure[]): boolean {
  const plans = figures.filter(({ header }) => /\bbudget/.test(header) && !ofOtherTime.test(header));
  const years = new Set(plans.flatMap(({ header }) => yearsIn(header)));
  const sums = new Set(plans.map(({ value }) => value));
  return sums.size > 1 && years.size < 2 && !plans.some(({ header }) => /revis|amend/.test(header));
}
/** The first row of a plan for years to come. */
const beginning = /\b(?:starting|beginning|opening)\b/;
const bankAccount = /^(?:checking|savings|money market|operating (?:account|fund|cash)|petty cash)\b/;

/** A part of a budget below this share of its total, or above all of it, is of another table. */
const leastShare = 0.0005;
const mostShare = 1.02;

/** The answers without those that are too small or too large beside the budget's own totals. */
function inProportion(found: readonly Candidate[], ofGroups: readonly number[]): Candidate[] {
  const amountOf = ({ value }: Candidate) =>
    typeof value === 'object' && typeof value.amount === 'number' ? value.amount : 0;
  const totals = found.filter(({ fact }) => /^budget\.total_/.test(fact)).map(amountOf);
  // A part of a group whose total is not the whole's is no larger than that.
  const most = Math.max(0, ...totals, ...(totals.length > 0 ? ofGroups : []));
  return found.filter((candidate) => {
    const amount = amountOf(candidate);
    if (most === 0 || amount === 0 || !/^budget\.(?:insurance|management_fee|reserve_)/.test(candidate.fact))
      return true;
    return amount >= most * leastShare && amount <= most * mostShare;
  });
}

const total = /^total /;
/** Over a column of what is planned. */
export const plan = /budget|proposed|approved|adopted|plan|\bbud\b/;
const ofWholeYear = /annual|yearly|\byear(?! to date)|(?:19|20)\d\d/;
/** Of a budget for the whole year, a part of the year has used up no more than this. */
const mostUsed = 0.8;

/** A month, a quarter. */
const longestBeside = 3;
/**
 * 'May 31 | Budget': whether the plan beside what happened in a month or a quarter is one of the same months, of which all rows
 * together used up more than a plan of the year would have let them.
 */
function isOfBeside(figures: readonly HeadedFigure[], at: number): boolean {
  const [spent, planned] = [figures[at - 1], figures[at]];
  const months = figures.filter(({ header }) => monthsOver(header) === 1).length < 2;
  const length = months && spent ? monthsOver(spent.header) : null;
  if (!spent || !planned || length === null || length > longestBeside) return false;
  return (spent.inColumn ?? 0) > ((planned.inColumn ?? 0) * (length / 12 + 1)) / 2;
}

/** Whether a column tells of less than a year: by its own words, else by the statement's period. */
function isPart(
  entry: Entry,
  { header, value }: HeadedFigure,
  period: number | null,
  untilNow: number | null,
): boolean {
  const own = monthsOver(header);
  if (own !== null) return isPartOfYear(own);
  if (toDate.test(header) && isPartOfYear(untilNow)) return true;
  // Beside a month's own column, what came in to date is no whole year's.
  const besideMonth = entry.figures.some((other) => monthsOver(other.header) === 1);
  if (toDate.test(header) && besideMonth && (untilNow ?? period) === null) return true;
  const at = entry.figures.findIndex((other) => other.header === header);
  if (isOfBeside(entry.figures, at) && !ofWholeYear.test(header) && (period ?? 0) < 11) return true;
  if (!isPartOfYear(period)) return false;
  if (toDate.test(header)) return true;
  if (ofWholeYear.test(header)) return false;
  if (!plan.test(header)) return true;
  // 'Jan - Jun 31 | Budget': the budget is that of the period where as much of it was used.
  const spent = entry.figures.find((other) => !other.percent && !plan.test(other.header));
  return spent !== undefined && Math.abs(spent.value) > Math.abs(value) * mostUsed;
}

/** What is paid into reserves rather than what buyers bring in for them, where rows tell both. */
function ofPayments({ fact }: LineItem, hits: readonly Hit[]): readonly Hit[] {
  const paid = hits.filter(({ entry, amount }) => entry.part !== 'income' || amount < 0);
  return fact === 'budget.reserve_contribution' && paid.length > 0 ? paid : hits;
}

/** The sum of the lines before it, where a list of them holds one: its lines are not added to it. */
function withoutParts(hits: readonly Hit[]): readonly Hit[] {
  const all = hits.reduce((sum, { amount }) => sum + amount, 0);
  const total = hits.length > 2 ? hits.find(({ amount }) => Math.abs(2 * amount - all) < 0.005) : undefined;
  return total ? [total] : hits;
}

function candidate(item: LineItem, all: readonly Hit[], rows: readonly Entry[]): Candidate | null {
  // What a summary of the reserves adds up is no total of the budget where that has its own.
  const own = all.filter(({ entry }) => !entry.ofReserves);
  const hasOwn = own.length > 0 && (item.purpose === 'budget' || item.fact === 'financial.net_income');
  const hits = ofPayments(item, ofLatestYear(hasOwn ? own : all));
  const happened =
    item.fact === 'financial.net_income' ? hits.filter(({ header }) => ofActuals.test(header)) : [];
  const first = happened[0] ?? hits[0];
  const last = happened.at(-1) ?? hits.at(-1);
  if (!first || !last) return null;
  const make = (taken: readonly Hit[]): Candidate => ({
    fact: item.fact,
    value: told(
      item.value(toHundredths(taken.reduce((sum, { amount }) => sum + amount, 0))),
      taken.some(({ part }) => part),
    ),
    tier: item.tier,
    ranges: taken.flatMap(({ entry }) => entry.runs),
  });
  if (item.take === 'sum') {
    const own = hits.filter((hit, i) => !isCopy(hit, hits.slice(0, i)));
    const once = item.purpose === 'budget' ? own.filter((hit, i) => !toldAgain(hit, own.slice(i + 1))) : own;
    return make(withoutParts(once));
  }
  // An account that was emptied is none of those that hold what there is.
  if (item.take === 'list')
    return make(accountsBeside(hits.find(({ amount }) => amount !== 0) ?? first, hits, rows));
  return make([item.take === 'first' ? first : last]);
}

/** A rule that answers by line items. A row answers one item only: the first of the list that it fits. */
export function lineItemRule(items: readonly LineItem[]): ScanRule {
  return {
    facts: [...new Set(items.map(({ fact }) => fact))],
    scan: (doc: Doc) => {
      const rows = entries(doc);
      const ofHome = areOfOneHome(doc);
      const year = latestYear(doc);
      // What stands beside another list comes first, so that it is never the last of several totals.
      const list = [...sidePairs(doc), ...rows];
      const unit = unitOf(doc);
      const period = periodOf(doc);
      const groups = groupTotals(rows);
      const older = olderStatements(doc);
      const plans = budgetsBehind(doc);
      const hits = new Map<LineItem, Hit[]>();
      const open = new Set<LineItem>();
      for (const [at, entry] of list.entries()) {
        const besideAccount = [list[at - 2], list[at - 1], list[at + 1]].some(
          (other) => other?.under === entry.under && bankAccount.test(other.label),
        );
        for (const item of items) {
          const named = item.label.test(entry.label) || (item.orUnder?.test(entry.under) ?? false);
          if (!named || item.unless?.test(entry.label)) continue;
          if (item.under && !item.under.test(entry.under)) continue;
          if (item.notIn?.includes(doc.type) || (item.part && item.part !== entry.part)) continue;
          if (item.account && item.account !== entry.account) continue;
          if (item.fact === 'financial.operating_cash' && entry.account === 'reserve') continue;
          if ((item.only && item.only !== doc.type) || (item.notAmongAccounts && besideAccount)) continue;
          if (entry.part && item.notPart?.includes(entry.part)) continue;
          if (/_cash$|loan$/.test(item.fact) && betweenFunds.test(entry.label)) continue;
          if (item.purpose === 'budget' ? ofHome || older.has(entry) : plans.has(entry)) continue;
          if (/_cash$/.test(item.fact) && (isOfMonths(entry.figures) || isOpening(doc, entry))) continue;
          // A study's balances of years to come, but for the one that its plan begins with.
          const foreseen = doc.type === 'reserves' && item.purpose === 'actual' && isOfYears(entry.figures);
          if (foreseen && !beginning.test(entry.label)) continue;
          if (
            item.purpose === 'budget' &&
            (groups.has(entry) || ofOneHome.test(`${entry.under} ${entry.label}`))
          )
            continue;
          if (item.purpose === 'budget' && titledRevised(doc) && leavesRevisedOpen(entry.figures)) continue;
          // A budget for the next year behind a statement is of another table.
          const own = item.purpose === 'actual' && !isOfYears(entry.figures) && yearOf(entry);
          const figure = pickFigure(entry.figures, item.purpose, own || year);
          if (figure && isIdleZero(entry, figure)) continue;
          if (!figure && total.test(entry.label)) open.add(item);
          if (!figure) continue;
          // That nothing is paid only the row of what is paid can say.
          if (item.fact === 'budget.reserve_contribution' && figure.value === 0 && entry.part === 'income')
            continue;
          // What a budget counts on to be left over was not left over.
          if (
            item.fact === 'financial.net_income' &&
            plan.test(figure.header) &&
            !ofActuals.test(figure.header)
          )
            continue;
          if (item.least !== undefined && figure.value < item.least) continue;
          const times = item.annualize && /\bmonth(?:ly)?\b/.test(entry.label) ? 12 : 1;
          const part = item.purpose === 'budget' && isPart(entry, figure, period, monthsToDate(doc));
          const hit = { entry, amount: figure.value * unit * times, header: figure.header, part };
          const known = hits.get(item);
          if (known) known.push(hit);
          else hits.set(item, [hit]);
        }
      }
      // A part is not the whole that could not be read.
      const silent = new Set([...open].flatMap((item) => (hits.has(item) ? [] : item.fact)));
      const answering = items.filter(({ fact }) => !silent.has(fact));
      return inProportion(
        answering
          .flatMap((item) => {
            const ofFact = answering.flatMap((other) =>
              other.fact === item.fact ? (hits.get(other) ?? []) : [],
            );
            const own = hits.get(item) ?? [];
            const isPlan = item.purpose === 'budget' && (doc.type === 'budget' || item.take === 'sum');
            return candidate(item, isPlan ? ofOneTable(doc, own, ofFact) : own, rows) ?? [];
          })
          .filter(isOfAll(rows, unit)),
        [...groups].flatMap(({ figures }) => figures.map(({ value }) => Math.abs(value) * unit)),
      );
    },
  };
}
