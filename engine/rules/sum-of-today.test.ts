import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../testing/facts-in.ts';
import { allRules } from './all-rules.ts';

const money = (line: string, type: DocumentType = 'other') =>
  Object.fromEntries(
    Object.entries(factsIn(`Fox Run HOA\nMay 5, 2031\n\nDear owners,\n\n${line}`, allRules, type)).filter(
      ([id]) => /^(?:budget|financial)\./.test(id),
    ),
  );

describe('what a letter or minutes tell of money', () => {
  it.each([
    ['The reserve account has $310,400 as of June 30.', { 'financial.reserve_cash': { amount: 310_400 } }],
    ['We borrowed $300,000 for the roofs.', { 'financial.loan': { amount: 300_000 } }],
    ['Three homes are in arrears.', { 'financial.delinquent_homes': { value: 3, unit: 'homes' } }],
    ['Owners owe $14,000 in overdue dues.', { 'financial.delinquent_amount': { amount: 14_000 } }],
    ['Dues will go up by 4% next year.', { 'budget.dues_change': 4 }],
    [
      'The board adopted a budget that requires an increase in the monthly assessment from $200 to $208.',
      { 'budget.dues_change': 4 },
    ],
    ['In 2030 dues were raised by 4%.', { 'budget.dues_change': 4 }],
  ])('is told: %s', (line, expected) => {
    expect(money(line)).toEqual(expected);
  });

  it.each([
    'Our goal is a reserve fund of $250,000 by 2035.',
    'The operating account needs at least $20,000.',
    'If 15% of homes are behind on dues, lenders will not lend.',
    'Some associations keep $1,000,000 in reserves.',
    'At a neighboring association 40 homes were delinquent.',
    'Your account is past due in the amount of $480.',
    'You owe $1,240 in overdue assessments.',
    'Our neighbors at Elm Court have a reserve fund of $900,000.',
    'We asked the bank about a loan of $500,000.',
    'A bank refused a loan of $400,000.',
    'The developer left us with $4,000 in the operating account.',
    'In 2019 the reserve fund had $50,000; today it holds more.',
    'In 2028 dues were raised by 4%.',
    'The monthly fee runs from $412 to $780.',
  ])('is none of today: %s', (line) => {
    expect(money(line)).toEqual({});
  });

  it.each([
    'Some associations keep $1,000,000 in reserves.',
    'Your account is past due in the amount of $480.',
    'A bank refused a loan of $400,000.',
    'The developer left us with $4,000 in the operating account.',
    'The monthly fee runs from $412 to $780.',
    'The treasurer sees a shortfall if dues stay at $840 per year.',
    'The fund runs out in 2034 unless dues go up by 12%.',
    'Assuming dues increase 4% a year, the fund lasts.',
    'Had dues been raised by 5%, the fund would be full.',
    'The old declaration capped dues increases at 10%.',
  ])('nor do minutes tell it: %s', (line) => {
    expect(money(line, 'minutes')).toEqual({});
  });

  it('may be an aim in letters alone: what minutes decide is told', () => {
    const line = 'The board proposed and approved a loan of $400,000.';
    expect(money(line, 'minutes')).toEqual({ 'financial.loan': { amount: 400_000 } });
    expect(money(line)).toEqual({});
  });
});
