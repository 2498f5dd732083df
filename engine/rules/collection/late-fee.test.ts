import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { lateFee } from './late-fee.ts';

const facts = (text: string) => factsIn(text, [lateFee]);

describe('the late fee', () => {
  it.each([
    ['A late charge of $25.00 shall be added.', { amount: 25 }],
    [
      'The Association may levy a late fee not to exceed ten percent (10%) of the delinquent assessment.',
      { percent: 10 },
    ],
    [
      'A late charge of no more than 10 percent of the overdue assessment or $15, whichever is the larger sum.',
      { percent: 10 },
    ],
    ['A $15 late fee will be charged.', { amount: 15 }],
    ['Assessments are due on the first and late after the tenth, when $25 is added.', { amount: 25 }],
    ['Late fees: $35 per month', { amount: 35, period: 'month' }],
    ['A penalty of $20 shall be charged on each delinquent assessment.', { amount: 20 }],
    ['Overdue dues bear interest, and a late charge of 5% is added.', { percent: 5 }],
    ['there is a late fee, and such late fee shall be Twenty Dollars ($20.00)', { amount: 20 }],
  ])('%s', (text, value) => {
    expect(facts(text)['assessment.late_fee']).toEqual(value);
  });

  it.each([
    'A late charge of 7% per annum is added to what is unpaid.',
    'A late fee, as determined by the Board from time to time, shall be charged.',
    'Late fees collected\t$635.00',
    'Late assessments incur a late charge, at the rate set by the Board, and interest of 14% on what is due.',
    'Delinquent dues carry a late charge of 14% each year.',
    'A returned check fee of $25 is due for late payments returned by the bank.',
    'The late pool key registration fee is $10.',
    'A late charge of $____ shall be added.',
    'Fines not paid within ten days are assessed a late fee of $20.00.',
    'A late fee of $20.00 is added to unpaid fines.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.late_fee']).toBeUndefined();
  });
});
