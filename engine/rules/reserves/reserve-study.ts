import type { FactValue } from '#contract/analysis.ts';
import type { FactId } from '../../catalogue.ts';
import { dollarsPerYear, moneyAmount, percentValue } from '../../find/caught.ts';
import {
  type Candidate,
  type FactRule,
  type Found,
  type ScanRule,
  saying,
  words,
} from '../../find/pattern.ts';
import { regex } from '../../regex.ts';
import { type LineItem, lineItemRule } from '../../tables/line-items.ts';
import { bySurest } from '../../tiers.ts';
import { runRules } from '../run-rules.ts';
import { reserveLines as lines } from './reserve-lines.ts';
import { presentContribution } from './reserve-plan.ts';
import { severalOf, studySaid } from './study-said.ts';
import { studySummary } from './study-summary.ts';

const example =
  /\b(?:example|typical\w*|generally|most associations|national\w*|all associations|risk range|hypothetical|legal requirement|(?:could|would|can|might) be (?:brought|raised|increased)|brought up to|goal|objective|each of (?:the next|those))\b/;
const saysPercentValueUnlessExample = saying(percentValue, { unless: example });
const saysPercentValue = saying(percentValue);

const percentFunded: FactRule = {
  fact: 'reserves.percent_funded',
  cue: /funded|funding percentage|\bideal\b|% of|\{p\d+\} of/,
  patterns: [
    saysPercentValueUnlessExample.express`(?:reserves?|fund|funds|association|balance)\b … (?:is|are|was|were|be|at) (?:currently |presently |now |approximately |estimated to be |projected to be |about |only )*{percent}[ -]funded`,
    saysPercentValue.plain`percent(?:age)? funded … (?:is|was|of|at|as of [^.]{0,40}?|:)?[ :=.]*{percent}`,
    saysPercentValue.plain`(?:percent(?:age)?|%) funded(?: (?:level|ratio|status))?[ :=.–-]{1,12}{percent}`,
    saysPercentValue.plain`funded (?:percentage|percent|ratio|level|status)(?: (?:is|was|of|at|currently|approximately)){0,3}[ :=.–-]{1,12}{percent}`,
    saysPercentValue.plain`funding percentage,? (?:(?:as of|at|on) )?(?:{date})?[ :=.–-]{1,12}{percent}`,
    saysPercentValue.told`\breserves?\b[^.{]{0,40}\b(?:at|are|is|were|was|equals?|hold)\b[^.{]{0,20}{percent} of (?:the |its |their |our |what )?(?:[a-z]+ ){0,2}(?:fully[- ]funded|full funding|ideal|recommended|required|suggested|target)\b`,
    saysPercentValueUnlessExample.implied`{percent} (?:of )?(?:the )?(?:fully )?funded(?! (?:reserve )?(?:balance|amount|level|requirement|target|plan|goal)\b)`,
  ],
};

/** Words of the same sentence before another sum is told: 'the balance is $9,000 and the contribution is $1,200'. */
const upToSum = ' (?:[^.;{]{0,80} )?';
const saysMoneyAmount = saying(moneyAmount);

const balance: FactRule = {
  fact: 'reserves.balance',
  cue: /reserve|balance/,
  patterns: [
    saying(moneyAmount, { unless: /full(?:y)? fund(?:ed|ing)|ideal|recommended|each of (?:the next|those)/ })
      .plain`(?:reserve fund|reserves?|reserve account|starting|beginning|opening)(?: cash| fund)? balance\b${upToSum}(?:is|was|of|to be|at|:|=)(?: (?:reported|stated|given|listed|shown) (?:as|at|to be))?[ .]*{money}`,
    saysMoneyAmount.told`(?:projected|estimated|starting|opening) reserve (?:fund )?(?:opening )?balance[^{]{0,60}{money}`,
  ],
};

/** What a contribution is, or the cost of a home, is not what should be there. */
const meanwhile = '(?:(?:(?!\\b(?:contribut|funding\\b|assess))[^.;{]|\\{n\\d+\\}){0,80} )?';

