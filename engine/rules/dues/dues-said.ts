import { type FactRule, type Found, type Pattern, saying } from '../../find/pattern.ts';
import { firstMoney, lastMoney, moneyOf } from '../../language/money-value.ts';
import { howOften, periodIn } from './dues-amount.ts';

/** The last sum but those in brackets (last year's), for each home, by the period that the words or the sum name. */
function dues({ match, quantities }: Found) {
  // The year beside the dues: a larger number is a total in a column of its own.
  if (quantities.some((each) => each.kind === 'count' && each.value > 2100)) return null;
  const money = lastMoney(quantities);
  const value = moneyOf(money, { period: periodIn(`${match[0]} `), per: 'home' });
  return value?.period && value.amount <= 30_000 ? value : null;
}

/** Words of a document whose dues are not paid once a year. */
const otherPeriod = /\b(?:monthly|quarterly|semi-?annual\w*|(?:per|a|each) (?:month|quarter))\b/i;
const by = '(?:monthly|quarterly|semi-?annual|annual|yearly)';
const saysDues = saying(dues);

const patterns: readonly Pattern[] = [
  saysDues.told`\b${by} (?:maintenance |regular |homeowner |association |hoa ){0,2}(?:assessments?|dues|fees?)(?:,? which,?)? (?:for |in )?{count}(?: (?:were|was|are|is|will be))?:? {money}`,
  // 'The maintenance stays at $1,625 a quarter.'
  saysDues.implied`\b(?:the|our|monthly|quarterly) maintenance (?:is|stays?|will be|remains?|goes up|goes|will go|will remain|will stay) (?:at |to )?{money}`,
  saysDues.told`\byour new ${by} (?:payment|assessment|dues|fee|installment)(?: amount)? (?:will be|is) {money}`,
  // 'Our dues this year were $640': a year's, where no other period is told.
  saying(({ quantities, doc }) =>
    otherPeriod.test(doc.source.text)
      ? null
      : moneyOf(firstMoney(quantities), { period: 'year', per: 'home' }),
  )
    .implied`^(?:our |the )?(?:hoa |association |regular |home ?owners? )*(?:assessments?|dues)(?: for)? (?:this|the|the coming|next) (?:fiscal )?year (?:were|are|is|was|will be) {money}\W*$`,
  // 'Monthly maintenance per unit: $866.67 (2031: $750.00)'
  saysDues.told`^(?:monthly|quarterly) (?:maintenance|assessments?|dues|fees?)(?: fees?)? per (?:unit|home|lot):? {money}`,
  // 'Fees will include a quarterly amount of $900 to cover regular maintenance'
  saying(dues, {
    unless:
      /\b(?:late|transfer|insurance|loan|propos\w+|if|cable|internet|trash|water|sewer|parking|reserves?|optional)\b/,
  })
    .told`(?<!\bspecial )\b(?:assessments?|dues|fees?) (?:will |shall )?(?:include|consist of|are|is made up of) an? (?:${by}) (?:amount|payment|installment|assessment) of {money}`,
  // 'the budget balances at $640 per quarter per unit'
  saying((found) => (firstMoney(found.quantities)?.per ? dues(found) : null))
    .implied`\bbudget (?:[a-z]+ ){0,2}?(?:balances|is balanced|works out|comes (?:out|to)|breaks even|amounts)(?: (?:to|at|with)){0,2} {money}`,
  // 'Fees for 2031 are $195.', where the paper calls them annual
  saying(({ quantities, doc, sentence }) => {
    const named = doc.sentences
      .slice(Math.max(0, sentence.index - 6), sentence.index)
      .some(({ plain }) => /\bannual (?:[a-z]+ ){0,2}(?:dues|assessments?)\b/.test(plain));
    return named ? moneyOf(firstMoney(quantities), { period: 'year', per: 'home' }) : null;
  }).implied`^(?:the |our )?(?:hoa |association |annual )*fees for {count} (?:are|will be|is) {money}\W*$`,
];

const cue = /assess|dues|maintenance|fee|pays|payment|budget/;
/** Further ways in which letters and notes tell what an owner pays, and so how often. */
export const duesSaid: readonly FactRule[] = [
  { fact: 'assessment.regular', cue, patterns },
  {
    fact: 'assessment.frequency',
    cue,
    patterns: howOften(patterns),
  },
];
