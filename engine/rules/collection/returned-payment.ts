import { type FactRule, gap, saying } from '../../find/pattern.ts';
import { modest } from '../dues/transfer-fee.ts';

const named =
  '(?:return(?:ed)?[- ](?:check|cheque|payment|item)s?|nsf(?: check| item)?s?|non-?sufficient funds?|insufficient(?: |-)funds?(?: (?:item|check|payment)s?)?|dishonou?red (?:check|payment)s?|bounced checks?|bad checks?)';
const payment = '(?:checks?|cheques?|payments?|drafts?|instruments?|transfers?)';
/** What a bank does with a payment that is not good. */
const refused =
  '(?:return(?:s|ed)|dishonou?red|rejected|refused|declined|not (?:be )?(?:honou?red|cleared)|does not clear|fails? to clear|bounce[sd]?)';
/** The payment by its name, or a payment and what the bank did with it. */
const bounced = `(?:${named}|${payment}\\b${gap(60)}\\b${refused})`;
/** A deposit that is given back, rent, and what was taken in. */
const otherMoney = /\b(?:deposit|rent|refund\w*|collected|income|total|assessment of|dues of)\b/;
const saysModest = saying(modest);

/** What a payment costs that the bank gives back. */
export const returnedPaymentFee: FactRule = {
  fact: 'assessment.returned_payment_fee',
  cue: /\{m\d/,
  patterns: [
    saying(modest, { unless: otherMoney })
      .express`\b${named}["']?(?: (?:fee|charge|handling|service|processing|penalty|check|or|\([^)]{1,30}\))s?){0,6}["']?${gap(80)}\b(?:of|is|be|are|exceed|at|in the amount of|amount of|fee|charge)?:? ?[:=-]? ?(?:up to |the sum of |\(){0,6}{money}|\b${named}(?: (?:fee|charge)s?)?(?: \([^)]{1,20}\))? ?[:=-]? ?{money}`,
    saysModest.plain`{money}${gap(60)}\b(?:for|on|per|each|if|when|returned|charge|fee|penalty)\b${gap(60)}\b${bounced}\b|\b(?:fee|charge|penalty) of {money}${gap(60)}\b${bounced}\b`,
    saysModest.implied`{money}${gap(120)}\b${payment}\b${gap(60)}\b${refused}\b|\b${payment}\b${gap(60)}\b${refused}\b${gap(120)}{money}`,
  ],
};
