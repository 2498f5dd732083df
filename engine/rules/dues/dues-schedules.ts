import type { Candidate } from '../../find/pattern.ts';
import { fold } from '../../language/plain.ts';
import type { Entry } from '../../tables/entry.ts';

const schedule =
  /\b(monthly|quarterly|semi-?annual|annual|yearly)\b.{0,40}\b(?:assessments?|dues|maintenance|fees?)\b|\b(?:assessments?|dues|maintenance|fees?)\b.{0,24}(?:\b(?:per|each|a) |\/ ?)(month|mo\b|quarter|qtr\b|year|yr\b)/;
/** What else than dues a schedule or a sentence may be about. */
export const notSchedule =
  /\b(?:total|income|revenues?|special|reserves?|management|late|transfer|insurance|budget|increase|difference|%)\b/;
/** What a class of homes is called. */
export const kindOfHome =
  /\b(?:bed(?:room)?s?|bdrms?|br|studio|penthouse|type|model|floor ?plan|plan|villas?|townho(?:me|use)s?|condo(?:minium)?s?|single[- ]family|estate|patio|carriage|cottage|bungalow|duplex|end unit|interior|garden|unit|lot|home)s?\b|^[a-h]\b|\b\d ?br\b/;
export const noKindOfHome =
  /\b(?:total|average|number|all|income|revenues?|expenses?|reserves?|management)\b/;
const periods: Record<string, DuesPeriod> = {
  month: 'month',
  mo: 'month',
  qtr: 'quarter',
  yr: 'year',
  monthly: 'month',
  quarter: 'quarter',
  quarterly: 'quarter',
  year: 'year',
  yearly: 'year',
  annual: 'year',
};
/** No home pays more, in dollars. */
export const mostDues = { month: 4000, quarter: 9000, half_year: 15_000, year: 30_000 } as const;
export type DuesPeriod = keyof typeof mostDues;

/** Over a column of a table whose title speaks of dues: '2026 Monthly'. */
const bare =
  /^(?:(?:fy ?)?(?:19|20)\d\d )?(?:new |total )?(?:(monthly|quarterly|semi-?annual|annual|yearly)(?: (?:amount|total|rate))?|(?:(?:amount|total|dues|fees?) ?)?(?:(?:per|each|a) |\/ ?)(month|quarter|year))$/;

/** The period that a label or a title of dues names; `titled` where a title speaks of them. */
export function duesPeriodIn(text: string, titled = false): DuesPeriod | null {
  const alone = titled
    ? bare
        .exec(text)
        ?.slice(1)
        .find((one) => one !== undefined)
    : undefined;
  if (alone) return periods[alone] ?? 'half_year';
  const m = notSchedule.test(text) ? null : schedule.exec(text);
  const named = m?.[1] ?? m?.[2];
  return named ? (periods[named] ?? 'half_year') : null;
}

/** 'Twin homes  88  262.00  274.00  Monthly': the period in a cell of its own. */
export const periodOfRow = ({ row }: Entry): DuesPeriod | null => {
  const [period, more] = row.cells.flatMap(({ text }) =>
    /^[a-z -]{5,14}$/i.test(text.trim()) ? (duesPeriodIn(fold(text.trim()), true) ?? []) : [],
  );
  return more ? null : (period ?? null);
};

/** What stands over the numbers of single homes. */
const ofNumbers = /^(?:unit|lot|apt|apartment|suite|home)s?(?: (?:no|number|#)\.?)?$/;
/** '101  4.62%  $339.57' under 'Unit, Percent, Dues / mo.': a row of one home, whose name is a number. */
export const isNumbered = ({ label, figures: [first] }: Entry) =>
  label === '' && first !== undefined && Number.isInteger(first.value) && ofNumbers.test(first.header);

/** Whether words name a class of homes. */
export const isClass = (words: string) => kindOfHome.test(words) && !noKindOfHome.test(words);

/** Rows of one schedule. */
export const mostKinds = 12;
export const duesNamed =
  /\b(?:dues|assess(?:ments?|ed)|pays?|(?:monthly|quarterly|annual|association|hoa|condo|maintenance) (?:fees?|charges?))\b/;
export const isDuesPeriod = (period: string | null | undefined): period is DuesPeriod =>
  typeof period === 'string' && period in mostDues;
/** What is not yet so. */
export const notDecided = /\b(?:propos\w+|would|could|if)\b/;

/** The dues of one class of homes, from its row. */
export interface ClassDues {
  readonly amount: number;
  /** What the same class paid in the year before, and where else that stands. */
  readonly before?: Pick<ClassDues, 'amount' | 'ranges'> | undefined;
  readonly period: DuesPeriod;
  readonly numbered?: boolean;
  readonly ranges: Candidate['ranges'];
}
