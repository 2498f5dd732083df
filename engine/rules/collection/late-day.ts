import { type Candidate, gap, type ScanRule, words } from '../../find/pattern.ts';
import { monthNames } from '../../language/month-names.ts';
import type { Doc, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';

/** An ordinal is no quantity: '10th', 'tenth', 'tenth (10th)', 'the 10th day of the month'. */
export const nth = (name: string) =>
  `(?:[a-z-]+ \\()?(?<${name}>\\d{1,2}(?=st|nd|rd|th)|first|fifth|seventh|tenth|eleventh|twelfth|fifteenth|sixteenth|twentieth|twenty-fifth|thirtieth)(?:st|nd|rd|th)?(?: \\(\\d{1,2}(?:st|nd|rd|th)\\))?\\)?`;
const ordinals: Record<string, number> = {
  first: 1,
  fifth: 5,
  seventh: 7,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  fifteenth: 15,
  sixteenth: 16,
  twentieth: 20,
  'twenty-fifth': 25,
  thirtieth: 30,
};

/** The number of an ordinal that `nth` caught. */
export const ordinalOf = (ordinal: string | undefined): number =>
  ordinals[ordinal ?? ''] ?? Number(ordinal ?? Number.NaN);

/** A day of a month, not 'the tenth day after it is due'. */
const day = (name: string) =>
  `(?:the )?${nth(name)}\\b(?! (?:calendar |business )?day (?:after|following|from|past|prior|before)\\b)(?! (?:notice|letter|month|offense|violation|mortgage|time|class|lien)\\b)`;
const till = '(?:on or before|on or by|no later than|not later than|by|after|before|on|until|through|past)';
const late = '(?:late|delinquent|past due|overdue|in arrears|in default)';
const charged = `(?:${late}|penalt(?:y|ies)|penalized)`;

/** The month before a day, where dues are due on the same day of several. */
const month = `(?:(?:${monthNames}) )?`;

const dueDay = words`\b(?:due|payable|paid|pay)\b(?: dates?)?:?(?: and (?:payable|due))?(?: (?:monthly|quarterly|annually|yearly|in advance|in full|each month|every month|or before|no later than|not later than|on|by|before|beginning|upon),?){0,4} ${month}${day('due')}`;
const lateDays = [
  `\\blate (?:payment )?(?:charge|fee|penalty|payment)s?\\b${gap(140)}\\b${till} ${day('late')}`,
  `\\b${late}\\b${gap(50)}\\b${till} ${day('late')}`,
  `\\b(?:receive|received|paid|postmarked|made|payments?|dues|fees|assessments?|balance)\\b${gap(40)}\\b${till} ${day('late')}${gap(100)}\\b${charged}\\b`,
  `\\b${till} ${day('late')}(?: day)?(?: of (?:the|each|every|that) (?:first month of (?:the|each|every) quarter|month|quarter|year))?,?${gap(60)}\\b${charged}\\b`,
  `\\bgrace period\\b${gap(60)}\\b(?:until|through|to|till|on|of|by) ${day('late')}`,
].map((source) => words(source));

/** Later steps than being late: a lien, a lawsuit, a letter, the loss of the vote. */
const laterSteps =
  /\b(?:liens?|foreclos\w*|lawsuit|suit|attorney|suspen\w+|accelerat\w+|turned over|collection|notice|letter|record\w*|legal|voting|fines?|moorage|rent|tenants?|mortgag\w+|insurance|violations?|third|second|next) /;

/** 'Becomes late on the 16th', 'not paid before the 16th': on that day it is late; 'not paid by the 15th' is only behind it. */
const onThatDay =
  /\b(?:late|delinquent|overdue|due|fee|charge|penalty)\b[^.;]{0,60}\bon (?:the )?$|(?<!\bor )\bbefore (?:the )?$/;

function lateDayOf({ plain }: Sentence): { readonly day: number; readonly isLate: boolean } | null {
  for (const pattern of lateDays) {
    const m = pattern.exec(plain);
    const day = ordinalOf(m?.groups?.late);
    if (!m || !(day > 1 && day <= 31) || laterSteps.test(`${m[0]} `)) continue;
    const before = plain.slice(0, m.indices?.groups?.late?.[0]);
    return { day, isLate: onThatDay.test(before) && !/\bnot\b[^.;]{0,60}\bon (?:the )?$/.test(before) };
  }
  return null;
}

/** 'Payment due dates are January 1, April 1 and July 1': one day of several months. */
const dueDates = regex`\b(?:due dates?(?: (?:are|is|will be))?:?|(?:due|payable)(?: (?:quarterly|semi-?annually|annually|yearly))?,?) (?:on )?(?:${monthNames}) (?:\{n(?<token>\d+)\}|(?<nth>\d{1,2})(?:st|nd|rd|th))`;
function dueDayOf({ plain, quantities }: Sentence): number {
  const dates = dueDates.exec(plain)?.groups;
  const day = dates?.token === undefined ? undefined : quantities[Number(dates.token)];
  if (day?.kind === 'count') return day.value;
  return dates?.nth ? Number(dates.nth) : ordinalOf(dueDay.exec(plain)?.groups?.due);
}

/** How many sentences away the day on which dues are due may be told. */
const reach = 3;

/** 'Due on the 1st' and 'late after the 10th': nine days lie between. */
function* lateDay(doc: Doc): Generator<Candidate> {
  for (const sentence of doc.sentences) {
    const last = lateDayOf(sentence)?.day;
    if (last === undefined) continue;
    const near = doc.sentences
      .slice(Math.max(0, sentence.index - reach), sentence.index + reach)
      .toSorted((a, b) => Math.abs(a.index - sentence.index) - Math.abs(b.index - sentence.index));
    for (const other of near) {
      const first = dueDayOf(other);
      if (!(first < last)) continue;
      const ranges = other === sentence ? [sentence] : [sentence, other];
      yield { fact: 'assessment.late_after', value: { days: last - first }, tier: 'told', ranges };
      break;
    }
  }
}

/** How long after the due date a payment is late, from two days of the month. */
export const lateByDay: ScanRule = { facts: ['assessment.late_after'], scan: lateDay };

const suffixes = new Intl.PluralRules('en-US', { type: 'ordinal' });
const nthWords = (day: number) =>
  `the ${day}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[suffixes.select(day)]}`;

/** The two days of a month from which a time was counted: due on 'the 1st', in time until 'the 10th'. */
export function daysOfMonth(cited: readonly Sentence[], days: number) {
  for (const sentence of cited) {
    const last = lateDayOf(sentence);
    const due = last && cited.map(dueDayOf).find((first) => last.day - first === days);
    if (last && due) return { due: nthWords(due), last: nthWords(last.isLate ? last.day - 1 : last.day) };
  }
  return null;
}

/** A payment is called late, whatever that costs. */
export const asLate =
  /\b(?:is|are|be|becomes?|deemed|considered)\b[^.;{]{0,30}\b(?:delinquent|late(?! (?:payment )?(?:charge|fee|penalty))|past due|overdue|in (?:default|arrears))\b|\bgrace period\b/;
export const lateFee = /\blate (?:payment )?(?:charge|fee|penalty)\b/;
