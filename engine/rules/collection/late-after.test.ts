import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { lateRules } from './late-after.ts';

const facts = (text: string) => factsIn(text, lateRules);

describe('when a payment is late', () => {
  it.each([
    ['An assessment is delinquent if not paid within fifteen (15) days after the due date.', 15],
    [
      'Any assessment not paid within twenty (20) days after the date on which it becomes due shall thereafter earn interest at 8% per annum.',
      20,
    ],
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
    ['Any assessment delinquent for a period of more than ten (10) days shall incur a late charge.', 10],
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
    'A late fee of $12 a month for the first four months overdue goes onto the account.',
  ])('not in: %s', (text) => {
    expect(facts(text)['assessment.late_after']).toBeUndefined();
  });
});
