import { monthBeginnings, monthNumber } from '../language/dates.ts';
import { monthNames } from '../language/month-names.ts';
import { fold } from '../language/plain.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { ordinals } from '../structure/numerals.ts';

const month = `(${monthBeginnings})[a-z]{0,6}\\.?`;
const day = '(?: ?\\d{1,2}(?:st|nd|rd|th)?(?!\\d))?';
const year = "(?:,? ?['’]?((?:19|20)\\d\\d|\\d\\d)(?!\\d))?";
const to = ' ?(?:-|–|—|to|through|thru|until) ?';
/** 'January 1, 2031 through June 30, 2031', 'Jan - Jun 31', 'July thru December'. */
const inWords = regex`\b${month}${day}${year}${to}${month}${day}${year}`;
/** '1/1/2031 - 6/30/2031', '01/2031 to 06/2031'. */
const inFigures = regex`(?<![\d/])(\d{1,2})\/(?:\d{1,2}\/)?((?:19|20)\d\d|\d\d)${to}(\d{1,2})\/(?:\d{1,2}\/)?((?:19|20)\d\d|\d\d)(?!\d)`;
const counts = ordinals.slice(0, 12);
const ended = regex`\b(${counts.join('|')}|\d{1,2})(?: \(\d{1,2}\))? months? (?:then )?end`;
const named: readonly (readonly [RegExp, number])[] = [
  [/\byear (?:then )?end(?:ed|ing)\b|\bfor the (?:fiscal |calendar )?year\b/, 12],
  [/\bquarter (?:then )?end(?:ed|ing)\b|\b(?:first|second|third|fourth|1st|2nd|3rd|4th) quarter\b/, 3],
  [/\bmonth (?:then )?end(?:ed|ing)\b|\b(?:for the )?month of\b/, 1],
];

const full = (text: string | undefined) => {
  const value = Number(text);
  return text === undefined ? null : value < 100 ? 2000 + value : value;
};

const between = (from: number, fromYear: number | null, last: number, lastYear: number | null) => {
  const first = fromYear ?? (lastYear === null ? null : from <= last ? lastYear : lastYear - 1);
  const length =
    first === null || lastYear === null
      ? ((last - from + 12) % 12) + 1
      : (lastYear - first) * 12 + last - from + 1;
  return length >= 1 && length <= 36 ? length : null;
};

/** 'April 2031', 'Apr 31', with the basis of accounting before it: one month, where nothing says that it is a day. */
const basis = '(?:\\(?(?:accrual|cash) basis\\)?|accrual|cash)';
const alone = regex`^(?:${basis} )?(?:for |period ?[=:] ?)?${month},? ['’]?(?:(?:19|20)\d\d|\d\d)(?: ${basis})?$`;
/** A month over a column and nothing beside it but its year: 'Jan', 'MAR-31'. */
export const monthAlone = regex.i`^(?:${monthBeginnings})[a-z]{0,6}\.?(?:[- ]?['’]?\d{2,4})?$`;
const monthNamed = `(?:${monthNames}|${monthBeginnings}|sept)\\.?,?(?: ['’]?(?:(?:19|20)\\d\\d|\\d\\d))?`;
/** 'Feb actual', 'May 31 budget', 'May 2031': the name of a column that holds one month. */
const monthOver = regex`^${monthNamed}(?: (?:actuals?|budget(?:ed)?|bud|act))?$`;
/** 'Jan Dec 31', 'May 2031 May 31': the dash between them is lost over a column. */
const monthBeside = regex`^(${monthNamed}) (?=${monthNamed})`;
/** What columns are called that hold a month or a quarter. */
const called: readonly (readonly [RegExp, number])[] = [
  [/\bmtd\b|\bmonth[- ]to[- ]date\b|\b(?:current|this) month\b|^month (?:actual|budget)/, 1],
  [/\bqtd\b|\bquarter[- ]to[- ]date\b|\b(?:current|this) (?:quarter|qtr)\b/, 3],
];

/** How many months the words over a column tell of; null where they tell of no period. */
export const monthsOver = (header: string): number | null =>
  monthsTold(header.replace(monthBeside, '$1 - ')) ??
  called.find(([form]) => form.test(header))?.[1] ??
  (monthOver.test(header) ? 1 : null);

/** 'Fiscal year: Jan - Dec' tells from when to when years run, and not what a statement covers. */
const yearRuns = regex.g`\bfiscal year:? ?${month}${to}${month}`;

