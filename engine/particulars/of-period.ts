import type { Decided } from '../find/decide.ts';
import { dayLength } from '../language/day-length.ts';
import { plainText } from '../language/plain.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { dateWords } from '../say/display.ts';
import type { Entry } from '../tables/entry.ts';
import { monthsOver, periodOf } from '../tables/period.ts';
import { isToDate, isUnder, rowsOf } from './in-columns.ts';
import type { ReadParticulars } from './particulars.ts';

/** So much of the text names the period, in lines no longer than this. */
const head = 900;
const longest = 110;
const fromTo = /\{t(\d+)\} ?(?:-|–|—|to|through|thru|until) ?\{t(\d+)\}/;
const balance = '(?: [a-z]+){0,2} balances?\\b[^{}]{0,12}\\{t(\\d+)\\}';
const opening = regex`^\W*(?:beginning|opening|starting)${balance}`;
const closing = regex`^\W*(?:ending|closing)${balance}`;
/** '2030-31', '2030/2031', '2030-1': two years in a row, no number of a resolution and not whose bills or officers they are. */
const twoYears =
  /(?<![\d/.-]|\b(?:resolution|no|number|policy)\b\W{0,3})((?:19|20)\d\d) ?[-/–] ?((?:19|20)?\d\d|\d)(?![\d/-]|\.\d| (?:owners? |billing )?(?:statements?|bills?|officers|directors|season)\b)/gi;
const spansIn = (text: string, year: number) =>
  [...text.matchAll(twoYears)].flatMap(([, first = '', second = '']) => {
    const last = Number(first.slice(0, 4 - second.length) + second);
    return last === Number(first) + 1 && [last - 1, last].includes(year) ? `${first} to ${last}` : [];
  });

/** '2031-2033 Budget', 'Budget for 2031 through 2033': one budget that holds for each of several years. */
const twoYearsOf = '(?<![\\d/.-])((?:19|20)\\d\\d) ?(?:[-–]|to|through) ?((?:19|20)\\d\\d)(?![\\d/.-])';
const budgetOfYears = regex.gi`${twoYearsOf} (?:[a-z]+ ){0,3}budget|budget (?:for )?(?:the )?(?:years? )?${twoYearsOf}`;
const mostYears = 5;

interface Line {
  readonly start: number;
  readonly end: number;
  readonly isTitle: boolean;
  readonly plain: string;
  readonly quantities: readonly Quantity[];
}

/** 'January 1 through June 12, 2031': the year stands at the last day alone. */
const yearAtEnd =
  /\b([a-z]{3,9}\.? \d{1,2})( ?(?:-|–|—|to|through|thru|until) ?[a-z]{3,9}\.? \d{1,2}, ?((?:19|20)\d\d))/i;
/** Several cells are the names of columns, but not what a program stamps at the left of a title: 'Cash Basis'. */
const stamp = /^[^\t\d]{0,40}\t(?=[^\t]+$)/;

const basisBehind = /\t(?:accrual|cash)(?: basis)?$/i;

const linesOf = oncePerDoc(({ source }: Doc): readonly Line[] => {
  let at = 0;
  return source.text.split('\n').flatMap((text) => {
    const start = at;
    at += text.length + 1;
    return text.length > longest || !/\d/.test(text)
      ? []
      : [
          {
            start,
            end: start + text.length,
            isTitle: !text.replace(stamp, '').replace(basisBehind, '').includes('\t'),
            ...plainText(text.replace(yearAtEnd, '$1, $3$2')),
          },
        ];
  });
});

const dayOf = ({ quantities }: Line, token: string | undefined): string | null => {
  const date = token === undefined ? undefined : quantities[Number(token)];
  return date?.kind === 'date' ? date.iso : null;
};

/** The month that a title names and no day with it. */
const monthIn = (line: Line): string | null => {
  const iso = dayOf(line, /\{t(\d+)\}/.exec(line.plain)?.[1]);
  return iso?.length === 7 ? iso : null;
};

