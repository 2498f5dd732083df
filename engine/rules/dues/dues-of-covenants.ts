import { type FactRule, type Found, gap, type Pattern, saying } from '../../find/pattern.ts';
import { firstMoney, moneyOf } from '../../language/money-value.ts';
import { dues, home, howOften, periodIn, plausible } from './dues-amount.ts';

/** Other charges, limits, and sums that are only talked of. */
const notRegular =
  /\b(?:special|late|fines?|transfer|estoppel|resale|capital|working|closing|maximum|minimum|exceed\w*|no more than|up to|declarant|developer|builder|insurance|loan|examples?|propos\w+|would|could|should|might|if|was|were|until|credit|deposit|interest|budget|manager|management)\b/;

/** The first sum, for each home, where the words or the sum say for how long it is. */
function dueFor({ match, quantities, sentence }: Found) {
  const money = firstMoney(quantities);
  const period = periodIn(`${match[0]} `) ?? periodIn(sentence.plain);
  const value = moneyOf(money, { period, per: 'home' });
  return value?.period && money && plausible(value.amount, money.period ?? period) ? value : null;
}

const rate = '(?:(?:the|an?) )?(?:(?:uniform|annual|monthly|quarterly|flat|fixed) )?(?:rate|sum|amount) of';
const payers = '(?:owners?|members?|lots?|parcels?|units?|homes?|residences?|tracts?)';
const saysDueFor = saying(dueFor);

const patterns: readonly Pattern[] = [
  // 'General Assessments shall be levied at the rate of …', 'The initial monthly assessment shall be …'
  saying(dueFor, { unless: notRegular })
    .implied`\b${dues}(?: \([^)]{1,60}\))?,?${gap(60)} (?:is|are|shall be|will be)(?: (?:hereby|presently|currently|now)){0,2}(?: (?:fixed|set|levied|established|assessed|imposed|payable))?(?: (?:at|in))?(?: ${rate})? {money}`,
  // 'there will be due an annual assessment of …'
  saysDueFor.implied`\bthere (?:is|shall be|will be) (?:hereby )?(?:due|levied|imposed|payable)(?: and payable| and)? (?:an? )?${dues} of {money}`,
  // 'dues, presently $48 a year', 'a maintenance charge of $2.50 per month'
  saysDueFor.told`\b${dues},? \(?(?:presently|currently|now|which (?:is|are) (?:presently|currently|now)) {money}|\b(?:is|are|be) (?:hereby )?(?:made )?subject(?:ed)? to (?:an? |the )?${dues} of {money}`,
  // 'shall contribute the sum of $130 semi-annually toward upkeep of the roads'
  saysDueFor.implied`\b(?:each|every|all|the) (?:[a-z]+ ){0,4}?${payers}\b${gap(80)}\b(?:pays?|contributes?|be charged|be assessed)(?: to the [a-z]+)?(?: ${rate})? {money}${gap(30)}\b(?:toward|towards|for) (?:the )?(?:upkeep|maintenance|maintaining|cost|expenses?|operation)\b`,
  // A list of fees: 'Assessment amount per home (2031) $410.00 Annual'
  saysDueFor.told`\b(?:assessments?|dues)(?: amount)? per ${home}(?: \((?:{count}|{date})\))?:? {money} (?:annual|monthly|quarterly|semi-?annual)`,
  saysDueFor.implied`\b(?:association|board|club|corporation) (?:assesses|charges|bills|levies)\b${gap(30)}\b(?:each|every|all) (?:[a-z]+ )?${home}(?: an? assessment of)? {money}`,
];

/** What covenants set as dues in words of their own, and so how often. */
export const duesOfCovenants: readonly FactRule[] = [
  { fact: 'assessment.regular', cue: /\{m\d/, patterns },
  {
    fact: 'assessment.frequency',
    cue: /\{m\d/,
    patterns: howOften(patterns),
  },
];
