import type { FactValue } from '#contract/analysis.ts';
import { homesCount, moneyAmount } from '../find/caught.ts';
import { type FactRule, type Found, words } from '../find/pattern.ts';

const homes =
  '(?:homes?|people|families|homeowners?|owners?|lots?|units?|members?|neighbors?|households?|accounts?|properties|residents)';
const behind = '(?:unpaid|delinquent|past due|overdue|in arrears|outstanding|behind|not (?:yet )?paid)';

const operatingCash: FactRule = {
  fact: 'financial.operating_cash',
  cue: /\{m\d/,
  patterns: [
    {
      match: words(
        '\\b(?:operating|checking) (?:account )?balance (?:as of|at|on) {date} ?[:=-]? ?(?:was |is |of )?{money}',
      ),
      unless: /reserve[^{]*\{m0/,
      value: ({ quantities }) => firstMoney(quantities),
      weight: 8,
    },

    {
      match: words(
        '(?:(?:operating|checking) (?:account|fund|cash|balance|account balance)|cash in (?:checking|operating|the bank))\\b[^{]{0,50}{money}',
      ),
      unless: /reserve[^{]*\{m0/,
      value: ({ quantities }) => firstMoney(quantities),
      weight: 8,
    },
    {
      match: words('{money} (?:is |was )?in (?:the )?(?:operating|checking)'),
      value: moneyAmount,
      weight: 8,
    },
    {
      match: words('bank balance\\b[^{]{0,20}(?:{date})?[^{]{0,12}{money}'),
      unless: /reserve/,
      value: ({ quantities }) => firstMoney(quantities),
      // Told for several days, which do not contradict one another.
      weight: 6,
    },
    {
      match: words(
        '{money} (?:is |was |remaining |left |currently )?in (?:the|our) (?:bank |association |hoa |main |[a-z]+\\x27s ){0,3}account\\b',
      ),
      unless: /reserve|savings|transfer|deposit|withdr|money market/,
      value: moneyAmount,
      weight: 7,
    },
    { match: words('(?:is|was|had|have|has) {money} in the bank'), value: moneyAmount, weight: 7 },
  ],
};

const reserveCash: FactRule = {
  fact: 'financial.reserve_cash',
  cue: /reserve/,
  patterns: [
    {
      match: words(
        '\\breserves?(?: account| fund)? (?:has|had|shows?|showed|carries|holds|held|stood at|totals?|totaled)(?: an?)?(?: (?:ending|current|total|cash))?(?: balance)?(?: of| at)? {money}',
      ),
      unless: /recommend|contribut|transfer|fully funded|study/,
      value: ({ quantities }) => firstMoney(quantities),
      weight: 7,
    },

    {
      match: words(
        'reserves? (?:account|fund|funds|cash|savings)?(?: balance)?(?: on hand)?(?: (?:at|as of|on) {date})?\\s*(?:is|was|has|had|holds|of|at|stands at|:|-|=)?(?: (?:now|currently|approximately|about|around|at|roughly|just over|just under)){0,3} ?{money}',
      ),
      unless: /recommend|contribut|transfer|allocat|spen[dt]|fully funded|budget|study|interest|expenses/,
      value: ({ quantities }) => firstMoney(quantities),
      weight: 7,
    },
    {
      match: words(
        'reserves? (?:(?:account|fund|funds|cash|savings) )?balances? (?:as of|at|on) {date} ?(?:is|was|:|=|of|-)? ?{money}',
      ),
      unless: /recommend|fully funded|budget/,
      value: moneyAmount,
      weight: 8,
    },
    {
      match: words('{money} (?:is |was )?in (?:the |our )?(?:reserves?|reserve (?:account|fund))\\b'),
      unless: /recommend|transfer|put|add/,
      value: moneyAmount,
      weight: 8,
    },
  ],
};

function firstMoney(quantities: Parameters<typeof moneyAmount>[0]['quantities']) {
  const money = quantities.find(({ kind }) => kind === 'money');
  return money?.kind === 'money' ? { amount: money.amount } : null;
}

const delinquentHomes: FactRule = {
  fact: 'financial.delinquent_homes',
  cue: new RegExp(`${behind}|delinquenc|need to pay|owe|yet to|not (?:yet )?(?:fully )?(?:paid|made)`),
  patterns: [
    {
      match: words(
        `{count} ${homes} (?:who |that )?(?:have|has|are|were|is|had)? ?(?:still |currently |now )?(?:who have )?(?:${behind}|need to pay|owe(?:s|d)? (?:dues|for|their))`,
      ),
      unless: /\b(?:days|if|may|shall)\b/,
      value: homesCount,
      weight: 8,
    },
    {
      match: words(
        `{count} ${homes} (?:who |that )?(?:have been|are|were|is) (?:more than |over |at least )?{duration} (?:past due|overdue|delinquent|behind|late|in arrears)`,
      ),
      unless: /\b(?:if|may|shall)\b/,
      value: homesCount,
      weight: 7,
    },
    {
      match: words(
        `(?:delinquenc\\w+|arrears|past due|overdue)\\b[^{.]{0,40}{money}[^{.]{0,20} (?:across|from|by|for|among|on|in|owed by) {count} ${homes}\\b`,
      ),
      value: homesCount,
      weight: 7,
    },
    {
      match: words(
        `{count} ${homes} (?:who |that |which )?(?:have|has|had) (?:still |yet )?(?:not (?:yet )?(?:fully )?(?:paid|made)|yet to (?:pay|make)|to pay)\\b[^.;]{0,30}\\b(?:dues|assessments?|fees?|payments?|balance|yet|paid|in full)`,
      ),
      unless: /\b(?:days|if|may|shall)\b/,
      value: homesCount,
      weight: 8,
    },
    {
      match: words(`{count} (?:left|remaining|remain|still|accounts? (?:are|remain)) (?:${behind})`),
      unless: /\b(?:days|if|may|shall|violations?|items?|issues?)\b/,
      value: homesCount,
      weight: 7,
    },
    {
      match: words(`{count} (?:${behind}) ?(?:${homes}|dues|assessments)?`),
      unless: /\b(?:days|if|may|shall)\b/,
      value: homesCount,
      weight: 6,
    },
    {
      match: words(`{percent} of (?:the |all )?${homes} (?:are|were) ${behind}`),
      value: ({ quantities: [p] }) => (p?.kind === 'percent' ? { value: p.percent, unit: 'percent' } : null),
      weight: 8,
    },
  ],
};

const delinquentAmount: FactRule = {
  fact: 'financial.delinquent_amount',
  cue: /delinquen|past due|overdue|outstanding|arrears|receivable|still (?:due|owed)|unpaid|behind/,
  patterns: [
    {
      match: words(
        '(?:total )?(?:amount|balance|sum) (?:still|of dues still) (?:due|owed|owing|unpaid)(?: to the (?:hoa|association))? (?:is|was|:) ?{money}',
      ),
      unless: /\b(?:shall|may|loan|mortgage|invoice|contractor|vendor)\b/,
      value: moneyAmount,
      weight: 7,
    },
    {
      match: words(
        '(?:delinquen(?:t|cies|cy)|past due|overdue|outstanding|receivables?|behind (?:in|on|with) (?:their |the )?(?:assessments?|dues|payments?|fees))\\b[^{.]{0,60}(?:total(?:s|ing|ed)?|is|are|was|were|of|:)? ?{money}',
      ),
      unless: /\b(?:fee|fine|charge|shall|may|loan|mortgage|check)\b/,
      value: moneyAmount,
      weight: 6,
    },
  ],
};

const loan: FactRule = {
  fact: 'financial.loan',
  cue: /\b(?:loan|mortgage|note)s?\b/,
  patterns: [
    {
      match: words(
        '\\bbalance (?:of|on|owed on|due on|remaining on) (?:the |our |its )?(?:[a-z]+ ){0,2}(?:loan|note|mortgage) (?:is|was|stands at|of|:) ?{money}',
      ),
      unless: /\b(?:shall|first mortgagee|mortgagee)\b/,
      value: moneyAmount,
      weight: 8,
    },

    {
      match: words(
        '(?:outstanding|remaining|unpaid) (?:loan|mortgage|note|principal)(?: balance)?\\b[^{.]{0,30}{money}',
      ),
      unless: /\b(?:shall|first mortgagee|mortgagee)\b/,
      value: moneyAmount,
      weight: 8,
    },
    {
      match: words('(?:loan|mortgage) (?:balance|principal)\\b[^{.]{0,30}{money}'),
      unless: /\bshall\b/,
      value: moneyAmount,
      weight: 8,
    },
    {
      match: words(
        '(?:owes?|borrow(?:ed|ing)?|took out|approved)\\b[^{.]{0,30}(?:a )?(?:bank )?loan (?:of|for) {money}',
      ),
      unless: /\bshall\b/,
      value: moneyAmount,
      weight: 7,
    },
    {
      match: words(
        'owe[sd]? (?:about |approximately |around |roughly |over |nearly )?{money} (?:in|on|for) (?:an? |the |its |our |two |bank |outstanding )*(?:loans?|notes?|mortgages?)\\b',
      ),
      unless: /\bshall\b/,
      value: moneyAmount,
      weight: 8,
    },
    {
      match: words('{money} (?:bank )?loan\\b'),
      unless: /\b(?:shall|payment|pay)\b/,
      value: moneyAmount,
      weight: 6,
    },
  ],
};

const netIncome: FactRule = {
  fact: 'financial.net_income',
  cue: /\bnet\b|surplus|deficit|shortfall/,
  patterns: [
    {
      match: words(
        '\\bnet (?:income|cash flow|gain|surplus|profit)\\b(?: for the (?:year|period))?(?: (?:was|is|of|came to|totaled))?:? ?{money}',
      ),
      value: moneyAmount,
      weight: 7,
    },
    {
      match: words('{money} (?:in )?net (?:cash flow|income|gain|surplus|profit)'),
      value: moneyAmount,
      weight: 7,
    },
    {
      match: words(
        '\\bnet loss\\b(?: for the (?:year|period))?(?: (?:was|is|of))?:? ?{money}|{money} net loss',
      ),
      value: (found) => {
        const loss = firstMoney(found.quantities);
        return loss && { amount: -Math.abs(loss.amount) };
      },
      weight: 7,
    },
  ],
};

const insurance: FactRule = {
  fact: 'budget.insurance',
  cue: /insurance/,
  patterns: [
    {
      match: words('{money} ?[-:] ?(?:annual|yearly|liability|property) insurance'),
      unless: /deductible|claim|coverage|limit/,
      value: yearly,
      weight: 6,
    },
    {
      match: words(
        '(?:annual|yearly) insurance(?: premium| bill| cost)?(?: (?:is|was|of|will be|came to))?:? ?{money}',
      ),
      unless: /deductible|claim|coverage|limit/,
      value: yearly,
      weight: 6,
    },
  ],
};

function yearly({ quantities }: Found): FactValue | null {
  const money = firstMoney(quantities);
  return money && { ...money, period: 'year' };
}

/** What treasurers' reports, letters and minutes say of money in sentences. */
export const financesInProse = [
  operatingCash,
  reserveCash,
  delinquentHomes,
  delinquentAmount,
  loan,
  netIncome,
  insurance,
];
