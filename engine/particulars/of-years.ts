import type { FactId } from '../catalogue.ts';
import { citedSentences } from '../find/cited-sentences.ts';
import type { Decided } from '../find/decide.ts';
import type { Particulars } from '../find/particulars.ts';
import { capital } from '../language/capital.ts';
import { findDates } from '../language/dates.ts';
import { monthNames } from '../language/month-names.ts';
import { onlyYear } from '../language/only-year.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { wordIn } from '../say/saying.ts';
import { entries } from '../tables/entries.ts';
import { budgetsBehind } from '../tables/statement-years.ts';
import { rowsOf } from './in-columns.ts';
import { ofDate } from './of-dates.ts';

/** Figures that are a year's or a day's. */
export const ofAYear =
  /^budget\.(?:total_income|total_expenses|reserve_contribution|management_fee|insurance)$|^financial\.(?!loan$)/;

/** What the value of an answer holds as its figure. */
const figureOf = ({ value }: Decided) =>
  typeof value === 'object' && 'amount' in value ? Number(value.amount) : null;

/** The year that the row of a figure names, or the head of its column. */
export function yearOfRow(doc: Doc, one: Decided, current: string | null): string | null {
  for (const entry of entries(doc)) {
    const { row, name, figures } = entry;
    if (!one.ranges.some(({ start, end }) => row.start < end && row.end > start)) continue;
    const own = figures.filter(({ value }) => Math.abs(value) === Math.abs(figureOf(one) ?? Number.NaN));
    const years = own.map(({ header }) => onlyYear(header));
    // The same sum in the columns of two years is this year's as well.
    if (current !== null && years.includes(current)) return current;
    const title = budgetsBehind(doc).get(entry) ?? '';
    const found = (years.includes(null) ? null : years[0]) ?? onlyYear(name) ?? onlyYear(title);
    if (found) return found;
  }
  return null;
}

/** The year in which the document stands: that of its figures, else of its date. */
function currentYear(decided: readonly Decided[]): string | null {
  const of = (fact: FactId) => decided.find((one) => one.fact === fact)?.value;
  const own = of('budget.year') ?? of('document.date');
  return own === undefined ? null : `${own}`.slice(0, 4);
}

const opens =
  /\b(?:start(?:ing|ed)|beginning|began|opening|opened)\b[^.;{]{0,40}\b(?:balance|cash|funds?)\b|\bbalance (?:brought )?forward\b/;
/** 'Starting balance $4,120, July 31 balance $3,980': what the line ends with. */
const closes = /\bbalance\b.*(?:\b(?:ending|closing) |\{t\d+\} )balance:? \{m\d+\}\W*$/;
/** A balance with which a period began: another stood in its place when it ended. */
const isOpening = (fact: string, cited: readonly Sentence[]) =>
  fact.endsWith('_cash') && cited.some(({ plain }) => opens.test(plain) && !closes.test(plain));

const raised =
  /\b(?:was|were|has been|have been|had been|had|again|also|previously)\b[^.;]{0,40}\b(?:implemented|raised|increased|lowered|adopted|imposed)\b|\b(?:implemented|imposed|took effect|went up|went down|rose)\b|\b(?:raised|increased|lowered)\b/;
/** The years in which dues were changed already, of those that the cited sentences name. */
function yearsOfChange(cited: readonly Sentence[], current: string | null): string[] {
  const named = cited.map(({ text, plain }) => (raised.test(plain) ? onlyYear(text) : null));
  return named.every((one) => one !== null && current !== null && one <= current)
    ? [...new Set(named.flatMap((one) => one ?? []))].toSorted()
    : [];
}

const inMonth = regex`\b(?:in|last|since|as of) (${monthNames})\b(?! (?:\d|\{))`;
const happened =
  /\b(?:was|were|has been|have been|had been) (?:[a-z]+ )?(?:raised|increased|lowered)\b|\b(?:took effect|went up|went down|rose)\b/;
/** The month without a year in which dues were changed already: 'Dues were raised by 5% in June.' */
function monthOfChange(cited: readonly Sentence[]): string | null {
  const [month] = cited.flatMap(({ plain }) =>
    happened.test(plain) ? (inMonth.exec(plain)?.[1] ?? []) : [],
  );
  return month ? capital(month) : null;
}

/**
 * The year of a figure, where it is not the one in which the document stands, and what else keeps it from being told as
 * today's.
 */
export function yearTold(doc: Doc, one: Decided, decided: readonly Decided[]): Particulars {
  const current = currentYear(decided);
  const cited = citedSentences(doc, one.ranges);
  if (one.fact === 'budget.dues_change') {
    const years = doc.type === 'budget' ? [] : yearsOfChange(cited, current);
    const made = years.length > 0 ? years.join(' and in ') : monthOfChange(cited);
    return made ? { year: made } : {};
  }
  if (one.fact === 'special_assessment') {
    const isOfRow = rowsOf(doc, one).length > 0 && !wordIn(one.value, 'date');
    const year = isOfRow && (yearOfRow(doc, one, current) ?? current);
    return year ? { year } : {};
  }
  if (!ofAYear.test(one.fact)) return {};
  const text = cited[0]?.text ?? '';
  const named = yearOfRow(doc, one, current) ?? yearOfPay.exec(text)?.[1] ?? onlyYear(text);
  return {
    ...(named !== null && named !== current ? { year: named } : {}),
    ...(isOpening(one.fact, cited) ? { opening: true as const } : {}),
  };
}

/** Whether a balance is told of a day that was still to come when the paper was written: nobody knew it then. */
export function isToCome(
  doc: Doc,
  { fact }: Decided,
  told: Particulars,
  decided: readonly Decided[],
): boolean {
  const dated = decided.find((each) => each.fact === 'document.date');
  const of =
    dated && ofDate({ doc, one: dated, cited: citedSentences(doc, dated.ranges) })?.particulars.dateOf;
  // The first day of a budget's year is not that on which it was written.
  const written = of === 'first day' ? undefined : dated?.value;
  const [date] =
    /^(?:financial\.|reserves\.balance$)/.test(fact) && told.day ? findDates(told.day.toLowerCase()) : [];
  return date?.iso.length === 10 && `${written}`.length === 10 && date.iso > `${written}`;
}

/** 'Did not pay in 2031, mostly those sold in 2030': the year that is not paid for. */
const yearOfPay =
  /\bnot (?:yet )?pa(?:id|y)(?: (?:their|the|any) (?:dues|assessments?))? (?:in|for) ((?:19|20)\d\d)\b/;

const yearIn = (words: string | undefined) => (words ? onlyYear(words) : null);
/** Whether two figures are of one year and of the same funds, as far as the text tells. */
export function ofOneYear(a: Particulars, b: Particulars): boolean {
  if (a.opening || b.opening || a.ofAllFunds !== b.ofAllFunds) return false;
  const [first, second] = [a, b].map((told) => told.year ?? yearIn(told.day) ?? null);
  if (first === second) return true;
  // A day alone is of the year in which the document stands, until the other names one of its own.
  return a.year === undefined && b.year === undefined && (first === null || second === null);
}

/** Whether costs are those that a budget plans for, with none beside them that came about. */
export const arePlanned = ({ kind, planned, happened }: Particulars): boolean =>
  (planned === true || kind === 'budget') && happened === undefined;
