import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { interestRate } from './overdue-interest.ts';

const facts = (text: string) => factsIn(text, [interestRate]);

describe('interest on overdue amounts', () => {
  it.each([
    ['Unpaid assessments shall bear interest at the rate of twelve percent (12%) per annum.', 12],
    ['Delinquent assessments bear interest at one and one-half percent (1 1/2%) per month.', 18],
    ['Interest on any overdue assessment at an annual percentage rate of 18 percent.', 18],
    ['Past due dues accrue interest at the lesser of 18% per annum or the highest rate allowed by law.', 18],
    ['A late charge (7% per annum) is added to what is unpaid.', 7],
    ['All delinquent assessments accrue interest at the rate of ten percent (10%) from the due date.', 10],
    ['A late fee of $25 is assessed. Additionally, interest will accrue at 18% per annum.', 18],
    ['Unpaid assessments bear interest, 11% every year.', 11],
    ['If assessments paid in four installments are late, they bear interest at 9% per annum.', 9],
    ['Delinquent fines shall bear interest at 9% per annum from the due date.', 9],
  ])('%s', (text, value) => {
    expect(facts(text)['assessment.interest_rate']).toBe(value);
  });

  it.each([
    'Unpaid assessments shall bear interest at the maximum rate allowed by law.',
    'Reserve funds shall earn interest at 4% per annum.',
    'The loan bears interest at 6.25% per annum and is due in 2030.',
    'Each Owner has a 1.25% undivided interest per unit in the common elements.',
    'A late charge of 10% of the delinquent assessment is due.',
    'Unpaid assessments shall bear interest at ____% per annum.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.interest_rate']).toBeUndefined();
  });

  it.each([
    'Dues may be paid in six installments with the unpaid balance to bear interest at 9% per annum.',
    'Unpaid parts of assessments being paid under the second option bear interest at 1% per month.',
  ])('is not what runs on installments: %s', (text) => {
    expect(facts(text)['assessment.interest_rate']).toBeUndefined();
  });
});