/** From when to when the figures run, by a title or by the days of the balances at both ends. */
function periodIn(doc: Doc): { from: string; to: string; lines: readonly Line[] } | null {
  const lines = linesOf(doc);
  for (const line of lines) {
    if (line.start > head || !line.isTitle) continue;
    const span = fromTo.exec(line.plain);
    const [from, to] = [dayOf(line, span?.[1]), dayOf(line, span?.[2])];
    if (from && to) return { from, to, lines: [line] };
  }
  const month =
    periodOf(doc) === 1 && lines.find((line) => line.start <= head && line.isTitle && monthIn(line));
  const named = month && monthIn(month);
  if (month && named) return { from: named, to: named, lines: [month] };
  const first = lines.find(({ plain }) => opening.test(plain));
  const last = lines.findLast(({ plain }) => closing.test(plain));
  const from = first && dayOf(first, opening.exec(first.plain)?.[1]);
  const to = last && dayOf(last, closing.exec(last.plain)?.[1]);
  return first && last && from && to ? { from, to, lines: [first, last] } : null;
}

const isDay = (iso: string | null): iso is string => iso?.length === 10;

/** The period of figures that run from the beginning of a year and end before its last month does. */
function partOfYear(doc: Doc) {
  const told = periodIn(doc);
  return told &&
    told.from.slice(0, 4) === told.to.slice(0, 4) &&
    /^\d{4}-\d\d(?:-01)?$/.test(told.from) &&
    (told.from === told.to || !/^\d{4}-12(?:-31)?$/.test(told.to))
    ? told
    : null;
}

const isOfMonth = (doc: Doc, one: Decided) =>
  !isUnder(doc, one, isToDate) &&
  rowsOf(doc, one).some(({ figures }) => figures.some(({ header }) => monthsOver(header) === 1));

/**
 * The first and the last day of figures that end before the year does in which they begin: 'January 1', 'June 12, 2031'. A
 * column 'year to date' begins before the month that the title names.
 */
export function daysOfPart(doc: Doc, one: Decided) {
  const told = partOfYear(doc);
  // Under the title of a month a column may give what came in up to its end.
  if (!told || (told.from === told.to && !isOfMonth(doc, one))) return null;
  const since = dateWords(told.from).replace(/,? \d{4}$/, '');
  const named = /^January(?: 1)?$/.test(since) || !isUnder(doc, one, isToDate) ? { since } : {};
  return { particulars: { ...named, soFar: dateWords(told.to) }, further: told.lines };
}

/** A title that names the days of what came in or was spent. */
const ofFlows =
  /\b(?:expens\w+|expenditures?|spend(?:ing)?|costs|income|revenues?|receipts|disbursements|profit|operations)\b/;
/** From half a year to eleven months: fewer days are a month's or a quarter's, more are a whole year's. */
const [shortest, mostDays] = [180, 340];

/** The days of the nearest title above a row, where it names the flows of the greater part of a year alone. */
export function daysOverRow(doc: Doc, { row }: Entry) {
  const line = linesOf(doc).findLast(
    ({ end, isTitle, plain }) => end <= row.start && isTitle && fromTo.test(plain) && ofFlows.test(plain),
  );
  const span = line && fromTo.exec(line.plain);
  const [from, to] = line ? [dayOf(line, span?.[1]), dayOf(line, span?.[2])] : [];
  if (!line || !isDay(from ?? null) || !isDay(to ?? null) || !from || !to) return null;
  const days = (Date.parse(to) - Date.parse(from)) / dayLength;
  return days < shortest || days > mostDays
    ? null
    : {
        particulars: { since: dateWords(from), soFar: dateWords(to) },
        further: [line],
      };
}

