import { describe, it } from 'vitest';
import { expectWording } from '../testing/wording-in.ts';

/** How collection policies and insurance pages put it; undefined: what only looks like it. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  [
    'assessment.late_after',
    30,
    'After 30 days from the due date, the Association will notify the owner that a late fee has accrued.',
  ],
  ['assessment.late_after', 60, 'Assessments sixty days in arrears are delinquent and accrue a late charge.'],
  ['assessment.late_after', 20, 'An owner has twenty days from the due date to pay without penalty.'],
  [
    'assessment.late_after',
    30,
    'Dues that remain unpaid thirty (30) days past the due date shall be considered delinquent.',
  ],
  [
    'assessment.late_fee',
    { amount: 30 },
    'A thirty dollar ($30.00) administrative fee will be applied to any account that is past due.',
  ],
  [
    'assessment.late_fee',
    { amount: 5 },
    'Delinquent payment of any sort shall be subject to a fine of five dollars ($5.00).',
  ],
  ['assessment.interest_rate', 18, 'Interest of 1.5% monthly is added to all balances over thirty days old.'],
  [
    'assessment.returned_payment_fee',
    { amount: 20 },
    'Returned-Check Charges. The Association shall assess a $20.00 charge in the event any check is not honored by the bank.',
  ],
  [
    'assessment.returned_payment_fee',
    { amount: 35 },
    'A $35 fee shall be assessed against an Owner in the event any check or other instrument attributable to the Owner is not honored by the bank or is returned for any reason.',
  ],
  [
    'assessment.returned_payment_fee',
    { amount: 50 },
    'Owners are billed $50 whenever a payment is rejected by their bank.',
  ],
  [
    'assessment.foreclosure',
    'nonjudicial',
    "The Association shall have the power to sell the Lot at a trustee's sale under a power of sale for unpaid assessments.",
  ],
  [
    'insurance.owner_must_carry',
    true,
    "Proof of an owner's own homeowner's insurance must be given to the manager each year.",
  ],
  [
    'insurance.owner_must_carry',
    false,
    'Owners are encouraged, but not obligated, to purchase insurance for their belongings.',
  ],
  [
    'insurance.owner_must_carry',
    true,
    'It is mandatory for all owners to maintain fire and extended coverage on their homes.',
  ],
  ['assessment.late_after', 10, 'Dues are due January 1 and late ten days after that.'],
  [
    'assessment.late_after',
    15,
    'If your monthly assessment is not received by the 15th day of the month in which it is due, a late charge of $15 is added.',
  ],
  [
    'assessment.late_after',
    30,
    'Accounts thirty days past due are charged interest of one percent per month.',
  ],
  ['assessment.late_after', 20, 'Past due: any balance not paid twenty (20) days after the due date.'],
  [
    'assessment.late_fee',
    { amount: 25 },
    'Owners delinquent more than thirty days will have $25 per month added to their account as a late charge.',
  ],
  [
    'assessment.late_fee',
    { percent: 10 },
    'A ten percent penalty shall be added to all dues not paid by March 1.',
  ],
  ['assessment.late_fee', { amount: 15 }, 'Late payments: $15.00.'],
  ['assessment.late_fee', { amount: 40 }, '$40 will be charged for late payment of the annual assessment.'],
  [
    'assessment.interest_rate',
    18,
    'Interest accrues at the highest rate allowed by law, not to exceed eighteen percent (18%), on each delinquent installment.',
  ],
  ['assessment.returned_payment_fee', { amount: 30 }, 'ACH payments that are rejected: $30 each.'],
  [
    'insurance.owner_must_carry',
    true,
    'Residents who own their unit need their own HO-6 policy, as required by Section 9 of the Declaration.',
  ],
  [
    'insurance.owner_must_carry',
    false,
    'The Association does not require owners to carry insurance on the contents of the units.',
  ],
  [
    'assessment.late_after',
    undefined,
    'If not paid within sixty days the account will be sent to the attorney.',
  ],
  [
    'assessment.late_after',
    undefined,
    'Fines not paid within thirty days are added to the assessment account.',
  ],
  ['assessment.late_fee', undefined, "The attorney's letter to a delinquent owner costs $175."],
  ['assessment.late_fee', undefined, 'A returned check fee of $30 is charged to delinquent owners.'],
  [
    'assessment.interest_rate',
    undefined,
    'The Association earned interest of 4.5% on its certificates of deposit.',
  ],
  ['assessment.interest_rate', undefined, 'The reserve study assumes an interest rate of 2%.'],
  [
    'assessment.returned_payment_fee',
    undefined,
    'Checks for the $25 key deposit are returned when the key is handed in.',
  ],
  ['assessment.returned_payment_fee', undefined, 'The deposit of $100 will be returned after inspection.'],
  [
    'assessment.foreclosure',
    undefined,
    'The sale or transfer of any Lot pursuant to mortgage foreclosure shall extinguish the lien of such assessments.',
  ],
  [
    'assessment.foreclosure',
    undefined,
    'A mortgagee who acquires title by foreclosure is not liable for prior assessments.',
  ],
  [
    'insurance.owner_must_carry',
    undefined,
    'The Association shall obtain liability insurance for the common area.',
  ],
  [
    'insurance.owner_must_carry',
    undefined,
    'An owner who rents the clubhouse must show proof of liability insurance.',
  ],
  ['insurance.deductible', undefined, 'Owners may choose a deductible on their own HO-6 policy of $500.'],
  ['insurance.deductible', undefined, 'The Association carries $1,000,000 of liability insurance.'],
  [
    'assessment.returned_payment_fee',
    { amount: 15 },
    'Checks for payment that are returned will be assessed an additional $15.',
  ],
];

describe('plain wordings of collection policies', () => {
  it.each(wordings)('%s is %j: %s', expectWording);
});
