import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { returnedPaymentFee } from './returned-payment.ts';

const facts = (text: string) => factsIn(text, [returnedPaymentFee]);

describe('the returned payment fee', () => {
  it.each([
    ['There is a returned check charge of $25.00.', 25],
    ['Owners pay $35 for each returned check.', 35],
    ['There shall be a “returned check charge” of twenty dollars ($20.00) for every check sent back.', 20],
    ['NSF fee: $30', 30],
    ['If a check is returned by the bank, the owner shall be charged $40.', 40],
    ['A $25.00 fee will be charged for each check returned by the bank unpaid.', 25],
  ])('%s', (text, amount) => {
    expect(facts(text)['assessment.returned_payment_fee']).toEqual({ amount });
  });

  it.each([
    'NSF fees collected\t$25.00',
    'Return the ballot with your check for $300.',
    'Deposits are returned less a $50 cleaning fee.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.returned_payment_fee']).toBeUndefined();
  });
});