/** 'Balance sheet as of December 31, 2031', 'Period through: 12/31/2031' */
const atDay =
  /(?:\b(?:as (?:of|at)|balance sheet(?: for| at| on)?|period(?: ending| ended)?|through|ending|ended|end(?:ing)? date)\b)[:=@\s]*(?:the )?\{t(\d+)\}(?! ?(?:-|–|—|to|through|thru|until) ?\{t)/;
/** What else a row may name a day of: when a deposit is due or was opened. */
const otherDay = /\b(?:matur\w*|due|open(?:ed|ing)?|begin\w*|start\w*|beg)\b/;
const dayWithin = (text: string): string | null => {
  const days = plainText(text).quantities.flatMap((one) =>
    one.kind === 'date' && isDay(one.iso) ? [one.iso] : [],
  );
  return new Set(days).size === 1 ? (days[0] ?? null) : null;
};

/** A day alone, and the title of a balance sheet before it, with the name of the association between. */
const dayAlone = /^\W*\{t(\d+)\}\W*$/;
const sheetAbove = /\bbalance sheets?[^\n\d]{0,30}\n(?:[^\n\d]{0,60}\n)?$/i;

/** The day that the nearest title above a row is of. */
export function dayOverRow(doc: Doc, { row }: Entry) {
  const dayIn = (line: Line) => {
    const above = doc.source.text.slice(Math.max(0, line.start - longest), line.start);
    const form = sheetAbove.test(above) && dayAlone.test(line.plain) ? dayAlone : atDay;
    return dayOf(line, form.exec(line.plain)?.[1]);
  };
  const title = linesOf(doc).findLast((line) => line.end <= row.start && line.isTitle && isDay(dayIn(line)));
  const day = title && dayIn(title);
  return title && day ? { day: dateWords(day), from: [title] } : null;
}

const ofBeginning = /^(?:\d{4} )?(?:beginning|starting|opening)\b/;
/** The day in the head of a column, which its name leaves out: 'Est. Balance 12/31/2031'. */
function dayInHead({ source: { text } }: Doc, { row }: Entry, name: string) {
  const start = text.slice(0, row.start).toLowerCase().lastIndexOf(name);
  const end = start + name.length + ' 12/31/2031'.length;
  const day = name && start >= 0 ? dayWithin(text.slice(start, end)) : null;
  return day && { day: dateWords(day), from: [{ start, end }] };
}

/**
 * The day of a balance in a table, by its label, by the words over its column, by the title above it that is the nearest, or
 * by the end of the statement's period.
 */
export function dayOfBalance(
  doc: Doc,
  rows: readonly Entry[],
  amount: number | null,
): { readonly day: string; readonly from?: readonly Pick<Line, 'start' | 'end'>[] } | null {
  const [row, ...more] = rows;
  if (!row || amount === null) return null;
  const label = more.length > 0 || otherDay.test(row.label) ? null : dayWithin(row.name);
  const own = row.figures.filter(({ value }) => Math.abs(value) === Math.abs(amount));
  const over = own.flatMap(({ header }) => dayWithin(header) ?? []).toSorted();
  const inRow = label ?? over.at(-1);
  if (inRow) return { day: dateWords(inRow) };
  // What a year begins with is not what the title's last day saw.
  if (ofBeginning.test(row.label)) return null;
  // 'Cash 5/9/31' over the accounts
  const heading = more.length > 0 ? null : dayWithin(row.under);
  if (heading) return { day: dateWords(heading) };
  const title = dayInHead(doc, row, own.at(-1)?.header ?? '') ?? dayOverRow(doc, row);
  if (title) return title;
  const period = doc.type === 'financial' ? periodIn(doc) : null;
  return period && isDay(period.to) ? { day: dateWords(period.to), from: period.lines } : null;
}

/** 'May 2031' alone over a statement. */
const monthAlone =
  /^\W*(?:(?:for )?(?:the )?month (?:of|ending|ended) )?\{t(\d+)\}\W*(?:(?:accrual|cash)(?: basis)?)?$/;
/** 'May 2031 Treasurer's Financial Report' */
const monthOfReport = /^\W*\{t(\d+)\} (?:[a-z']+ ){0,3}financial (?:reports?|statements?|results)\W*$/;
/** The last day or month that figures of a year are of, where the year goes on behind it. */
function endIn(
  doc: Doc,
  year: number | null,
  cited: readonly Pick<Line, 'start' | 'end' | 'plain' | 'quantities'>[],
) {
  const titles = linesOf(doc).filter(({ start, isTitle }) => start < head && isTitle);
  for (const line of [...cited, ...titles])
    for (const form of [atDay, monthAlone, monthOfReport]) {
      const token = form.exec(line.plain)?.[1];
      const date = token === undefined ? undefined : line.quantities[Number(token)];
      if (date?.kind !== 'date' || date.iso.length < 7 || !date.iso.startsWith(`${year ?? ''}`)) continue;
      return date.iso.slice(5, 7) === '12' ? null : { iso: date.iso, line };
    }
  return null;
}

/** The last day or month that the columns 'to date' of a statement tell of, where its year goes on behind it. */
export function endToDate(doc: Doc) {
  const told = periodIn(doc);
  const end = told ? { iso: told.to, lines: told.lines } : endIn(doc, null, []);
  if (!end || end.iso.slice(5, 7) === '12') return null;
  const by = dateWords(end.iso);
  return { by: isDay(end.iso) ? by : `the end of ${by}`, further: 'lines' in end ? end.lines : [end.line] };
}

const begin =
  /\b(?:fiscal|budget|new) year\b[^.;{]{0,40}\b(?:starts?|begins?|starting|beginning|commenc\w+|runs from)(?: on)? \{t(\d+)\}/;
/** On which day of no January a budget's year begins, where its number is that of this or of the next calendar year. */
const yearBegins = ({ sentences }: Doc, year: number) =>
  sentences.flatMap((line) => {
    const date = line.quantities[Number(begin.exec(line.plain)?.[1] ?? -1)];
    const isOther = date?.kind === 'date' && date.iso.length === 10 && !date.iso.endsWith('-01-01');
    return isOther && [year, year - 1].includes(Number(date.iso.slice(0, 4)))
      ? [{ iso: date.iso, line }]
      : [];
  })[0];

/** The kind of the document, and the period of its figures where that is no calendar year. */
export const ofPeriod: ReadParticulars = ({ doc, one, cited }) => {
  const kind = { kind: doc.type };
  const hasFigures = doc.type === 'budget' || doc.type === 'financial';
  const year = Number(one.value);
  const told = hasFigures ? periodIn(doc) : null;
  if (told) {
    const [first, last] = [told.from, told.to].map((iso) => Number(iso.slice(0, 4)));
    if (first !== undefined && last === first + 1 && (year === first || year === last))
      return {
        particulars: { ...kind, span: `${dateWords(told.from)} to ${dateWords(told.to)}` },
        further: told.lines,
      };
  }
  const part = doc.type === 'financial' ? partOfYear(doc) : null;
  if (part && part.from !== part.to && part.to.startsWith(String(year)))
    return {
      particulars: { ...kind, span: `${dateWords(part.from)} to ${dateWords(part.to)}` },
      further: part.lines,
    };
  const end = doc.type === 'financial' ? endIn(doc, year, cited) : null;
  if (end)
    return {
      particulars: { ...kind, soFar: dateWords(end.iso) },
      further: one.ranges.some((range) => range.start <= end.line.start && end.line.end <= range.end)
        ? []
        : [end.line],
    };
  const [two, others] = new Set(cited.flatMap(({ text }) => spansIn(text, year)));
  // Of two budgets that minutes speak of, either may be meant.
  if (two && (hasFigures || !others)) return { particulars: { ...kind, span: two } };
  for (const { text } of doc.type === 'budget' ? cited : [])
    for (const [, a, b, first = a, last = b] of text.matchAll(budgetOfYears)) {
      const years = Number(last) - Number(first);
      if (years > 1 && years <= mostYears && (year === Number(first) || year === Number(last)))
        return { particulars: { ...kind, span: `${first} to ${last}` } };
    }
  const begins = doc.type === 'budget' ? yearBegins(doc, year) : undefined;
  const span = begins && `the year that begins on ${dateWords(begins.iso)}`;
  return { particulars: { ...kind, ...(span && { span }) }, further: begins ? [begins.line] : [] };
};
