import type { Candidate, ScanRule } from '../../find/pattern.ts';
import type { Doc } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { regex } from '../../regex.ts';
import { entries } from '../../tables/entries.ts';
import { latestYear, pickFigure, yearsIn } from '../../tables/pick-figure.ts';
import { ofClasses } from './dues-by-class.ts';

const often = '(monthly|quarterly|semi-?annual|annual|yearly)';
const kinds =
  '(?:hoa |poa |association |home ?owners?\\x27?s? |owners?\\x27?s? |members?\\x27? |regular |maintenance |condo(?:minium)? |common |base |operating )*';
const noun = '(?:dues|assessments?|fees?|maintenance|common charges?)';
const each =
  '(?:,? ?(?:\\/|per|each|for each|a) ?(?:unit|lot|home|house|owner|homeowner|household|townhome|door|member|property)s?)';
const span = '(?:,? ?(?:\\/|per|a|each) ?(month|quarter|year|mo|yr|qtr))';
const forms = [
  regex`^(?:proposed |approved |new |current |(?:19|20)\d\d |projected )*${often} ${kinds}${noun}(?: amount| rate| payments?)?(${each})?$`,
  regex`^(?:proposed |approved |new |current |(?:19|20)\d\d )*${kinds}${noun}(?: amount| rate)?(${each})${span}$`,
  regex`^(?:proposed |approved |new |current |(?:19|20)\d\d )*${kinds}${noun}(?: amount| rate)?${span}(${each})$`,
];
const periods = {
  monthly: 'month',
  month: 'month',
  mo: 'month',
  quarterly: 'quarter',
  quarter: 'quarter',
  qtr: 'quarter',
  'semi-annual': 'half_year',
  semiannual: 'half_year',
  annual: 'year',
  yearly: 'year',
  year: 'year',
  yr: 'year',
} as const;
type Named = keyof typeof periods;
const isNamed = (word: string | undefined): word is Named => word !== undefined && word in periods;
/** What an owner pays lies under these; more is what all pay together. */
const most = { month: 2500, quarter: 5000, half_year: 8000, year: 15_000 } as const;
/** Where the row does not say 'per home', its sum is no more than this share of the largest of the tables. */
const mostShare = 0.1;
const timesAYear = { month: 12, quarter: 4, half_year: 2, year: 1 } as const;

const totalDues = /^total (?:monthly |annual |quarterly )?(?:dues|assessments?|fees?)\b/;

/** The year that a budget's title names; null where it names none. */
const titled = oncePerDoc(({ source }: Doc): number | null => {
  for (const line of source.text.slice(0, 500).split('\n')) {
    const years = /\bbudget\b/i.test(line) && !line.includes('\t') ? yearsIn(line).map(Number) : [];
    if (years.length > 0) return Math.max(...years);
  }
  return null;
});

/** Whether a line's own words name an earlier year than the budget's: '2030 monthly dues' of a budget for 2031. */
function isEarlier(doc: Doc, label: string): boolean {
  const years = yearsIn(label).map(Number);
  const own = titled(doc) ?? latestYear(doc);
  return own !== null && years.length > 0 && years.every((year) => year < own);
}

/** Rows that tell what an owner pays: 'Monthly dues per unit  $265', of several columns the budget's. */
export const duesLines: ScanRule = {
  facts: ['assessment.regular', 'assessment.frequency'],
  *scan(doc): Generator<Candidate> {
    if (doc.type !== 'budget' && doc.type !== 'financial' && doc.type !== 'reserves') return;
    const list = entries(doc);
    const largest = Math.max(
      ...list.flatMap(({ figures }) => figures.map(({ value }) => Math.abs(value))),
      0,
    );
    // Where the dues of all have a row of their own, another rule compares the two.
    const summed = list.some(({ label }) => totalDues.test(label));
    for (const entry of list) {
      const { label } = entry;
      if (entry.figures.every(({ value }) => value > 1990 && value < 2100)) continue;
      // The dues of several classes of homes are told together.
      if (ofClasses(entry).length > 0) continue;
      const m = forms.map((form) => form.exec(label)).find((match) => match !== null);
      const word = m?.slice(1).find(isNamed);
      if (!m || !word || isEarlier(doc, label)) continue;
      const perHome = m.slice(1).some((part) => part !== undefined && !isNamed(part));
      const period = periods[word];
      const figure = pickFigure(entry.figures, 'budget', latestYear(doc));
      const value = figure?.value ?? 0;
      if (value < 5 || value > most[period]) continue;
      if (!perHome && (summed || value * timesAYear[period] > largest * mostShare)) continue;
      yield {
        fact: 'assessment.regular',
        value: { amount: value, period, per: 'home' },
        tier: perHome ? 'plain' : 'implied',
        ranges: entry.runs,
      };
      yield {
        fact: 'assessment.frequency',
        value: period,
        tier: perHome ? 'told' : 'likely',
        ranges: entry.runs,
      };
    }
  },
};

/** Whether an answer stands in a line that its own words give to an earlier year than the budget's. */
export function isEarlierDues(doc: Doc, { fact, ranges: [range] }: Candidate): boolean {
  if (doc.type !== 'budget' || !range || (fact !== 'assessment.regular' && fact !== 'assessment.frequency'))
    return false;
  const line = doc.source.text.slice(range.start, Math.min(range.end, range.start + 60));
  const year = /^\W*((?:19|20)\d\d) (?:[a-z]+ ){0,3}(?:dues|assessments?|fees?)\b/i.exec(line)?.[1];
  return year !== undefined && isEarlier(doc, year);
}
