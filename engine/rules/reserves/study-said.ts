import { dollarsPerYear, moneyAmount, percentValue } from '../../find/caught.ts';
import { type FactRule, type Found, type Pattern, saying } from '../../find/pattern.ts';
import { lastMoney } from '../../language/money-value.ts';

/** Dollars a year; a contribution that names no period is the year's. */
function yearly(found: Found) {
  const money = lastMoney(found.quantities);
  if (!money || money.per === 'home') return null;
  if (money.period) return dollarsPerYear({ ...found, sentence: { ...found.sentence, plain: '' } });
  const before = found.sentence.plain.slice(0, found.match.index + found.match[0].length);
  const monthly = /\bmonthly\b|per month/.test(before);
  return { amount: monthly ? Math.round(1200 * money.amount) / 100 : money.amount, period: 'year' };
}

/** How many components are caught first; one alone is not all of them. */
export const severalOf = ({ quantities: [n] }: Found) =>
  n?.kind === 'count' && n.value > 1 ? n.value : null;
const saysPercentValue = saying(percentValue);

const level: FactRule = {
  fact: 'reserves.percent_funded',
  cue: /funded|strength|funding level/,
  patterns: [
    saysPercentValue.plain`\breserves? (?:fund )?(?:are|is) (?:currently )?funded (?:at|to)(?: approximately| about)? {percent}`,
    saysPercentValue.told`\bstrength of (?:the|your) reserve fund (?:is|was)[^{.]{0,12}{percent}`,
  ],
};
const saysMoneyAmount = saying(moneyAmount);

const ideal: FactRule = {
  fact: 'reserves.fully_funded_balance',
  cue: /funded|required|full funding|needed|should have/,
  patterns: [
    saysMoneyAmount.told`{money} (?:should|ought to) (?:have been|be) (?:on hand|in (?:the )?reserves?|held|set aside)\b`,
    saying(({ quantities, sentence, match }) => {
      const token = /\{p(\d+)\}/.exec(match[0]);
      const share = token && sentence.quantities[Number(token[1])];
      const money = lastMoney(quantities);
      return share?.kind === 'percent' && share.percent === 100 && money ? { amount: money.amount } : null;
    }).told`\{p\d+\} funded (?:amount|balance|reserves?|level)(?: (?:is|was|of))?:? ?{money}`,
    saysMoneyAmount.told`\bamount (?:required|needed|that should be) in the reserve (?:fund|account)s?[^{.]{0,90}(?: (?:is|was)|:) {money}`,
    saysMoneyAmount.implied`\b(?:accrued depreciation|full funding)(?: \([^){]{3,24}\))? (?:is|was|equals|of|:) {money}`,
  ],
};

const onHand: readonly Pattern[] = [
  saysMoneyAmount.plain`\b(?:cash )?status of the reserve funds?\b(?:[^.;{]|{date}){0,90} (?:is|was|of|at) {money}`,
  saysMoneyAmount.told`\breserve (?:fund|account) is projected to (?:have|be|hold|contain)[^{.]{0,24}{money}`,
  saysMoneyAmount.told`\breserve (?:funds?|cash) (?:on hand|available)(?: (?:as of|at|on) {date})?:? ?{money}`,
  saysMoneyAmount.told`\b(?:had|has|have|having|holds?|held|holding)(?: (?:about|approximately|around|roughly|nearly|almost|over)){0,2} {money} (?:saved |set aside |on deposit )?in (?:(?:its|their|the|our) reserve (?:fund|account)s?|(?:its |their |the |our )?replacement reserves)\b`,
  saysMoneyAmount.told`\breserve (?:fund |account |cash )?balances?(?: as of| at| on)?(?: fiscal year end| year[- ]end)? ?{date} ?[:=-]? ?{money}`,
];

const savesByPeriod = /\b(?:per|a|each|every) (?:year|month)\b|\b(?:annually|yearly|monthly)\b/i;
const saysYearly = saying(yearly);

