import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { plainText } from '../../language/plain.ts';
import type { Doc } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { regex } from '../../regex.ts';
import { type DuesPeriod, mostDues } from './dues-schedules.ts';

/** '01/01/31  $640.00  1st quarter maintenance', or what is paid before its day. */
const forms = [
  /^\W*\{t(\d+)\}\W*\{m(\d+)\}\W*([a-z\d][^{}]*)$/,
  /^\W*([a-z\d][^{}]*?)\W*\{t(\d+)\}\W*\{m(\d+)\}\W*$/,
] as const;
const nth = '(?:1st|2nd|3rd|4th|first|second|third|fourth)';
const dues =
  '(?: (?:maintenance|dues|assessments?|regime fees?|hoa fees?|association fees?|fees?|payment|installment))?';
const ofQuarter = regex`^${nth} quarter(?:ly)?${dues}$`;
const ofHalf = regex`^${nth} (?:half|half[- ]year|semi-?annual)${dues}$`;
const levied = regex`^(?:${nth} )?(?:special )?assessment(?: (?:payment|installment))?$`;

interface Payment {
  readonly name: string;
  readonly amount: number;
  readonly date: string;
  readonly range: { readonly start: number; readonly end: number };
}

const paymentsOf = oncePerDoc(({ source }: Doc): readonly Payment[] => {
  let at = 0;
  return source.text.split('\n').flatMap((line) => {
    const range = { start: at, end: at + line.length };
    at += line.length + 1;
    if (line.length > 90 || !line.includes('$')) return [];
    const { plain, quantities } = plainText(line);
    const [before, behind] = forms.map((form) => form.exec(plain));
    const [day, sum, name] = before?.slice(1) ?? [behind?.[2], behind?.[3], behind?.[1]];
    const [date, money] = [quantities[Number(day)], quantities[Number(sum)]];
    return date?.kind === 'date' && money?.kind === 'money' && name
      ? { name: name.trim(), amount: money.amount, date: date.iso, range }
      : [];
  });
});

function* duesIn(payments: readonly Payment[], form: RegExp, period: DuesPeriod): Generator<Candidate> {
  const own = payments.filter(({ name }) => form.test(name));
  const [first] = own;
  if (!first || own.length < 2 || first.amount > mostDues[period]) return;
  // Payments that differ are told by no single sum.
  if (own.some(({ amount }) => amount !== first.amount)) return;
  const ranges = own.map(({ range }) => range);
  yield {
    fact: 'assessment.regular',
    value: { amount: first.amount, period, per: 'home' },
    tier: 'told',
    ranges: ranges.slice(0, 1),
  };
  yield { fact: 'assessment.frequency', value: period, tier: 'implied', ranges: ranges.slice(0, 2) };
}

/** What an owner pays on which day: the dues of each quarter, and the assessments between them. */
export const paymentSchedule: ScanRule = {
  facts: ['assessment.regular', 'assessment.frequency', 'special_assessment'],
  *scan(doc) {
    const payments = paymentsOf(doc);
    const told = [...duesIn(payments, ofQuarter, 'quarter'), ...duesIn(payments, ofHalf, 'half_year')];
    yield* told;
    if (told.length === 0) return;
    for (const { name, amount, date, range } of payments)
      if (levied.test(name))
        yield {
          fact: 'special_assessment',
          value: { amount, per: 'home', date, status: 'levied' },
          tier: 'told',
          ranges: [range],
        };
  },
};
