import type { Decided } from '../find/decide.ts';
import { isForetold } from '../language/foretold.ts';
import { onlyYear } from '../language/only-year.ts';
import { laterMeetings } from '../meeting/later-meetings.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { dateWords } from '../say/display.ts';
import { numberIn, wordIn } from '../say/saying.ts';
import {
  besidePlan,
  bottomLine,
  otherIncome,
  takenForReserves,
  takenFromSavings,
  toDateBeside,
} from '../tables/beside-plan.ts';
import type { Entry } from '../tables/entry.ts';
import { firstMonth } from '../tables/period.ts';
import { budgetsBehind } from '../tables/statement-years.ts';
import { amountOf, happened, isForecast, isInPlan, isPlanned, isUnder, rowsOf } from './in-columns.ts';
import { dayOfBalance, daysOfPart, daysOverRow, endToDate } from './of-period.ts';
import { ofContributionNow } from './of-studies.ts';
import { particularsOf, type ReadParticulars, toldOf } from './particulars.ts';

function dayNamed(cited: readonly Sentence[], form: RegExp): string | null {
  for (const { plain, quantities } of cited) {
    const token = form.exec(plain)?.slice(1).find(Boolean);
    const date = token === undefined ? undefined : quantities[Number(token)];
    if (date?.kind === 'date') return dateWords(date.iso);
  }
  return null;
}

