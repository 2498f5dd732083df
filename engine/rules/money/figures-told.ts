import type { FactId } from '../../catalogue.ts';
import { dollarsPerYear, firstAmount, moneyAmount, percentValue } from '../../find/caught.ts';
import { type FactRule, type Found, ways } from '../../find/pattern.ts';
import { lastMoney } from '../../language/money-value.ts';

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
  patterns: ways(
    { value: percentValue, tier: 'told' },
    // '3% inflation and a 1.5% return': each after its own percentage, unlike 'interest 1% inflation rate 3%'.
    `(?<!\\b(?:inflation|interest|return|yield|rate)\\b[^{;.]{0,24}){percent} (?:(?:annual|yearly|assumed|average|net|general|cost|construction) )*${what}\\b(?!(?: rate| factor)?:? \\{p\\d)`,
  ),
});

/** Totals, results and a study's figures as reports tell them in half a sentence. */
export const figuresTold: readonly FactRule[] = [
  {
    fact: 'financial.total_assets',
    cue: /total assets/,
    patterns: ways(
      { value: moneyAmount, tier: 'implied' },
      '\\btotal assets (?:of|were|was|are|is|stood at|totaled|amounted to) {money}',
    ),
  },
  {
    fact: 'financial.total_liabilities',
    cue: /liabilities/,
    patterns: ways(
      { value: moneyAmount, tier: 'implied' },
      '\\b(?:total liabilities|(?<=total assets of \\{m\\d+\\} and )liabilities) (?:of|were|was|are|is|stood at|totaled) {money}',
    ),
  },
  {
    fact: 'financial.net_income',
    cue: /\b(?:surplus|gain|profit|excess|deficit|loss|shortfall|net income)\b/,
    patterns: [
      ...ways(
        { value: loss, tier: 'implied', needs: /\bexpen(?:ses|ditures)\b/ },
        '\\b(?:leaving|resulting in|results in|for|giving us|leaves) an? (?:net |operating |small |total )*(?:deficit|loss|shortfall) of {money}',
      ),
      ...ways(
        { value: moneyAmount, tier: 'implied', unless: planned, needs: /\bexpen(?:ses|ditures)\b/ },
        '\\b(?:leaving|resulting in|results in|for|giving us|leaves) an? (?:net |operating |small |total )*(?:surplus|gain|profit|excess) of {money}',
      ),
      ...ways(
        { value: moneyAmount, tier: 'implied' },
        '\\bnet income (?:year[- ]to[- ]date|ytd|to date|so far|through [a-z]+)(?: (?:is|was|of|stands at))?:? {money}',
      ),
    ],
  },
  {
    fact: 'financial.reserve_cash',
    cue: /of which/,
    patterns: ways(
      { value: moneyAmount, tier: 'told' },
      '\\bof which {money} (?:is|are|was|were)(?: held| set aside)?(?: in| for| our| the)* reserves?\\b',
    ),
  },
  {
    fact: 'budget.insurance',
    cue: /^\W*(?:property |liability |master )?insurance/,
    patterns: ways(
      {
        value: inFigures(yearly),
        tier: 'likely',
        unless: /\b(?:deductible|coverage|limit|claims?|per (?:unit|lot|home)|each)\b/,
      },
      '^\\W*(?:total |property |liability |master |association )*insurance(?: premiums?| policy| costs?)?: ?{money}(?! paid (?:in|on) )',
    ),
  },
  {
    fact: 'budget.management_fee',
    cue: /^\W*(?:property |association )?management/,
    patterns: ways(
      { value: inFigures(yearly), tier: 'likely' },
      '^\\W*(?:property |association )?management(?: contract| fees?| company| services?)?: ?{money}',
    ),
  },
  {
    fact: 'budget.reserve_contribution',
    cue: /reserve/,
    patterns: ways(
      { value: yearly, tier: 'told' },
      '\\b(?:will|voted to|agreed to|decided to|plans to|is|are) (?:be )?(?:increas|rais|lower|reduc|chang)(?:e|es|ing|ed)? (?:the |our |its )?(?:annual |monthly |yearly )?reserve (?:contributions?|funding|allocations?|transfers?) from {money} to {money}',
    ),
  },
  {
    fact: 'reserves.current_contribution',
    cue: /reserve/,
    patterns: ways(
      { value: dollarsPerYear, tier: 'told' },
      '\\b(?:currently|presently|now) (?:funds?|funding|contribut(?:es?|ing) to|adds? to|adding to) (?:the |our |its )?reserves?(?: account| fund)? (?:at|with|by)(?: a rate of)? {money}',
    ),
  },
  {
    fact: 'reserves.balance',
    cue: /funded.*balance/,
    patterns: ways(
      { value: firstAmount, tier: 'told' },
      '\\breserves?\\b.{0,90}{percent} funded,? with an? (?:current |cash |reserve |fund |starting )*balance of {money}',
    ),
  },
  {
    fact: 'reserves.fully_funded_balance',
    cue: /fully funded/,
    patterns: ways(
      { value: moneyAmount, tier: 'told' },
      '\\bfully funded(?: (?:amount|balance|level|reserves?|status))? (?:would be|is|should be|equals|means|=|:) ?(?:about |approximately )?{money}',
    ),
  },
  rate('reserves.inflation', '(?:rate of )?inflation'),
  rate('reserves.interest', '(?:rate of )?(?:return|yield|interest)'),
];
