import type { FactRule } from '../find/pattern.ts';
import { gap, words } from '../find/pattern.ts';
import { modest } from './transfer-fee.ts';

const bounced =
  '(?:return(?:ed)?[- ](?:check|cheque|payment|item)s?|nsf(?: check| item)?s?|non-?sufficient funds?|insufficient funds?|dishonou?red (?:check|payment)s?|bounced checks?|bad checks?|insufficient-funds (?:item|check|payment)s?)';

/** What a bank does with a payment that is not good. */
const refused =
  '(?:(?:is|are|was|be|been) )?(?:not (?:be )?(?:honou?red|cleared)|(?:dishonou?red|returned) (?:by|for|unpaid)|rejected|refused|declined|does not clear|fails? to clear|bounces)';

/** What a payment costs that the bank gives back. */
export const returnedPaymentFee: FactRule = {
  fact: 'assessment.returned_payment_fee',
  cue: /\{m\d/,
  patterns: [
    {
      match: words(
        `\\b${bounced}["']?(?: (?:fee|charge|handling|service|processing|penalty|check|or|\\([^)]{1,30}\\))){0,6}["']?${gap(80)}\\b(?:of|is|be|are|exceed|at|in the amount of|amount of|fee|charge)?:? ?(?:up to |the sum of |\\(){0,6}{money}`,
      ),
      unless: /\bcollected\b|\bincome\b|\btotal\b|\brent\b/,
      value: modest,
      weight: 9,
    },
    {
      match: words(`\\b${bounced}(?: (?:fee|charge)s?)?(?: \\([^)]{1,20}\\))? ?[:=-]? ?{money}`),
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
        `\\b(?:fee|charge|penalty) of {money}${gap(60)}\\b(?:checks?|payments?|drafts?)\\b${gap(40)}\\breturn(?:s|ed)\\b`,
      ),
      value: modest,
      weight: 8,
    },
    {
      match: words(
        `{money}${gap(60)}\\b(?:owner|member|payment|account|anyone)s?\\b${gap(30)}\\b(?:checks?|payments?|drafts?|transfers?)\\b${gap(20)}\\b(?:dishonou?red|returned|rejected|not honou?red|bounces?)\\b`,
      ),
      unless: /\bdeposit\b|\brent\b/,
      value: modest,
      weight: 7,
    },
    {
      match: words(
        `{money} (?:fee|charge|penalty)\\b${gap(60)}\\b(?:checks?|payments?|drafts?)\\b${gap(30)}\\b(?:returned|dishonou?red)`,
      ),
      value: modest,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:checks?|payments?|drafts?)\\b${gap(20)}\\b(?:returned|dishonou?red|bounced)\\b(?: (?:unpaid|by (?:the|a|your) bank|for (?:any reason|insufficient funds))){0,2} ?[:=-]+ ?{money}`,
      ),
      value: modest,
      weight: 8,
    },
    {
      match: words(
        `{money}${gap(120)}\\b(?:checks?|payments?|drafts?|instruments?)\\b${gap(60)}\\b(?:${refused})\\b|\\b(?:checks?|payments?|drafts?|instruments?)\\b${gap(60)}\\b(?:${refused})\\b${gap(120)}{money}`,
      ),
      unless: /\b(?:deposit|rent|refund\w*|collected|income|total|assessment of|dues of)\b/,
      value: modest,
      weight: 6,
    },
    {
      match: words(
        `\\b(?:checks?|payments?|drafts?)\\b${gap(60)}\\b(?:returned|dishonou?red|rejected|not honou?red|bounces?)\\b${gap(120)}\\b(?:fee|charge|charged|assessed|pay|costs?|incurs?|billed|reimburse|owes?)\\b${gap(40)}{money}`,
      ),
      value: modest,
      weight: 8,
    },
  ],
};
