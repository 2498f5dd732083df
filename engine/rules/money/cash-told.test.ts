import { expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { cashTold } from './cash-told.ts';

const found = (text: string) => factsIn(text, cashTold, 'financial');

it.each([
  [
    'We began the year with $18,200 in the operating account and ended with $14,950.',
    { 'financial.operating_cash': { amount: 14_950 } },
  ],
  [
    'The reserve fund started the year with $60,000 and ended it with $71,000.',
    { 'financial.reserve_cash': { amount: 71_000 } },
  ],
  ['We ended the year with $71,000.', {}],
  ['Bank accounts. Balance 2/28/31: $9,210', { 'financial.operating_cash': { amount: 9210 } }],
  ['Treasurer’s report. The raffle brought in $40. The current balance is $310.', {}],
  [
    'Treasurer’s report. The hall brought in $40. The current balance is $310.',
    { 'financial.operating_cash': { amount: 310 } },
  ],
  ['Bank loan of 2027 for the siding. Balance 2/28/31: $176,000', {}],
  [
    'The balance in our new bank account is : $9,210.40, with half of the dues in.',
    { 'financial.operating_cash': { amount: 9_210.4 } },
  ],
  ['The balance in our account of good deeds is : $9,210.40.', {}],
  ['The reserve CD is at $71,000.', { 'financial.reserve_cash': { amount: 71_000 } }],
])('tells what a fund ended with: %s', (text, facts) => {
  expect(found(text)).toEqual(facts);
});
