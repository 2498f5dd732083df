import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { allRules } from '../rules/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';

/** What auditors, reserve firms and treasurers write in letters and disclosures, with the figure that answers. */
const told: readonly [DocumentType, string, string, number][] = [
  [
    'financial',
    'financial.reserve_cash',
    'At year end the Corporation held $71,300 in its replacement fund.',
    71300,
  ],
  [
    'financial',
    'financial.operating_cash',
    'Unrestricted cash of $16,850 covers three weeks of expenses.',
    16850,
  ],
  ['financial', 'financial.operating_cash', 'Unrestricted cash was $9,120 at June 30.', 9120],
  [
    'financial',
    'financial.net_income',
    'The operating fund incurred a deficit of $14,200 for the year.',
    -14200,
  ],
  [
    'financial',
    'financial.net_income',
    'The Association had a deficiency of revenues over expenses of $8,410 in 2031.',
    -8410,
  ],
  [
    'financial',
    'financial.delinquent_amount',
    'Balances owed by owners totaled $27,465 at December 31.',
    27465,
  ],
  ['financial', 'financial.delinquent_amount', 'Assessments receivable from owners were $12,050.', 12050],
  ['financial', 'financial.delinquent_homes', 'Nine of the 96 lots were more than 60 days past due.', 9],
  ['financial', 'financial.delinquent_homes', 'Four of our 51 homes are still delinquent.', 4],
  ['financial', 'financial.delinquent_amount', 'Three lots have not paid their 2031 dues ($1,290).', 1290],
  [
    'reserves',
    'reserves.balance',
    'The cash status of the reserve fund, as of May 31, 2031, was $318,440.',
    318440,
  ],
  ['budget', 'reserves.balance', 'Projected reserve fund balance 12/31/2031: $205,610', 205610],
  [
    'reserves',
    'reserves.component_count',
    'We identified 27 line items in the reserve component inventory.',
    27,
  ],
  ['reserves', 'reserves.component_count', 'This study covers 41 components in the inventory.', 41],
  [
    'reserves',
    'reserves.current_contribution',
    'The Board budgeted reserve contributions of $44,000 in 2031.',
    44000,
  ],
  [
    'financial',
    'reserves.fully_funded_balance',
    'The last study estimated that $530,000 should have been in reserves.',
    530000,
  ],
  ['reserves', 'community.units', 'The grounds are shared by 76 single family homes.', 76],
  [
    'reserves',
    'assessment.regular',
    'The regular assessment per ownership interest is $388.00 per month for the fiscal year.',
    388,
  ],
  ['budget', 'assessment.regular', 'Dues: $74/month per home (was $68).', 74],
  ['budget', 'budget.dues_change', 'The 2032 dues are $510 per lot. This is a 6.25% increase.', 6.25],
];

/** What looks like an answer and is none. */
const nothing: readonly [DocumentType, string, string][] = [
  ['financial', 'financial.operating_cash', 'The operating fund owes the replacement fund $31,000.'],
  ['financial', 'financial.operating_cash', 'The operating fund had a deficit of $5,500 for the year.'],
  [
    'financial',
    'financial.reserve_cash',
    'The study says the Association should have $400,000 in its reserves.',
  ],
  ['reserves', 'financial.reserve_cash', 'Ideal reserve fund balance: $402,000'],
  ['financial', 'financial.delinquent_homes', 'If 5 of the 60 units are delinquent the Board may act.'],
  ['reserves', 'reserves.component_count', 'The inventory shows 12 components in fair condition.'],
  ['budget', 'budget.dues_change', 'Insurance rose again. This is a 22% increase.'],
  ['financial', 'financial.net_income', 'The budget projected a deficit of $4,000 for next year.'],
];

const numberOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return numberOf(value[0]);
  return 'amount' in value ? value.amount : 'value' in value ? value.value : value;
};

describe('what auditors and firms put in sentences', () => {
  it.each(told)('%s: %s in “%s”', (type, fact, text, value) => {
    expect(numberOf(factsIn(text, allRules, type)[fact])).toBe(value);
  });
  it.each(nothing)('%s: no %s in “%s”', (type, fact, text) => {
    expect(factsIn(text, allRules, type)).not.toHaveProperty([fact]);
  });
});