const asOf =
  /(?:\b(?:as of|on|at|through|ending|ended|at the end of)(?: the)? |(?=\{t\d+\} balance:? \{m))\{t(\d+)\}/;
const anyDay = new RegExp(asOf, 'g');
const rightAfter = /^ ?\(?(?:(?:as of|on|at|in)(?: the)? )?\{t(\d+)\}/;

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
);
const asOfMonth = regex.i`\b(?:as of|through|ending|ended) (${months.map((name) => name.slice(0, 3)).join('|')})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b(?!,? (?:19|20)\d\d)`;
/** 'As of October 31': a day whose year the paper's own tells. */
function dayOfMonth(cited: readonly Sentence[]): string | null {
  const [, month, day] = cited.map(({ text }) => asOfMonth.exec(text)).find((found) => found !== null) ?? [];
  const name = months.find((one) => one.slice(0, 3).toLowerCase() === month?.toLowerCase());
  return name && day ? `${name} ${Number(day)}` : null;
}

/** Where a sentence names a sum. */
const sumIn = ({ plain, quantities }: Sentence, amount: number | null) =>
  [...plain.matchAll(/\{m(\d+)\}/g)].find(([, at]) => {
    const money = quantities[Number(at)];
    return money?.kind === 'money' && money.amount === amount;
  });

/** The day of a balance, where its sentence names one: of several the one behind its sum, else the last before it. */
function dayOfSum(cited: readonly Sentence[], amount: number | null): string | null {
  for (const sentence of cited) {
    const { plain, quantities } = sentence;
    const days = [...plain.matchAll(anyDay)];
    const sum = sumIn(sentence, amount);
    if (days.length < 2 || !sum) continue;
    const token =
      rightAfter.exec(plain.slice(sum.index + sum[0].length))?.[1] ??
      days.findLast(({ index }) => index < sum.index)?.[1];
    const date = token === undefined ? undefined : quantities[Number(token)];
    if (date?.kind === 'date') return dateWords(date.iso);
  }
  return dayNamed(cited, asOf);
}

const atEnd = /\b(?:end of (?:the )?(?:fiscal )?year|year[- ]end|ending|projected|estimated)\b/;
const ahead =
  /\b(?:projected|estimated|expected|anticipated|forecast(?:ed)?|foreseen)(?: to (?:be|have|hold|stand)|(?: [a-z-]+){0,3} (?:balances?|reserves?|cash|funds?|assets))\b/;
export const isExpected = (cited: readonly Sentence[]) =>
  cited.length > 0 && cited.every(({ plain }) => ahead.test(plain) || isForetold(plain));

/** What the other side of a balance sheet sets aside is no account that holds it. */
const isSetAside = (doc: Doc, one: Decided): boolean => {
  const rows = rowsOf(doc, one);
  return (
    one.fact === 'financial.reserve_cash' &&
    rows.length > 0 &&
    rows.every(({ part }) => part === 'liabilities')
  );
};

/** Behind a count that others are told beside: '7 owners have not paid, plus 2 others that owe for two years'. */
const others =
  /^[^.;]{0,120}\b(?:plus|and|as well as|in addition to|along with) (?:another )?\{n\d+\} (?:others?|more|additional|further)\b/;

/** Whether the rows of an aged list leave out what is owed since less than a month. */
export const isSinceMonth = ({ doc, one }: Parameters<ReadParticulars>[0]) =>
  rowsOf(doc, one).some(({ figures }) => figures.some(({ header }) => firstMonth.test(header)));

/** Homes behind on dues, of which a sentence may count some by themselves. */
export const ofHomesBehind: ReadParticulars = (asked) => {
  const held = ofBalance(asked);
  const number = numberIn(asked.one.value, 'value');
  const isPart = asked.cited.some(({ plain, quantities }) =>
    [...plain.matchAll(/\{n(\d+)\}/g)].some(({ 0: token, 1: at, index }) => {
      const count = quantities[Number(at)];
      return (
        count?.kind === 'count' && count.value === number && others.test(plain.slice(index + token.length))
      );
    }),
  );
  return {
    ...held,
    particulars: { ...held?.particulars, ...particularsOf({ least: isPart || isSinceMonth(asked) }) },
  };
};

/** An account that the association runs on, or the words that tell it from savings. */
const ofRunning =
  /\b(?:operating|operations|operational|checking|general fund|petty cash|current account|day[- ]to[- ]day)\b/;
/** What reserves are told with, which tells that the rest is none. */
const ofReserves = /\b(?:reserves?|savings|replacement fund|certificates? of deposit|cds?|money market)\b/;

/** 'Total funds on hand': all there is, reserves included. */
const allFunds =
  /\b(?:bank|account|balance)\b|\b(?:total|all|combined) (?:funds|cash|money)\b|\bfunds on hand\b/;

/** Cash, which may stand in the bank as one sum that nothing tells apart from reserves. */
export const ofCash: ReadParticulars = (asked) => {
  const held = ofBalance(asked);
  const { cited, doc } = asked;
  const isWhole =
    (doc.type === 'minutes' || doc.type === 'other') &&
    cited.length > 0 &&
    cited.every(({ plain }) => allFunds.test(plain) && !ofRunning.test(plain) && !ofReserves.test(plain));
  return {
    ...held,
    particulars: {
      ...held?.particulars,
      ...particularsOf({
        unsplit: isWhole,
        ofFund: cited.length > 0 && cited.every(({ plain }) => /\bfund balance\b/.test(plain)),
      }),
    },
  };
};

/** 'August 2025' is no day. */
const onDay = (day: string) =>
  day.startsWith('at ') ? day : `${/ \d{1,2}(?:,|$)/.test(day) ? 'on' : 'in'} ${day}`;

const endOfYear =
  /\b(?:ended|closed|finished) the (?:fiscal |calendar )?year\b|\bat (?:the end of the (?:fiscal |calendar )?year|year[- ]end)\b/;
/** 'We ended the year with $90,000', of a year that the sentence or the one before it names. */
function yearEnded(doc: Doc, [sentence]: readonly Sentence[]) {
  if (!sentence || !endOfYear.test(sentence.plain)) return null;
  const from = doc.sentences
    .slice(Math.max(0, sentence.index - 2), sentence.index + 1)
    .findLast(({ text, section }) => section === sentence.section && onlyYear(text) !== null);
  const year = from && onlyYear(from.text);
  return from && year ? { day: `at the end of ${year}`, from: [from] } : null;
}

/** The day on which a balance held, and whether it was only expected when the text was written. */
export const ofBalance: ReadParticulars = ({ doc, one, cited }) => {
  const isProse = rowsOf(doc, one).length === 0;
  const day = dayOfSum(cited, amountOf(one)) ?? (isProse ? dayOfMonth(cited) : null);
  const told = day ? { day } : (dayOfBalance(doc, rowsOf(doc, one), amountOf(one)) ?? yearEnded(doc, cited));
  const projected = isExpected(cited) || isUnder(doc, one, isForecast);
  // A figure of a table has its time in the heads.
  const inWords = doc.type === 'financial' && isProse;
  const hoped =
    doc.type === 'budget' && cited.some(({ plain }) => atEnd.test(plain)) && !isUnder(doc, one, happened);
  const inPlan = !told && isUnder(doc, one, isPlanned);
  return {
    particulars: particularsOf({
      // A budget gives what there is, or what it hopes for at the end of its year.
      planned: hoped || inPlan,
      ofFund: isSetAside(doc, one),
      day: told && onDay(told.day),
      // Minutes of two meetings leave open of which of them it is told.
      kind: !told && (inWords || doc.type === 'minutes') && laterMeetings(doc).length === 0 && doc.type,
      projected,
    }),
    ...(told && 'from' in told && told.from ? { further: told.from } : {}),
  };
};

const ofStudy = /\breserve study (?:of|dated|from|as of|done in|made in|prepared in)(?: the)? \{t(\d+)\}/;
/** '$134,000 recommended in our study' does not say that it is all that should be there. */
const advised = /\{m\d+\} (?:that (?:is|was) )?(?:recommended|suggested|called for)\b/;
const isFull = /\b(?:full(?:y)?|ideal(?:ly)?)\b/;
/** The study that a figure of the reserves comes from, and whether it only recommends it. */
export const ofReserveStudy: ReadParticulars = ({ cited }) => {
  const isAdvised =
    cited.length > 0 && cited.every(({ plain }) => advised.test(plain) && !isFull.test(plain));
  return toldOf({ study: dayNamed(cited, ofStudy), advised: isAdvised });
};

const budgeted = /\bbudget\w*\b[^.;]*$/;
const expected = /\b(?:foresee|forecast|project|anticipat|expect|estimat)\w*\b[^.;]*$/;
/** Whether a sentence tells a sum as planned or as expected: 'The budget foresees income of $90,000'. */
function foreseen(cited: readonly Sentence[], amount: number) {
  for (const sentence of cited) {
    const before = sentence.plain.slice(0, sumIn(sentence, amount)?.index ?? 0);
    if (budgeted.test(before)) return { planned: true } as const;
    if (expected.test(before)) return { projected: true } as const;
  }
  return {};
}

/**
 * In which type of document a figure stands, and whether a statement gives it in the column of the budget beside what truly
 * came in or was spent.
 */
export const ofPlan: ReadParticulars = (asked) => {
  const { doc, one } = asked;
  if (doc.type === 'reserves') return ofContributionNow(asked);
  const kind = { kind: doc.type };
  if (doc.type === 'budget' || typeof one.value !== 'object') return { particulars: kind };
  const amount = amountOf(one);
  if (amount === null) return { particulars: kind };
  const rows = rowsOf(doc, one);
  if (rows.length === 0) return { particulars: { ...kind, ...foreseen(asked.cited, amount) } };
  const isYearly = wordIn(one.value, 'period') === 'year';
  const happenedToo = besidePlan(doc, rows, amount, isYearly);
  const [row] = rows;
  const part = daysOfPart(doc, one) ?? (row && isYearly ? daysOverRow(doc, row) : null);
  const [soFar, further] = [part?.particulars, part?.further ?? []];
  if (happenedToo !== null)
    return { particulars: { ...kind, planned: true, happened: happenedToo, ...soFar }, further };
  const inPlan = isInPlan(rows, amount) || isUnder(doc, one, isPlanned);
  if (inPlan || rows.some((row) => budgetsBehind(doc).has(row))) {
    const end = endToDate(doc);
    const sums = end && toDateBeside(doc, rows, amount);
    const byThen = sums ? { byThen: { by: end.by, ...sums } } : {};
    return { particulars: { ...kind, planned: true, ...byThen }, further: sums ? end.further : [] };
  }
  return { particulars: { ...kind, ...soFar }, further };
};

/** Whether an answer is a total over all funds, where a column tells the operating fund's alone. */
const isOfAllFunds = (row: Entry | undefined, amount: number | null) =>
  row?.figures.some(({ header, value }) => /^operating\b/.test(header) && value !== amount)
    ? { ofAllFunds: true as const }
    : {};

/** The total of income, with the other income that stands below it. */
export const ofIncome: ReadParticulars = (asked) => {
  const { doc, one } = asked;
  const plan = ofPlan(asked);
  const amount = amountOf(one);
  const [row, ...more] = rowsOf(doc, one);
  const shown = plan?.particulars.happened ?? amount;
  const other = row && more.length === 0 && shown !== null ? otherIncome(doc, row, shown) : null;
  const saved =
    row && doc.type === 'budget' && shown === amount && amount !== null
      ? takenFromSavings(doc, row, amount)
      : null;
  const less = row && more.length === 0 && shown !== null ? takenForReserves(doc, row, shown) : null;
  return {
    particulars: {
      ...plan?.particulars,
      ...isOfAllFunds(row, amount),
      ...(other ? { otherIncome: other.sum } : {}),
      ...(saved ? { fromSavings: saved.sum } : {}),
      ...(less ? { lessReserves: less.sum } : {}),
    },
    further: [...(plan?.further ?? []), ...[other, saved, less].flatMap((beside) => beside?.row.runs ?? [])],
  };
};

/** What goes into the reserves, which a budget plans for. */
export const ofReserveContribution: ReadParticulars = (asked) =>
  asked.doc.type === 'budget' && !isUnder(asked.doc, asked.one, happened)
    ? { particulars: { kind: 'budget', planned: true } }
    : ofPlan(asked);

/** The total of costs, with the bottom line below it where that is not simply what the totals leave. */
export const ofCosts: ReadParticulars = (asked) => {
  const { doc, one } = asked;
  const plan = ofPlan(asked);
  const amount = amountOf(one);
  const [row, ...more] = rowsOf(doc, one);
  const last = row && more.length === 0 && amount !== null ? bottomLine(doc, row, amount) : null;
  const particulars = { ...plan?.particulars, ...isOfAllFunds(row, amount) };
  if (!last) return { ...plan, particulars };
  return {
    particulars: { ...particulars, left: last.sum },
    further: [...(plan?.further ?? []), ...last.row.runs],
  };
};

/** 'March 1, 2031  $225.00  First assessment' */
const fallsDue = /^\W*\{t(\d+)\}\W+\{m\d|(?<=^[^.;{]{1,60})\{t(\d+)\}\W*\{m\d+\}\W*$/;
/** The day that a list of payments sets a sum for. */
export const ofPayment: ReadParticulars = ({ cited }) =>
  toldOf({
    day: dayNamed(cited, fallsDue),
    inLots: cited.some(({ text }) => perLot.test(text)) && !cited.some(({ text }) => perHome.test(text)),
  });
const perLot = /\b(?:each|every|per|a) lot\b/i;
const perHome = /\b(?:each|every|per|an?) (?:home|house|household|owner|townhome|unit)\b/i;
