import { describe, expect, it } from 'vitest';
import { factsIn } from '../testing/facts-in.ts';
import { latePayment } from './late-payment.ts';

const facts = (text: string) => factsIn(text, latePayment);

describe('when a payment is late', () => {
  it.each([
    ['An assessment is delinquent if not paid within fifteen (15) days after the due date.', 15],
    ['Assessments not received within (10) days of the due date shall be subject to a late charge.', 10],
    [
      'Any assessment not paid within thirty (30) days after the due date shall bear interest at 12% per annum.',
      30,
    ],
    ['A late fee of $25 will be charged for any payment more than 20 days past due.', 20],
    ['There is a grace period of ten days for the payment of dues.', 10],
    ['Dues become late 30 days after the due date.', 30],
    [
      'A fee is levied for any assessment which is not paid in full within 15 days of the date it is due; and such late fee shall be $20.',
      15,
    ],
  ])('%s', (text, days) => {
    expect(facts(text)['assessment.late_after']).toEqual({ days });
  });

  it.each([
    'If an assessment remains unpaid for sixty (60) days after its due date the Association may record a lien.',
    'The Board may suspend voting rights if dues are not paid within 90 days after the due date.',
    'All fines will be late if not paid within thirty (30) days of the notice.',
    'Written notice of the annual assessment shall be sent 30 days in advance of the due date.',
    'If the amount is unpaid for 30 days after due the Association shall send a letter about late fees.',
    'The Owner shall have ten (10) days to correct the violation or it will be late.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.late_after']).toBeUndefined();
  });
});

describe('the late fee', () => {
  it.each([
    ['A late charge of $25.00 shall be added.', { amount: 25 }],
    [
      'The Association may levy a late fee not to exceed ten percent (10%) of the delinquent assessment.',
      { percent: 10 },
    ],
    [
      'A late charge not exceeding 10 percent of the delinquent assessment or $10, whichever is greater.',
      { percent: 10 },
    ],
    ['A $15 late fee will be charged.', { amount: 15 }],
    ['Late fees: $35 per month', { amount: 35, period: 'month' }],
    ['A penalty of $20 shall be charged on each delinquent assessment.', { amount: 20 }],
    ['there is a late fee, and such late fee shall be Twenty Dollars ($20.00)', { amount: 20 }],
  ])('%s', (text, value) => {
    expect(facts(text)['assessment.late_fee']).toEqual(value);
  });

  it.each([
    'A late charge of 6% per annum will accrue on the unpaid balance.',
    'A late fee, as determined by the Board from time to time, shall be charged.',
    'Late fees collected\t$635.00',
    'A returned check fee of $25 is due for late payments returned by the bank.',
    'The late pool key registration fee is $10.',
    'A late charge of $____ shall be added.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.late_fee']).toBeUndefined();
  });
});

describe('interest on overdue amounts', () => {
  it.each([
    ['Unpaid assessments shall bear interest at the rate of twelve percent (12%) per annum.', 12],
    ['Delinquent assessments bear interest at one and one-half percent (1 1/2%) per month.', 18],
    ['Interest on any overdue assessment at an annual percentage rate of 18 percent.', 18],
    ['Past due dues accrue interest at the lesser of 18% per annum or the highest rate allowed by law.', 18],
    ['A late charge of (6% per annum) will accrue on the unpaid balance.', 6],
    ['All delinquent assessments accrue interest at the rate of ten percent (10%) from the due date.', 10],
    ['Delinquent fines shall bear interest at 9% per annum from the due date.', 9],
  ])('%s', (text, value) => {
    expect(facts(text)['assessment.interest_rate']).toBe(value);
  });

  it.each([
    'Unpaid assessments shall bear interest at the maximum rate allowed by law.',
    'Reserve funds shall earn interest at 4% per annum.',
    'The loan bears interest at 6.25% per annum and is due in 2030.',
    'Assessments bear interest at two percent (2%) per annum above the prime rate.',
    'Each Owner has a 1.25% undivided interest per unit in the common elements.',
    'A late charge of 10% of the delinquent assessment is due.',
    'Unpaid assessments shall bear interest at ____% per annum.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.interest_rate']).toBeUndefined();
  });
});
