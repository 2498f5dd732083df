import { monthBeginnings, monthNumber } from '../language/dates.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { entries } from './entries.ts';
import { type HeadedFigure, unknown } from './entry.ts';
import { areCompared } from './figures.ts';
import { monthAlone } from './period.ts';

/** What a figure is wanted for: the plan of the year, or what happened in the period. */
export type Purpose = 'budget' | 'actual';

const points: Record<Purpose, readonly (readonly [RegExp, number])[]> = {
  budget: [
    [/budget|proposed|approved|adopted|plan|\bbud\b/, 6],
    [/annual|per year|yearly|year\b/, 3],
    [/actual|ytd|to date|projected|forecast|\bact\b/, -4],
    [/per unit|per lot|per home|unit/, -10],
    [/^(?:monthly|quarterly|annual|yearly) (?:assessments?|dues|fees?)$/, -10],
    [/month|per mo|mtd|current period|qtr|quarter/, -6],
    // 'Feb budget'
    [regex`^(?:${monthBeginnings})[a-z]{0,6}\.? (?:budget|bud|plan)\b`, -6],
    [/prior|last|previous/, -6],
    // A budget that was revised replaces the one before it.
    [/\b(?:revised|amended)\b/, 2],
    [/\btotal\b/, 1],
  ],
  actual: [
    [/actual|ytd|to date|year end|\bact\b/, 6],
    [/\b(?:ending|closing)\b(?! (?:cash|fund))/, 5],
    [/\b(?:beginning|opening|starting|deposits?|disbursements?|withdrawals?)\b/, -8],
    [/budget|proposed|plan|\bbud\b/, -6],
    [/month\b|per mo|mtd|current period|qtr|quarter/, -3],
    [/prior|last|previous/, -6],
    [/\btotal\b/, 1],
  ],
};

const monthNamed = regex`\b(${monthBeginnings})[a-z]*\.?(?:(?: \d{1,2},?)? ((?:19|20)\d\d)| \d{1,2}, ['’]?(\d\d))\b`;

/** 'Jan - Dec 31', 'Jan Dec 31', 'Dec 31, 31' */
const shortYear = regex.gi`\b(?:${monthBeginnings})[a-z]*\.?(?: [-–]? ?(?:${monthBeginnings})[a-z]*\.?| \d{1,2},) ['’]?(\d\d)(?![\d,])`;
/** The years that a column's words name. */
export const yearsIn = (text: string): readonly string[] => [
  ...(text.match(/(?<!\d)(?:19|20)\d\d\b/g) ?? []),
  ...[...text.matchAll(shortYear)].map(([, year]) => `20${year}`),
];
/** As many years side by side without a word of budget or actual are a plan for years to come. */
const leastPlanned = 4;

/**
 * The year that a table answers for: the latest named over any column, as opposed to last year's; the first of a plan for
 * years to come.
 */
