import type { FactValue } from '#contract/analysis.ts';
import type { FactRule, Found } from '../find/pattern.ts';
import { gap, words } from '../find/pattern.ts';
import { firstMoney, moneyOf } from '../language/money-value.ts';

const contribution =
  "(?:(?:initial |one[- ]time |non-?refundable |working |operating |reserve |start-?up |capital )+(?:capital |reserve )?(?:fund )?(?:contributions?|assessments?|payments?|fees?|funds?|deposits?|charges?)|working capital(?: fund)?|(?:unit|lot|home|owner)'?s'? (?:non-?refundable )?contribution|capital(?:ization)? (?:contributions?|fees?|assessments?)|capitalization of (?:the )?association|reserve (?:contributions?|transfer fee)|initiation (?:fees?|assessments?)|initial assessments?|community enhancement fees?|new (?:member|owner) fees?|conveyance (?:fees?|assessments?)|advance assessments?)";
const sale =
  /\b(?:clos(?:e|es|ing)|settlement|purchas(?:e|er|ers|ing)|sale|sold|resale|transfer(?:s|red)?|convey(?:s|ed|ance)?|acqui(?:re|res|red|ring|sition)|take title|taking title|buyers?|escrow|each owner|every owner|each unit'?s?|each lot|new owners?|initial)\b/;
const regular =
  '(?:(?:the |then |its |his |such |current |estimated |applicable |established |of )*(?:annual|monthly|regular|general|common|base|quarterly|maintenance|total|full|yearly)?(?: (?:regular|annual|monthly|general|common expenses?|common|maintenance|installments?(?: of| on)?(?: the)?|general|base|estimated|then current|share of))* ?(?:assessments?|dues|common (?:expenses?|charges?)|maintenance fees?|fees|charges?|installments?)(?: charge)?)';
const notBuyers =
  /\b(?:special assessments?|declarant|developer|builder) (?:shall|will|must) (?:also )?(?:pay|contribute|fund)|\bsecurity deposit|\brent\b|\blease\b|\bcollected\b|\bincome\b|\bbudget(?:ed)?\b|\bbalance\b|per annum|\bmortgagee'?s title/;

const round = (value: number) => Math.round(value * 100) / 100;

/** A multiple of the dues, in the catalogue's form. */
function times(amount: number): FactValue | null {
  return amount > 0 && amount <= 24 ? { amount: round(amount), period: 'times_regular' } : null;
}

/** The multiple that the words before 'assessments' name: two months', three times, one-sixth of. */
function multiple({ quantities }: Found): FactValue | null {
  const last = quantities.findLast((quantity) => quantity.kind !== 'money');
  if (last?.kind === 'duration') {
    if (last.unit === 'month' || last.unit === 'year') return times(last.count);
    return last.days === 30 || last.days === 60 || last.days === 90 ? times(last.days / 30) : null;
  }
  if (last?.kind === 'count') return times(last.value);
  return last?.kind === 'percent' && last.form !== 'majority' ? times(last.percent / 100) : null;
}

const whenBuying = (value: (found: Found) => FactValue | null) => (found: Found) =>
  sale.test(found.sentence.plain) ? value(found) : null;
const paid = ({ quantities }: Found) => {
  const money = firstMoney(quantities);
  return money && money.amount <= 25_000 ? moneyOf(money) : null;
};

/** What a buyer pays once into the association's funds. */
export const initialContribution: FactRule = {
  fact: 'assessment.initial_contribution',
  cue: /\{[mdnp]\d/,
  patterns: [
    {
      match: words(
        `\\b${contribution}\\b.{0,300}?\\b(?:equal(?:ing)?|equivalent|amount(?:s|ing)?|sum|of|be|consisting) (?:to |in the amount of |a sum |an amount |the sum |equal |of |at least |not less than |up to |an? |the |least |minimum )*(?:{duration}|{count}|{percent})(?:'s?|s)? ?(?:\\({count}\\) )?(?:times |x |of |worth of |advance )*${regular}`,
      ),
      unless: notBuyers,
      value: multiple,
      weight: 9,
    },
    {
      match: words(
        `\\b(?:sum|amount|payment|contribution|deposit|fee|pay|paid|least)\\b(?: of money)?,? (?:equal(?:ing)? to|equivalent to|of|in the amount of|not less than|at least|a|an|to|least| )*(?:{duration}|{count} times|{percent} of)(?:'s?|s)? ?(?:of |worth of |installments? of )*${regular}.{0,260}?\\b(?:working capital|reserve|capital|escrow|contribution|closing|settlement|initial|start-?up)`,
      ),
      unless: notBuyers,
      value: whenBuying(multiple),
      weight: 7,
    },
    {
      match: words(
        `\\b${contribution}\\b${gap(200)}\\b(?:of|equal to|in the amount of|be|is|sum of|amount of|pay|at) (?:the sum of |an amount equal to |at least |not less than |the amount of |up to |an? )*{money}`,
      ),
      unless: notBuyers,
      value: whenBuying(paid),
      weight: 8,
    },
    {
      match: words(`{money}${gap(60)}\\b(?:as an? |for an? |to the |as )?${contribution}\\b`),
      unless: notBuyers,
      value: whenBuying(paid),
      weight: 7,
    },
    {
      match: words(
        `\\b(?:assessments?|fees?) (?:are|is) (?:the |an? )?{money} (?:fee )?(?:collected|due|payable|paid|charged) (?:up)?on (?:the )?(?:sale|transfer|conveyance|closing)`,
      ),
      unless: /certificate|estoppel|administrative|transfer fee/,
      value: paid,
      weight: 7,
    },
  ],
};

const papers =
  '(?:(?:transfer|resale|re-sale|estoppel|disclosure|closing|title|change of ownership|ownership transfer|record change|status letter|lender questionnaire|demand statement|payoff)(?: (?:of ownership|certificate|letter|package|packet|statement|disclosure|document|documents|processing|preparation|account|administrative|information|or|and|/))*)';
const fee = '(?:fees?|charges?|costs?)';
const notTransfer =
  /\b(?:collected|income|total|budget|vehicle|boat|slip|moorage|membership card|pool|tag|key|fines?|leas\w+|rent\w*|tenant|tax(?:es)?|recording|reserve account|prorated dues)\b/;
const modest = ({ quantities }: Found) => {
  const money = firstMoney(quantities);
  return money && money.amount <= 5000 && money.period === null ? moneyOf(money) : null;
};

/** What the papers for a sale, or the change of owner, cost. */
export const transferFee: FactRule = {
  fact: 'assessment.transfer_fee',
  cue: /\{m\d/,
  patterns: [
    {
      match: words(
        `\\b${papers} ${fee}\\b${gap(100)}\\b(?:of|is|be|are|exceed|at|in the amount of|amount of|equal to|:)? ?(?:up to |the sum of |not to exceed |set at )*{money}`,
      ),
      unless: notTransfer,
      value: modest,
      weight: 9,
    },
    {
      match: words(`{money} (?:[a-z-]+ ){0,2}${papers} ${fee}\\b`),
      unless: notTransfer,
      value: modest,
      weight: 9,
    },
    {
      match: words(
        `\\b(?:resale|estoppel|disclosure|status) (?:certificate|letter|statement|package|packet)s?\\b${gap(160)}\\b(?:${fee}|sum|amount) (?:of |not (?:to )?exceed(?:ing)? |not more than |in the amount of |is |shall be |that (?:shall|may) not exceed )*{money}`,
      ),
      unless: notTransfer,
      value: modest,
      weight: 8,
    },
    {
      match: words(
        `\\b${fee} (?:for|to (?:prepare|issue|provide)) (?:an?|the|each|any|such) ${papers}${gap(40)}\\b(?:is|shall be|will be|of|exceed|are) {money}`,
      ),
      unless: notTransfer,
      value: modest,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:${fee}) (?:of |in the amount of |not to exceed |not exceeding )+{money}${gap(100)}\\b(?:(?:resale|estoppel|status) (?:certificate|letter)|(?:transfer|change) of (?:ownership|title|membership)|(?:sale|transfer|conveyance) of (?:an?|any|the|each) (?:lot|unit|home|property))`,
      ),
      unless: notTransfer,
      value: modest,
      weight: 7,
    },
    {
      match: words(
        `\\b(?:upon|at|for) (?:the |each |any )*(?:sale|transfer|conveyance|closing)\\b${gap(120)}\\b(?:administrative|processing|transfer|set-?up) ${fee} of {money}`,
      ),
      unless: notTransfer,
      value: modest,
      weight: 7,
    },
  ],
};

const bounced =
  '(?:return(?:ed)?[- ](?:check|cheque|payment|item)s?|nsf(?: check| item)?s?|non-?sufficient funds?|insufficient funds?|dishonou?red (?:check|payment)s?|bounced check|bad check)';

/** What a payment costs that the bank gives back. */
export const returnedPaymentFee: FactRule = {
  fact: 'assessment.returned_payment_fee',
  cue: /\{m\d/,
  patterns: [
    {
      match: words(
        `\\b${bounced}["']?(?: (?:fee|charge|handling|service|processing|penalty|check|or|\\([^)]{1,30}\\)))*["']?${gap(80)}\\b(?:of|is|be|are|exceed|at|in the amount of|amount of|fee|charge)?:? ?(?:up to |the sum of |\\()*{money}`,
      ),
      unless: /\bcollected\b|\bincome\b|\btotal\b|\brent\b/,
      value: modest,
      weight: 9,
    },
    {
      match: words(`{money}${gap(60)}\\b(?:for|on|per|each|returned|charge|fee)\\b${gap(60)}\\b${bounced}`),
      unless: /\bcollected\b|\bincome\b|\btotal\b|\brent\b/,
      value: modest,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:checks?|payments?|drafts?)\\b${gap(60)}\\b(?:returned|dishonou?red)\\b${gap(120)}\\b(?:fee|charge|charged|pay)\\b${gap(40)}{money}`,
      ),
      value: modest,
      weight: 8,
    },
  ],
};

export const closingCosts = [initialContribution, transferFee, returnedPaymentFee];
