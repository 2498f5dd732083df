import type { FactId } from '../../catalogue.ts';
import { dollarsPerYear, moneyAmount, percentValue } from '../../find/caught.ts';
import { type FactRule, type Found, words } from '../../find/pattern.ts';
import { firstMoney, lastMoney } from '../../language/money-value.ts';

const open = /\b(?:if|should|would(?! be)|could|may|recommend\w*|propos\w+|example|projected|budgeted)\b/;

/** What a plan leaves is no result. */
const planned = new RegExp(`${open.source}|\\b(?:budgets?|foresee\\w*|expect\\w*)\\b`);

const loss = ({ quantities }: Found) => ({ amount: -Math.abs(lastMoney(quantities)?.amount ?? 0) });
/** A year's sum; one without a period is the year's. */
const yearly = (found: Found) => {
  const money = lastMoney(found.quantities);
  if (!money || money.per === 'home') return null;
  return dollarsPerYear(found) ?? { amount: money.amount, period: 'year' };
};
const inFigures = (value: (found: Found) => ReturnType<typeof yearly>) => (found: Found) =>
  found.doc.type === 'minutes' ? null : value(found);

const rate = (fact: FactId, what: string): FactRule => ({
  fact,
  cue: new RegExp(what),
  patterns: [
    {
      // '3% inflation and a 1.5% return': each after its own percentage, unlike 'interest 1% inflation rate 3%'.
      match: words(
        `(?<!\\b(?:inflation|interest|return|yield|rate)\\b[^{;.]{0,24}){percent} (?:(?:annual|yearly|assumed|average|net|general|cost|construction) )*${what}\\b(?!(?: rate| factor)?:? \\{p\\d)`,
      ),
      value: percentValue,
      tier: 'told',
    },
  ],
});

/** Totals, results and a study's figures as reports tell them in half a sentence. */
export const figuresTold: readonly FactRule[] = [
  {
    fact: 'financial.total_assets',
    cue: /total assets/,
    patterns: [
      {
        match: words('\\btotal assets (?:of|were|was|are|is|stood at|totaled|amounted to) {money}'),
        value: moneyAmount,
        tier: 'implied',
      },
    ],
  },
  {
    fact: 'financial.total_liabilities',
    cue: /liabilities/,
    patterns: [
      {
        match: words(
          '\\b(?:total liabilities|(?<=total assets of \\{m\\d+\\} and )liabilities) (?:of|were|was|are|is|stood at|totaled) {money}',
        ),
        value: moneyAmount,
        tier: 'implied',
      },
    ],
  },
  {
    fact: 'financial.net_income',
    cue: /\b(?:surplus|gain|profit|excess|deficit|loss|shortfall|net income)\b/,
    patterns: [
      {
        match: words(
          '\\b(?:leaving|resulting in|results in|for|giving us|leaves) an? (?:net |operating |small |total )*(?:deficit|loss|shortfall) of {money}',
        ),
        value: (found) => (/\bexpen(?:ses|ditures)\b/.test(found.sentence.plain) ? loss(found) : null),
        tier: 'implied',
      },
      {
        match: words(
          '\\b(?:leaving|resulting in|results in|for|giving us|leaves) an? (?:net |operating |small |total )*(?:surplus|gain|profit|excess) of {money}',
        ),
        unless: planned,
        value: (found) => (/\bexpen(?:ses|ditures)\b/.test(found.sentence.plain) ? moneyAmount(found) : null),
        tier: 'implied',
      },
      {
        match: words(
          '\\bnet income (?:year[- ]to[- ]date|ytd|to date|so far|through [a-z]+)(?: (?:is|was|of|stands at))?:? {money}',
        ),
        value: moneyAmount,
        tier: 'implied',
      },
    ],
  },
  {
    fact: 'financial.reserve_cash',
    cue: /of which/,
    patterns: [
      {
        match: words(
          '\\bof which {money} (?:is|are|was|were)(?: held| set aside)?(?: in| for| our| the)* reserves?\\b',
        ),
        value: moneyAmount,
        tier: 'told',
      },
    ],
  },
  {
    fact: 'budget.insurance',
    cue: /^\W*(?:property |liability |master )?insurance/,
    patterns: [
      {
        match: words(
          '^\\W*(?:total |property |liability |master |association )*insurance(?: premiums?| policy| costs?)?: ?{money}(?! paid (?:in|on) )',
        ),
        unless: /\b(?:deductible|coverage|limit|claims?|per (?:unit|lot|home)|each)\b/,
        value: inFigures(yearly),
        tier: 'likely',
      },
    ],
  },
  {
    fact: 'budget.management_fee',
    cue: /^\W*(?:property |association )?management/,
    patterns: [
      {
        match: words(
          '^\\W*(?:property |association )?management(?: contract| fees?| company| services?)?: ?{money}',
        ),
        value: inFigures(yearly),
        tier: 'likely',
      },
    ],
  },
  {
    fact: 'budget.reserve_contribution',
    cue: /reserve/,
    patterns: [
      {
        match: words(
          '\\b(?:will|voted to|agreed to|decided to|plans to|is|are) (?:be )?(?:increas|rais|lower|reduc|chang)(?:e|es|ing|ed)? (?:the |our |its )?(?:annual |monthly |yearly )?reserve (?:contributions?|funding|allocations?|transfers?) from {money} to {money}',
        ),
        value: yearly,
        tier: 'told',
      },
    ],
  },
  {
    fact: 'reserves.current_contribution',
    cue: /reserve/,
    patterns: [
      {
        match: words(
          '\\b(?:currently|presently|now) (?:funds?|funding|contribut(?:es?|ing) to|adds? to|adding to) (?:the |our |its )?reserves?(?: account| fund)? (?:at|with|by)(?: a rate of)? {money}',
        ),
        value: dollarsPerYear,
        tier: 'told',
      },
    ],
  },
  {
    fact: 'reserves.balance',
    cue: /funded.*balance/,
    patterns: [
      {
        match: words(
          '\\breserves?\\b.{0,90}{percent} funded,? with an? (?:current |cash |reserve |fund |starting )*balance of {money}',
        ),
        value: ({ quantities }) => ({ amount: firstMoney(quantities)?.amount ?? 0 }),
        tier: 'told',
      },
    ],
  },
  {
    fact: 'reserves.fully_funded_balance',
    cue: /fully funded/,
    patterns: [
      {
        match: words(
          '\\bfully funded(?: (?:amount|balance|level|reserves?|status))? (?:would be|is|should be|equals|means|=|:) ?(?:about |approximately )?{money}',
        ),
        value: moneyAmount,
        tier: 'told',
      },
    ],
  },
  rate('reserves.inflation', '(?:rate of )?inflation'),
  rate('reserves.interest', '(?:rate of )?(?:return|yield|interest)'),
];
