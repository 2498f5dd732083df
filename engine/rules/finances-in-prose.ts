import { homesCount, moneyAmount } from '../find/caught.ts';
import { type FactRule, words } from '../find/pattern.ts';

const homes =
  '(?:homes?|homeowners?|owners?|lots?|units?|members?|neighbors?|households?|accounts?|properties|residents)';
const behind = '(?:unpaid|delinquent|past due|overdue|in arrears|outstanding|behind|not (?:yet )?paid)';

const operatingCash: FactRule = {
  fact: 'financial.operating_cash',
  cue: /\{m\d/,
  patterns: [
    {
      match: words(
        '(?:operating|checking) (?:account|fund|cash|balance|account balance)\\b[^{]{0,50}{money}',
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
        'reserves? (?:account|fund|funds|cash|savings)?(?: balance)?\\s*(?:is|was|has|had|holds|of|at|stands at|:|-|=)?(?: now| currently| approximately)? ?{money}',
      ),
      unless: /recommend|contribut|transfer|allocat|spen[dt]|fully funded|budget|study|interest/,
      value: ({ quantities }) => firstMoney(quantities),
      weight: 7,
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
  cue: new RegExp(behind),
  patterns: [
    {
      match: words(
        `{count} ${homes} (?:have|has|are|were|is)? ?(?:still |currently |now )?(?:who have )?${behind}`,
      ),
      unless: /\b(?:days|if|may|shall)\b/,
      value: homesCount,
      weight: 8,
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
  cue: /delinquen|past due|overdue|outstanding|arrears|receivable/,
  patterns: [
    {
      match: words(
        '(?:delinquen(?:t|cies|cy)|past due|overdue|outstanding|receivables?)\\b[^{.]{0,60}(?:total(?:s|ing|ed)?|is|are|was|were|of|:)? ?{money}',
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
      match: words('{money} (?:bank )?loan\\b'),
      unless: /\b(?:shall|payment|pay)\b/,
      value: moneyAmount,
      weight: 6,
    },
  ],
};

/** What treasurers' reports, letters and minutes say of money in sentences. */
export const financesInProse = [operatingCash, reserveCash, delinquentHomes, delinquentAmount, loan];