export const latestYear: (doc: Doc) => number | null = oncePerDoc((doc) => {
  const headers = new Set<string>();
  for (const { figures } of entries(doc)) for (const { header } of figures) headers.add(header);
  const years = [...new Set([...headers].flatMap(yearsIn).map(Number))];
  if (years.length === 0) return null;
  const planned =
    years.length >= leastPlanned &&
    ![...headers].some((h) => /budget|actual|approved|\bbud\b|\bact\b|\d\//.test(h) || monthNamed.test(h));
  return planned ? Math.min(...years) : Math.max(...years);
});

/** The month that stands over a column, counted from the year 0; null where none does. */
function monthOf(header: string): number | null {
  const day = /\b(\d{1,2})\/\d{1,2}\/(?:20)?(\d\d)$/.exec(header);
  if (day) return Number(`20${day[2]}`) * 12 + Number(day[1]) - 1;
  const m = monthNamed.exec(header);
  return m ? Number(m[2] ?? `20${m[3]}`) * 12 + monthNumber(m[1] ?? '') - 1 : null;
}

/** What stands under such words answers for no year, whatever stands beside it. */
const never: Record<Purpose, RegExp> = {
  budget:
    /variance|\bvar\b|difference|\bchange|(?<!\d)%|percent|\b(?:over|under|remaining)\b|\bper (?:unit|lot|home|door|month per)|\b(?:prior|last|previous)\b|^account(?! balance)|^(?:gl|acct)\b|(?<!\bsee )\b(?:notes?|comments?|remarks?)$/,
  actual:
    /variance|\bvar\b|difference|\bchange\b|(?<!\d)%|percent|\b(?:over|under|remaining)\b|\b(?:prior|last|previous)\b|(?<!\bsee )\b(?:notes?|comments?|remarks?)$/,
};

/** What came in or was spent since a year began. */
export const toDate = /\bytd\b|to[- ]date|year to month end/;
/** Beside 'YTD actual', 'current actual' is that of the month. */
const ofMonth = /\bcurrent\b(?! (?:year|ytd|fiscal))/;

function pointsOf(header: string, purpose: Purpose, year: number | null): number {
  let sum = 0;
  for (const [pattern, worth] of points[purpose]) if (pattern.test(header)) sum += worth;
  const own = yearsIn(header);
  if (own.length > 0 && year !== null) sum += own.some((y) => Number(y) === year) ? 4 : -8;
  return sum;
}

/** So many months side by side are parts of a year. */
const leastMonths = 3;
/** A column for each month and one for all of them: what went in or out, and no balance. */
export const isOfMonths = (figures: readonly HeadedFigure[]) =>
  figures.filter(({ header }) => monthAlone.test(header)).length >= leastMonths &&
  figures.at(-1)?.header === 'total';
/** So many years side by side are those of a plan. */
const leastYears = 4;
/** A column for each of several years, one after the other. */
export const isOfYears = (figures: readonly HeadedFigure[]) =>
  new Set(figures.flatMap(({ header }) => yearsIn(header).at(-1) ?? [])).size >= leastYears;
const isOlder = (header: string, year: number) => {
  const own = yearsIn(header).map(Number);
  return own.length > 0 && own.every((y) => y < year);
};

/** The word over the labels may stand before the first column's name: 'Account Actual', 'Actual'. */
const areAlike = (a: string, b: string) => a.endsWith(b) || b.endsWith(a);

/** From so many columns without a name on, nothing tells which one is the year's. */
const leastUnnamed = 3;

function areUnnamed(figures: readonly HeadedFigure[]): boolean {
  if (figures.some(({ header }) => header === unknown)) return true;
  const values = figures.filter(({ header }) => header === '').map(({ value }) => value);
  return new Set(values).size >= leastUnnamed && !areCompared(values);
}

/** '2031 budget (a)', 'proposed option 2': one of several plans among which nobody has chosen yet. */
const alternative =
  /\((?:option |plan )?[a-e]\)|\b(?:option|scenario|alternative|version) ?#?(?:[a-e]|[1-5])\b/;

/** Whether plans beside one another leave open which figure will hold. */
function isOpen(figures: readonly HeadedFigure[], { header }: HeadedFigure): boolean {
  if (!alternative.test(header)) return false;
  const plans = figures.filter((figure) => alternative.test(figure.header));
  return plans.length < 2 || new Set(plans.map(({ value }) => value)).size > 1;
}

/** The column of one fund beside others: 'Operating Fund', '2031 Replacement Fund'. */
const ofFund = /\b(?:operating|replacement|reserves?|capital|general)(?: funds?)?$/;
const ofAllFunds =
  /^(?:(?:19|20)\d\d )?(?:all funds )?(?:combined )?totals?(?: all)?(?: funds)?(?: (?:19|20)\d\d)?$/;

/** A row without the columns of single funds where the column right of them adds them up. */
function withoutFunds(figures: readonly HeadedFigure[]): readonly HeadedFigure[] {
  const last = figures.findLastIndex(({ header }) => ofFund.test(header));
  const isAddedUp = ofAllFunds.test(figures[last + 1]?.header ?? '');
  const funds = figures.filter(({ header }) => ofFund.test(header));
  return funds.length > 1 && isAddedUp ? figures.filter((figure) => !funds.includes(figure)) : figures;
}

/**
 * The figure of a row that answers for a purpose; under equal names that of the column with the largest sums, the leftmost without
 * any, never a percentage. Null where the row has none, where three columns or more have no name, and where plans beside one another differ.
 */
export function pickFigure(
  row: readonly HeadedFigure[],
  purpose: Purpose,
  year: number | null,
): HeadedFigure | null {
  const figures = withoutFunds(row.filter(({ percent }) => !percent));
  // 'Balance Dec 31, 2024  Balance Nov 30, 2024': what is asked for is the state at the end.
  const latest = Math.max(...figures.map(({ header }) => monthOf(header) ?? 0));
  const older = ({ header }: HeadedFigure) => purpose === 'actual' && (monthOf(header) ?? latest) < latest;
  const ofMonths = figures.filter(({ header }) => monthAlone.test(header)).length;
  const answers = ({ header }: HeadedFigure) =>
    !never[purpose].test(header) &&
    !(purpose === 'budget' && ofMonths >= leastMonths && monthAlone.test(header)) &&
    !(purpose === 'budget' && year !== null && isOlder(header, year));
  if (areUnnamed(figures)) return null;
  let best: HeadedFigure | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const hasToDate = figures.some(({ header }) => toDate.test(header));
  for (const figure of figures.filter(answers)) {
    const header = hasToDate ? figure.header.replace(ofMonth, 'current period') : figure.header;
    const sum = pointsOf(header, purpose, year) - (older(figure) ? 8 : 0);
    // Of several columns of the same name (month, year to date, year) the year's holds the most.
    const sizeOf = (one: HeadedFigure) =>
      (areAlike(figure.header, best?.header ?? '') ? one.inColumn : undefined) ?? Math.abs(one.value);
    const larger = best !== null && sum === most && figure.header !== '' && sizeOf(figure) > sizeOf(best);
    if (sum > most || larger) [best, most] = [figure, sum];
  }
  return best && isOpen(figures, best) ? null : best;
}

/** '(in thousands)', 'amounts in $000', "$000's omitted", '($ thousands)'. */
const thousands =
  /\bin (?:\$ ?)?thousands\b|\(\$ ?thousands\)|\$ ?000(?:['’]?s)?(?![\d.,])|\b000['’]?s\b|\(000\)/i;
/** A sentence may speak of thousands: what tables are printed in is told in a line of its own. */
const longestNote = 80;

/** How many dollars one printed dollar of the tables stands for: 1,000 where the document says its figures are in thousands. */
export const unitOf: (doc: Doc) => number = oncePerDoc(({ source }) =>
  source.text
    .slice(0, 20_000)
    .split('\n')
    .some((line) => line.length <= longestNote && thousands.test(line))
    ? 1000
    : 1,
);
