import { type FactRule, type Found, gap, type Pattern, saying } from '../../find/pattern.ts';
import { firstMoney, type MoneyValue, moneyOf } from '../../language/money-value.ts';
import { howOften, periodIn, plausible } from './dues-amount.ts';

/** Other charges, the association's whole income, and limits of a raise. */
const notRegular =
  /\b(?:special|late|fines?|penalt\w+|transfer|estoppel|resale|capital|working|closing|certificate|returned|mowing|weeds?|insurance|deductible|loan|borrow\w*|aggregate|total|budget|guarantee\w*|reserves? (?:fund|account)|examples?|propos\w+|rais\w+|interest|attorneys?'?|renters?|tenants?|guests?)\b|\bincreas\w+[^.;{]{0,40}\b(?:by|of|exceed)\b[^.;{]{0,12}\{m/;

/** 'at most $48 a year': the first sum, for each home, where the words say for how long it is. */
function atMost({ match, quantities, sentence, doc }: Found): MoneyValue | null {
  if (doc.type === 'minutes') return null;
  const money = firstMoney(quantities);
  const period = periodIn(`${match[0]} `) ?? periodIn(sentence.plain);
  const value = moneyOf(money, { period, per: 'home' });
  return value?.period && money && plausible(value.amount, money.period ?? period)
    ? { ...value, limit: 'most' }
    : null;
}

const patterns: readonly Pattern[] = [
  // 'the maximum annual assessment shall be $48 per lot'
  saying(atMost)
    .hint`\bmaximum (?:regular |monthly |quarterly |annual |yearly |maintenance ){0,3}(?:dues|assessments?|charges?|fees?)\b${gap(60)} (?:is|are|shall be|will be|of)(?: (?:fixed|set|established)(?: at)?)?(?: the (?:sum|amount) of)? {money}`,
  // 'assessment for annual dues to the association not to exceed $25', 'dues may be up to $60 per lot per year'
  saying(atMost, { unless: notRegular })
    .hint`\b(?:annual|yearly|monthly|quarterly|regular|maintenance|membership)? ?(?:dues|assessments?)\b${gap(90)}\b(?:not (?:to )?exceed(?:ing)?|no(?:t)? more than|(?<!\b(?:go|goes|going|went|gone) )up to|(?:to )?a maximum of|limited to)(?: an? (?:sum|amount) (?:of|greater than))?(?: the (?:sum|amount) of)? {money}`,
  // 'not more than $40 a year … may be adjusted, but in no event shall such charge exceed $75'
  saying(atMost, { unless: /\b(?:special|late|liens?|fines?)\b/ })
    .told`\bin no (?:event|case) (?:shall|may|will) (?:such|said|the) (?:annual |maintenance )*(?:charges?|assessments?|dues) exceed(?: the sum of)? {money}`,
];

/** The most that covenants let the dues be, for want of what they are. */
export const duesCeiling: readonly FactRule[] = [
  { fact: 'assessment.regular', cue: /\{m\d/, patterns },
  {
    fact: 'assessment.frequency',
    cue: /\bannual dues\b.*\{m\d/,
    patterns: howOften(patterns),
  },
];
