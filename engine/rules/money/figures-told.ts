import { firstAmount, loss, moneyAmount, sumOfYear } from '../../find/caught.ts';
import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { regex } from '../../regex.ts';

const open = /\b(?:if|should|would(?! be)|could|may|recommend\w*|propos\w+|example|projected|budgeted)\b/;

/** What a plan leaves is no result. */
const planned = regex`${open}|\b(?:budgets?|foresee\w*|expect\w*)\b`;

const inFigures = (value: (found: Found) => ReturnType<typeof sumOfYear>) => (found: Found) =>
  found.doc.type === 'minutes' ? null : value(found);

const saysMoneyAmount = saying(moneyAmount);

/** Totals, results and a study's figures as reports tell them in half a sentence. */
export const figuresTold: readonly FactRule[] = [
  {
    fact: 'financial.total_assets',
    cue: /total assets/,
    patterns: [
      saysMoneyAmount.implied`\btotal assets (?:of|were|was|are|is|stood at|totaled|amounted to) {money}`,
    ],
  },
  {
    fact: 'financial.total_liabilities',
    cue: /liabilities/,
    patterns: [
      saysMoneyAmount.implied`\b(?:total liabilities|(?<=total assets of \{m\d+\} and )liabilities) (?:of|were|was|are|is|stood at|totaled) {money}`,
    ],
  },
  {
    fact: 'financial.net_income',
    cue: /\b(?:surplus|gain|profit|excess|deficit|loss|shortfall|net income)\b/,
    patterns: [
      saying(loss, { needs: /\bexpen(?:ses|ditures)\b/ })
        .implied`\b(?:leaving|resulting in|results in|for|giving us|leaves) an? (?:net |operating |small |total )*(?:deficit|loss|shortfall) of {money}`,
      saying(moneyAmount, { unless: planned })
        .implied`\b(?:leaving|resulting in|results in|for|giving us|leaves) an? (?:net |operating |small |total )*(?:surplus|gain|profit|excess) of {money}`,
      saysMoneyAmount.implied`\bnet income (?:year[- ]to[- ]date|ytd|to date|so far|through [a-z]+)(?: (?:is|was|of|stands at))?:? {money}`,
    ],
  },
  {
    fact: 'financial.reserve_cash',
    cue: /of which/,
    patterns: [
      saysMoneyAmount.told`\bof which {money} (?:is|are|was|were)(?: held| set aside)?(?: in| for| our| the)* reserves?\b`,
    ],
  },
  {
    fact: 'budget.insurance',
    cue: /^\W*(?:property |liability |master )?insurance/,
    patterns: [
      saying(inFigures(sumOfYear), {
        unless: /\b(?:deductible|coverage|limit|claims?|per (?:unit|lot|home)|each)\b/,
      })
        .likely`^\W*(?:total |property |liability |master |association )*insurance(?: premiums?| policy| costs?)?: ?{money}(?! paid (?:in|on) )`,
    ],
  },
  {
    fact: 'budget.management_fee',
    cue: /^\W*(?:property |association )?management/,
    patterns: [
      saying(inFigures(sumOfYear))
        .likely`^\W*(?:property |association )?management(?: contract| fees?| company| services?)?: ?{money}`,
    ],
  },
  {
    fact: 'budget.reserve_contribution',
    cue: /reserve/,
    patterns: [
      saying(sumOfYear)
        .told`\b(?:will|voted to|agreed to|decided to|plans to|is|are) (?:be )?(?:increas|rais|lower|reduc|chang)(?:e|es|ing|ed)? (?:the |our |its )?(?:annual |monthly |yearly )?reserve (?:contributions?|funding|allocations?|transfers?) from {money} to {money}`,
    ],
  },
  {
    fact: 'reserves.balance',
    cue: /funded.*balance/,
    patterns: [
      saying(firstAmount)
        .told`\breserves?\b.{0,90}{percent} funded,? with an? (?:current |cash |reserve |fund |starting )*balance of {money}`,
    ],
  },
  {
    fact: 'reserves.fully_funded_balance',
    cue: /fully funded/,
    patterns: [
      saysMoneyAmount.told`\bfully funded(?: (?:amount|balance|level|reserves?|status))? (?:would be|is|should be|equals|means|=|:) ?(?:about |approximately )?{money}`,
    ],
  },
];