const fullyFunded: FactRule = {
  fact: 'reserves.fully_funded_balance',
  cue: /fully funded|ideal/,
  patterns: [
    saysMoneyAmount.express`(?:fully funded|ideal) (?:(?:(?:replacement )?reserves? )?(?:balance|amount)\b(?:(?: \([^(){]{1,30}\))?:? | ${meanwhile}(?:is|was|would be|of|to be|at|:|=)[ .]*(?:computed to be |estimated at |calculated at )?)|(?:replacement )?reserves\b ${meanwhile}would be ){money}`,
  ],
};

const recommended: FactRule = {
  fact: 'reserves.recommended_contribution',
  cue: /recommend/,
  patterns: [
    saying(dollarsPerYear, {
      unless: /special assessment|per (?:unit|home|lot)|threshold|baseline|alternat|minimum/,
    })
      .plain`recommend(?:s|ed|ing|ation)?\b … (?:contributions?|funding|allocations?|transfers?|deposits?|contributing)[^{.]{0,60}{money}`,
  ],
};

const aYear = ({ quantities }: Found): FactValue | null => {
  const money = quantities.find(({ kind }) => kind === 'money');
  return money?.kind === 'money' ? { amount: money.amount, period: 'year' } : null;
};
const saysAYear = saying(aYear);

/** 'recommends that $128,400 be put in reserves in 2025': a year's. */
const recommendedForYear: FactRule = {
  fact: 'reserves.recommended_contribution',
  cue: /recommend/,
  patterns: [
    saysAYear.told`recommend(?:s|ed)? (?:that )?{money} be (?:put|placed|deposited|contributed|transferred|set aside)[^.{]{0,20}\breserves? (?:in|for|during) (?:the year )?{count}`,
    // 'We recommend the full funding plan, with a contribution of $79,200 in 2031.'
    saysAYear.told`recommend(?:s|ed|ing)?\b[^{.]{0,80}\b(?:contributions?|funding|allocations?|transfers?|deposits?) (?:of|to|at) {money} (?:in|for|during|beginning in|starting in) (?:the (?:fiscal )?year |fiscal year |fy ?)?{count}`,
  ],
};

const current: FactRule = {
  fact: 'reserves.current_contribution',
  cue: /current|present|budgeted|existing/,
  patterns: [
    saying(dollarsPerYear, { unless: /\bper (?:unit|home|lot)\b/ })
      .told`(?:current(?:ly)?|present(?:ly)?|existing|most recent)\b[^{.]{0,50}(?:contribut\w+|funding|allocat\w+|transfer\w*)[^{.]{0,40}{money}`,
  ],
};

/** '2031 monthly reserve contribution  $11,480 ($33.00 per home)': the whole before what each home pays of it. */
const besideHomes: FactRule = {
  fact: 'reserves.current_contribution',
  cue: /contribution/,
  patterns: [
    saying(
      ({ match: [said], quantities }) => {
        const [sum, each] = quantities.flatMap((one) => (one.kind === 'money' ? [one] : []));
        if (!sum || each?.per !== 'home') return null;
        const times = sum.period === 'month' || (!sum.period && /\bmonthly\b/.test(said)) ? 12 : 1;
        return { amount: sum.amount * times, period: 'year' };
      },
      { unless: /recommend|propos/ },
    )
      .plain`^(?:{count} )?(?:(?:current|present|budgeted|annual|monthly|actual) )*(?:reserve )?contributions?:? {money} \({money}`,
  ],
};

/** 'Interest and inflation rates of 1.8% and 2.9%, respectively': each rate has the place of its name. */
const namedInPairs =
  '\\b(?:interest|inflation)[^{.;]{0,12}(?: and | ?[/&] ?)(?:[a-z]+ )?(?:interest|inflation)\\b';
const byPlace = words`${namedInPairs}[^{.;]{0,40}[. ]{0,80}{percent}(?: and | ?/ ?){percent}`;

