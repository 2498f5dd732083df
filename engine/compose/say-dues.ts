import type { FactValue } from '#contract/analysis.ts';
import { days, display, dollars, figure } from './display.ts';
import { perMonth, perYear } from './money-per.ts';
import { keyPoint, numberIn, type Saying, type Sayings, wordIn, yesNo } from './saying.ts';

const every: Record<string, string> = {
  month: 'every month',
  quarter: 'four times a year',
  half_year: 'twice a year',
  year: 'once a year',
};

const fractions: readonly (readonly [number, string])[] = [
  [50, 'more than half'],
  [66.67, 'two-thirds'],
  [75, 'three-fourths'],
  [33.33, 'one-third'],
];

/** 'more than half of the owners' for 50, 'two-thirds of …' for 66.67, '67% of …' otherwise. */
export function shareOf(value: FactValue, whom: string): string {
  const percent = Number(value);
  const fraction = fractions.find(([of]) => Math.abs(of - percent) < 0.02);
  return `${fraction ? fraction[1] : `${figure(percent)}%`} of ${whom}`;
}

function regular(value: FactValue): Saying {
  if (wordIn(value, 'limit') === 'most')
    return keyPoint(
      'medium',
      `The regular dues may be ${display('money', value)} by this document. It does not say what they are now.`,
    );
  const month = perMonth(value);
  const year = perYear(value);
  const both =
    month !== null && year !== null && wordIn(value, 'period') !== 'month'
      ? `, ${Math.abs(year / 12 - month) < 1e-6 ? '' : 'about '}${dollars(month)} a month`
      : '';
  const yearly = wordIn(value, 'period') === 'month' && year !== null ? `, or ${dollars(year)} a year` : '';
  return keyPoint('high', `You pay ${display('money', value)} in regular dues${both}${yearly}.`);
}

function lateFee(value: FactValue): Saying {
  const percent = numberIn(value, 'percent');
  return percent === null
    ? keyPoint('medium', `Paying late costs a fee of ${display('money', value)}.`)
    : keyPoint('medium', `Paying late costs ${figure(percent)}% of what you owe.`);
}

const foreclosure: Record<string, Saying> = {
  none: keyPoint('low', 'The association may not foreclose on your home for unpaid dues.'),
  judicial: keyPoint(
    'high',
    'You can lose your home over unpaid dues: the association may foreclose on it through a court.',
  ),
  nonjudicial: keyPoint(
    'high',
    'You can lose your home over unpaid dues: the association may foreclose on it without going to court.',
  ),
  either: keyPoint(
    'high',
    'You can lose your home over unpaid dues: the association may foreclose on it, with or without a court.',
  ),
};

function fine(value: FactValue): Saying {
  const offence = wordIn(value, 'offence') ?? wordIn(value, 'offense') ?? wordIn(value, 'purpose');
  const amount = numberIn(value, 'amount') ?? 0;
  const day = wordIn(value, 'period') === 'day' ? ' for each day it goes on' : '';
  return keyPoint(
    day ? 'high' : 'medium',
    `The fine is ${dollars(amount)}${day}${offence ? ` (${offence})` : ''}.`,
  );
}

function specialAssessment(value: FactValue): Saying {
  const amount = numberIn(value, 'amount');
  const purpose = wordIn(value, 'purpose');
  const status = wordIn(value, 'status') ?? 'levied';
  const whose =
    wordIn(value, 'per') === 'home'
      ? ' for each home'
      : wordIn(value, 'per')
        ? ' for the whole association'
        : '';
  const words = `A special assessment${amount === null ? '' : ` of ${dollars(amount)}${whose}`} is ${status}${purpose ? ` for ${purpose}` : ''}.`;
  return keyPoint(status === 'proposed' ? 'medium' : 'high', words);
}

/** Dues, late payment, collection, closing costs and fines. */
export const sayDues: Sayings = {
  'assessment.regular': regular,
  'assessment.frequency': (value, facts) =>
    facts.has('assessment.regular') && wordIn(facts.get('assessment.regular'), 'period') === value
      ? null
      : keyPoint('low', `Dues are collected ${every[String(value)] ?? String(value)}.`),
  'assessment.increase_cap': (value) =>
    keyPoint(
      'medium',
      `The board may raise dues by up to ${figure(Number(value))}% a year without asking the owners.`,
    ),
  'assessment.increase_vote': (value, facts) =>
    keyPoint(
      'low',
      facts.has('assessment.increase_cap')
        ? `A larger raise needs the vote of ${shareOf(value, 'the owners or votes')}.`
        : `A larger raise of the dues than the board may make alone needs the vote of ${shareOf(value, 'the owners or votes')}.`,
    ),
  'assessment.special_vote': (value) =>
    keyPoint('medium', `A special assessment needs the vote of ${shareOf(value, 'the members or votes')}.`),
  'assessment.late_after': (value) =>
    keyPoint('medium', `A payment is late ${days(numberIn(value, 'days') ?? 0)} after it is due.`),
  'assessment.late_fee': lateFee,
  'assessment.interest_rate': (value) =>
    keyPoint('medium', `What you owe late grows by ${figure(Number(value))}% interest a year.`),
  'assessment.lien': yesNo(
    keyPoint(
      'medium',
      'Unpaid dues become a lien: a claim on your home that must be paid before you can sell.',
    ),
    keyPoint('low', 'Unpaid dues do not become a lien on your home.'),
  ),
  'assessment.foreclosure': (value) => foreclosure[String(value)] ?? null,
  'assessment.initial_contribution': (value) =>
    keyPoint(
      'high',
      wordIn(value, 'period') === 'times_regular'
        ? `When you buy, you pay an extra sum once: ${display('money', value)}.`
        : `You pay ${display('money', value)} once when you buy, on top of regular dues.`,
    ),
  'assessment.transfer_fee': (value) =>
    keyPoint('medium', `A transfer or the papers for a sale cost ${display('money', value)}.`),
  'assessment.returned_payment_fee': (value) =>
    keyPoint('low', `A returned check or payment costs ${display('money', value)}.`),
  special_assessment: specialAssessment,
  'fine.schedule': fine,
  'insurance.owner_must_carry': yesNo(
    keyPoint('medium', 'You must carry your own insurance on your home.'),
    keyPoint('low', 'The document does not make you carry your own insurance.'),
  ),
  'insurance.deductible': (value) =>
    keyPoint('medium', `The deductible of the association's insurance is ${display('money', value)}.`),
};