const contribution: readonly FactRule[] = [
  {
    fact: 'reserves.recommended_contribution',
    cue: /recommend|should|suggest|advise|propose/,
    patterns: [
      // '$72,400 Recommended replacement reserve funding for the study year, 2031'
      saysYearly.plain`(?:^|\. ){money} (?:component method )?recommended (?:(?:replacement )?reserve (?:funding|contribution) for|annual funding of replacement reserves in) the study year\b|\brecommended contribution rate(?: from the reserve study)?(?: is| of)?:? {money}`,
      saysYearly.told`\brecommended (?:annual |yearly |monthly |reserve )*(?:funding|contributions?|allocation)(?: for (?:{count}|the year))?(?: (?:is|of|would be)|:) {money}`,
      saysYearly.plain`\bwe (?:suggest|recommend|advise|propose) (?:that you |that the (?:association|board) )?(?:increas(?:e|ing)|rais(?:e|ing)|adjust(?:ing)?) (?:the |your |its )?(?:annual |monthly |current )?reserve (?:contributions?|funding|allocation)s? to {money}`,
      // 'Recommendation: raise the monthly contribution to $2,150'
      saysYearly.plain`\brecommend(?:ation|ations|s|ed)?(?: is| are)?:? (?:to |that (?:[a-z]+ ){1,4})?(?:increas(?:e|ing)|rais(?:e|ing)|adjust(?:ing)?|set(?:ting)?) (?:the |your |its |(?:annual|monthly|yearly|current|reserve) ){1,4}(?:contributions?|funding|allocation|transfer)s? (?:to|at) {money}`,
      saysYearly.told`\b(?:association|board|hoa) should (?:contribute|fund|budget|set aside|deposit) {money}[^{.]{0,20}(?:to|into|in|for) (?:the )?reserves?\b`,
    ],
  },
  {
    fact: 'reserves.current_contribution',
    cue: /budgeted|approved|actual|existing|current|\bnow\b|annual funding|reserves?\b.* and /,
    patterns: [
      // 'Regular assessments budgeted for contribution to the reserve account: $61,200'
      saysYearly.plain`\bassessments budgeted for contribution to the reserve (?:account|fund)(?: is| are)?:? {money}`,
      // 'reports a starting balance of $212,400 and annual funding totaling $41,500'
      saysYearly.plain`\breports? an? [^.;{]{0,40}(?:{money})?[^.;{]{0,24}\bannual funding (?:totaling|of) {money}`,
      // 'has $58,000 in its reserve account and contributes $1,450 a month'
      saysYearly.plain`\breserves?\b[^.;{]{0,24} and (?:currently |presently |now |also )?(?:contributes|deposits|saves|adds|transfers|sets aside) {money}`,
      // 'At the current rate we set aside about $2,500 per year'
      saying((found) => (savesByPeriod.test(found.sentence.text) ? yearly(found) : null), {
        unless:
          /\b(?:recommend\w*|should|would|could|must|need\w*|goal|increase[sd]? to|water|electric\w*|energy|costs? less)\b/,
      })
        .implied`\b(?:current(?:ly)?|present(?:ly)?|now)\b[^.{]{0,60}\b(?:accumulate|save|saving|set aside|setting aside|put away|putting away)(?: (?:about|approximately|around|roughly|nearly|almost|over)){0,2} {money}`,
      saysYearly.plain`\b(?:management|association|board|hoa|corporation|client) (?:has )?(?:budgeted|budgets) (?:(?:annual |total )?reserve (?:contributions?|funding|allocations?) of {money}|{money} for (?:the )?(?:{count} )?reserve (?:contributions?|funding|allocations?))`,
      saysYearly.told`\b(?:budgeted|approved|actual|existing) (?:annual |monthly )?reserve (?:contributions?|funding|allocation)(?: [a-z]+){0,5} (?:is|of|was) {money}`,
    ],
  },
];
const saysSeveralOf = saying(severalOf);

const assumptions: readonly FactRule[] = [
  {
    fact: 'reserves.interest',
    cue: /earn|interest/,
    patterns: [
      saysPercentValue.implied`\b(?:assumed to|expected to|will|to) earn[^{.]{0,20}{percent}`,
      saying(percentValue, { unless: /\b(?:late|delinquen\w+|loan|unpaid|overdue)\b/ })
        .implied`\binterest(?: on (?:the )?reserves?| income)?[^{.]{0,20}\b(?:calculated|computed|estimated|assumed|projected) (?:at|to be) {percent}|\bassum(?:e|es|ed|ptions)\b[^{.]{0,24}\binterest of {percent}|\binterest (?:rate )?of {percent} (?:is|was|has been) (?:assumed|used|applied|projected)\b`,
    ],
  },
  {
    fact: 'reserves.component_count',
    cue: /components?|items|projected replacements/,
    patterns: [
      saysSeveralOf.told`\binventory (?:identifies|lists|contains|includes) {count} projected replacements\b`,
      saysSeveralOf.told`\b(?:identif(?:y|ied|ies)|includes?|included|contains?|lists?|listed|covers?) {count} (?:reserve |funded |major |separate |common |line |individual )*(?:items|components)(?: in)? (?:the |your |our |this )?(?:reserve |funded )?(?:component|inventory|study|report|list)`,
      saysSeveralOf.implied`\bnumber of (?:reserve |funded )?components(?: (?:is|included))?:? {count}`,
      saysSeveralOf.implied`{count} (?:common area |common element |individual |separate |physical |building |site )+components (?:funded|included|listed|identified|in\b)`,
    ],
  },
];

/** Further ways in which studies, and the summaries of them in budgets, tell how the reserves stand. */
export const studySaid: readonly FactRule[] = [
  level,
  ideal,
  { fact: 'reserves.balance', cue: /reserve/, patterns: onHand },
  ...contribution,
  ...assumptions,
];