const rate = (fact: FactId, plain: string, what: string): FactRule => ({
  fact,
  cue: regex`${plain}|${what}`,
  patterns: [
    saying(({ match: [said], quantities: [first, second] }) => {
      const own = said.startsWith(plain) ? first : second;
      return own?.kind === 'percent' ? own.percent : null;
    }).express(byPlace),
    // 'three point two percent'
    saying(({ quantities: [whole, tenths] }) =>
      whole?.kind === 'count' && tenths?.kind === 'percent' && tenths.percent < 10
        ? whole.value + tenths.percent / 10
        : null,
    ).told`(?:${what})[^{;]{0,110}?{count} point {percent}`,
    // '3.5% construction inflation and a 2% return'
    saysPercentValue.told`{percent} (?:(?:an?|annual|yearly|assumed|average|general|net|construction|cost|price|rate|of) ){0,3}(?:${what})\b(?!(?: rate| factor)?(?: of| is| at)?:? \{p\d)`,
    saysPercentValue.told`(?:${what})[^{;]{0,110}?{percent}`,
    saysPercentValue.likely`{percent}[^{.;]{0,40}(?:${what})(?!(?: rate| factor)?:? \{p\d)`,
  ],
});

const componentCount: FactRule = {
  fact: 'reserves.component_count',
  cue: /components?/,
  patterns: [
    saying(severalOf, {
      unless:
        /\bcomponents? (?:are |were |is )?(?:in (?:good|fair|poor|excellent) condition|added|removed|deleted)\b/,
    }).told`{count} (?:total )?(?:funded |reserve |major |common )*components`,
  ],
};

/** In a study the balance is what the reserve account holds. */
const reserveCash: FactRule = { ...balance, fact: 'financial.reserve_cash' };
const cashLines = lines
  .filter(({ fact }) => fact === 'reserves.balance')
  .map((line): LineItem => ({ ...line, fact: 'financial.reserve_cash' }));
const inStudiesOnly: ScanRule = {
  facts: ['financial.reserve_cash'],
  scan: (doc) => (doc.type === 'reserves' ? runRules([reserveCash, lineItemRule(cashLines)], doc) : []),
};

const strongest = (candidates: readonly Candidate[]) =>
  candidates.toSorted((a, b) => bySurest(a, b) || (a.ranges[0]?.start ?? 0) - (b.ranges[0]?.start ?? 0))[0];

const isOf =
  (fact: FactId) =>
  (candidate: Candidate): boolean =>
    candidate.fact === fact;
const amountOf = (candidate: Candidate | undefined) =>
  typeof candidate?.value === 'object' && typeof candidate.value.amount === 'number'
    ? candidate.value.amount
    : null;

/** Where a study tells the balance and the ideal and no percentage, the one is divided by the other. */
const percentComputed: ScanRule = {
  facts: ['reserves.percent_funded'],
  *scan(doc) {
    if (doc.type !== 'reserves' || runRules([percentFunded], doc).length > 0) return;
    const has = strongest(
      runRules([balance, ...studySaid, lineItemRule(lines)], doc).filter(isOf('reserves.balance')),
    );
    const ideal = strongest(
      runRules([fullyFunded, lineItemRule(lines)], doc).filter(isOf('reserves.fully_funded_balance')),
    );
    const [part, whole] = [amountOf(has), amountOf(ideal)];
    if (!has || !ideal || part === null || !whole) return;
    const value = Math.round((1000 * part) / whole) / 10;
    yield {
      fact: 'reserves.percent_funded',
      value,
      tier: 'likely',
      ranges: [...has.ranges, ...ideal.ranges],
    };
  },
};
/** What a study says goes into the reserves in a year: today's contribution, and never the one that it advises. */
export const yearlyContribution: ScanRule = {
  facts: ['budget.reserve_contribution'],
  *scan(doc) {
    if (doc.type !== 'reserves') return;
    const sources = [current, besideHomes, lineItemRule(lines), studySummary, presentContribution];
    const found = strongest(runRules(sources, doc).filter(isOf('reserves.current_contribution')));
    if (found) yield { ...found, fact: 'budget.reserve_contribution', tier: 'express' };
  },
};

/** What a reserve study comes to. */
export const reserveStudy = [
  percentFunded,
  percentComputed,
  inStudiesOnly,
  balance,
  fullyFunded,
  recommended,
  recommendedForYear,
  current,
  besideHomes,
  rate('reserves.inflation', 'inflation', 'inflation'),
  rate(
    'reserves.interest',
    'interest',
    '(?:interest|investment) (?:earnings?|rate|return)|rate of return|return on|\\ba (?:net )?return of',
  ),
  componentCount,
  lineItemRule(lines),
];