/** How many months the words of a title or over a column tell of; null where they tell of no period. */
function monthsTold(words: string): number | null {
  const text = fold(words).replace(yearRuns, '');
  const span = inWords.exec(text);
  if (span)
    return between(monthNumber(span[1] ?? ''), full(span[2]), monthNumber(span[3] ?? ''), full(span[4]));
  const figures = inFigures.exec(text);
  if (figures) {
    const [from, last] = [Number(figures[1]), Number(figures[3])];
    return from > 12 || last > 12 ? null : between(from, full(figures[2]), last, full(figures[4]));
  }
  const count = ended.exec(text)?.[1];
  if (count) return counts.indexOf(count) + 1 || Number(count);
  return named.find(([form]) => form.test(text))?.[1] ?? (alone.test(text.trim()) ? 1 : null);
}

/** So much of the text is its head, where a statement names its period. */
const head = 900;
const longestLine = 120;

/** A program prints the basis of accounting beside the period, or the report's name at its left. */
const stamped =
  /^(?:(?:accrual|cash) basis|[a-z& ]{0,40}\b(?:report|statement|comparison))\t[^\t]+$|^[^\t]+\t(?:accrual|cash)(?: basis)?$/i;
/** A month alone is the period of what came in and went out; a balance sheet's or a letter's is its date. */
const ofIncome =
  /profit (?:&|and) loss|\bincome statement|statement of (?:income|revenues?|operations|activities)|income (?:and|&) expenses?|budget (?:vs\.?|versus|comparison)/i;

/** How many months a statement's title says that it is for; null where it does not say. */
export const periodOf: (doc: Doc) => number | null = oncePerDoc(({ source }) => {
  for (const line of source.text.slice(0, head).split('\n')) {
    // Several spans beside one another are the columns' own.
    const told =
      line.length > longestLine || (line.includes('\t') && !stamped.test(line))
        ? null
        : monthsTold(line.replace('\t', ' '));
    if (told !== null && (told > 1 || ofIncome.test(source.text.slice(0, head)))) return told;
  }
  const [from, to] = [opening, closing].map((form) => form.exec(source.text)?.[1]);
  return from && to ? monthsTold(`${from} - ${to}`) : null;
});

/** The days of the balances that a report of an account begins and ends with. */
const dayOf = (ends: string) =>
  new RegExp(
    `^\\W*(?:${ends})(?: [a-z]+){0,2} balances?\\b[^\\n\\d]{0,12}?(\\d{1,2}\\/\\d{1,2}\\/\\d{2,4}|\\b[a-z]{3,9}\\.? \\d{1,2}, \\d{4})`,
    'im',
  );
const opening = dayOf('beginning|opening|starting');
const closing = dayOf('ending|closing');

/** The month that a statement runs to, by its title: 'Month: Jul 2031', 'As of 07/31/2031', 'Period ending October 31', 'Period = Jan 2031-Jun 2031'. */
const endInWords = regex`\b(?:month(?: end(?:ing|ed)?)?:?|as of:?|through|ending|ended|period ?[=:](?: ?${month}${day}${year}${to})?) ?${month}`;
const endInFigures =
  /\b(?:as of:?|through:?|ending|ended|month:?) ?(\d{1,2})\/(?:\d{1,2}\/)?(?:(?:19|20)\d\d|\d\d)\b/;

/**
 * How many months lie between the beginning of the fiscal year and the month that a statement runs to: so many are in its
 * columns 'year to date'. Null where its title names no month. Years begin in January where nothing is said.
 */
export const monthsToDate: (doc: Doc) => number | null = oncePerDoc(({ source }) => {
  const text = fold(source.text.slice(0, head));
  const [told = '', from] = new RegExp(yearRuns.source).exec(text) ?? [];
  const title = text.replace(told, '');
  const named = endInWords.exec(title)?.at(-1);
  const end = named ? monthNumber(named) : Number(endInFigures.exec(title)?.[1] ?? 0);
  if (end < 1 || end > 12) return null;
  const begin = monthNumber(from ?? 'jan');
  return ((end - begin + 12) % 12) + 1;
});

/** A year has twelve months; a fiscal year may be one short or long. */
export const isPartOfYear = (months: number | null): boolean => months !== null && months < 11;

/** Over what is owed since less than a month, of which nothing tells whether it is overdue yet. */
export const firstMonth = /(?:^| )0 ?(?:-|to)? ?(?:29|30)\b/;
