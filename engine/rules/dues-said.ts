import { type FactRule, type Found, type Pattern, words } from '../find/pattern.ts';
import { lastMoney, moneyOf } from '../language/money-value.ts';
import { periodIn } from './dues-amount.ts';

const notDues =
  /\b(?:special|total|income|collected|received|late|transfer|reserves?|propos\w+|recommend\w*|could|would|might|if|toward|share of|insurance|loan|average)\b/;

/** The last sum but those in brackets (last year's), for each home, by the period that the words or the sum name. */
function dues({ match, quantities }: Found) {
  // The year beside the dues: a larger number is a total in a column of its own.
  if (quantities.some((each) => each.kind === 'count' && each.value > 2100)) return null;
  const money = lastMoney(quantities);
  const value = moneyOf(money, { period: periodIn(`${match[0]} `), per: 'home' });
  return value?.period && value.amount <= 30_000 ? value : null;
}

const by = '(?:monthly|quarterly|semi-?annual|annual|yearly)';

const patterns: readonly Pattern[] = [
  {
    match: words(
      `\\b${by} (?:maintenance |regular |homeowner |association |hoa ){0,2}(?:assessments?|dues|fees?) (?:for |in )?{count}(?: (?:were|was|are|is))?:? {money}`,
    ),
    unless: notDues,
    value: dues,
    weight: 7,
  },
  {
    // 'The maintenance stays at $1,625 a quarter.'
    match: words(
      '\\b(?:the|our|monthly|quarterly) maintenance (?:is|stays?|will be|remains?|goes up|goes|will go|will remain|will stay) (?:at |to )?{money}',
    ),
    unless: notDues,
    value: dues,
    weight: 6,
  },
  {
    match: words(`\\beach (?:unit|lot|home|owner|homeowner|member) (?:currently )?pays {money}`),
    unless: notDues,
    value: dues,
    weight: 6,
  },
  {
    match: words(
      `\\byour new ${by} (?:payment|assessment|dues|fee|installment)(?: amount)? (?:will be|is) {money}`,
    ),
    unless: notDues,
    value: dues,
    weight: 7,
  },
];

const cue = /assess|dues|maintenance|fee|pays|payment/;
const periods = ['month', 'quarter', 'half_year', 'year'] as const;

/** Further ways in which letters and notes tell what an owner pays, and so how often. */
export const duesSaid: readonly FactRule[] = [
  { fact: 'assessment.regular', cue, patterns },
  {
    fact: 'assessment.frequency',
    cue,
    patterns: patterns.map((pattern) => ({
      ...pattern,
      value: (found) => periods.find((period) => period === dues(found)?.period) ?? null,
      weight: pattern.weight - 2,
    })),
  },
];
