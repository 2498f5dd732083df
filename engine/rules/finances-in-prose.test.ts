import { describe, expect, it } from 'vitest';
import { factsIn } from '../testing/facts-in.ts';
import { budgetYear } from './budget-year.ts';
import { duesChange } from './dues-change.ts';
import { financesInProse } from './finances-in-prose.ts';

describe('financesInProse', () => {
  it.each([
    [
      'As of May 31 the operating account balance is $12,450.10.',
      { 'financial.operating_cash': { amount: 12_450.1 } },
    ],
    ['We have $3,100 in checking.', { 'financial.operating_cash': { amount: 3100 } }],
    ['There is now $61,000 in the reserve account.', { 'financial.reserve_cash': { amount: 61_000 } }],
    ['The board voted to transfer $5,000 to reserves.', {}],
    ['Allocation to reserves $935.19', {}],
    ['Seven (7) homeowners are past due.', { 'financial.delinquent_homes': { value: 7, unit: 'homes' } }],
    ['12 lots have not paid.', { 'financial.delinquent_homes': { value: 12, unit: 'homes' } }],
    ['Owners who are past due for 30 days may be fined.', {}],
    ['Delinquent accounts total $9,870.', { 'financial.delinquent_amount': { amount: 9870 } }],
    ['The outstanding loan balance is $210,000.', { 'financial.loan': { amount: 210_000 } }],
  ])('%s', (text, facts) => {
    expect(factsIn(text, financesInProse, 'minutes')).toEqual(facts);
  });
});

describe('duesChange', () => {
  it.each([
    ['Dues will go up from $400 to $440 next year.', { 'budget.dues_change': 10 }],
    ['Dues will be raised $12 to $468.', { 'budget.dues_change': 2.63 }],
    ['The Board approved a 5% increase in dues.', { 'budget.dues_change': 5 }],
    ['Assessments will decrease by 3% in 2025.', { 'budget.dues_change': -3 }],
    ['The Board may increase assessments by up to 10% a year.', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, [duesChange], 'minutes')).toEqual(facts);
  });
});

describe('budgetYear', () => {
  it.each([
    ['Budget year: 2025', { 'budget.year': 2025 }],
    ['2024 Final Operating Budget', { 'budget.year': 2024 }],
    ['For the year ended December 31, 2023', { 'budget.year': 2023 }],
    ['Date Range: 03/01/25 - 02/28/26', { 'budget.year': 2025 }],
    ['Declared in 1998 for Phase 2', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, [budgetYear], 'budget')).toEqual(facts);
  });
});
