import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function row(fact: string, rule: string, documentType: DocumentType = 'cc_and_r'): string | undefined {
  const text = `Fox Run Homeowners Association\n\n${rule}`;
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  return analyze([page], { documentType }).facts.find(({ id }) => id === fact)?.display;
}

describe('a row of the facts', () => {
  it.each([
    // The statement says only that there are rules: the paper's own words.
    [
      'vehicles.rv_boat_trailer',
      'No boat, trailer or camper shall be parked on any street or alley.',
      '“No boat, trailer or camper shall be parked on any street or alley.”',
    ],
    [
      'exterior.fences',
      `All fences that can be seen from the lake shall be approved by the Committee${', which meets in May'.repeat(4)}.`,
      'there are rules (with further terms)',
    ],
    ['exterior.fences', 'No fence shall be erected without the approval of the Committee.', 'restricted'],
    ['exterior.fences', 'No fences are allowed on any Lot.', 'prohibited'],
    // The statement names fewer things than the label.
    ['exterior.outbuildings', 'No sheds are allowed on any Lot.', 'Sheds are not allowed'],
    ['exterior.outbuildings', 'No sheds, barns or other outbuildings are allowed on any Lot.', 'prohibited'],
    // Leave is asked for some work alone, or for any.
    [
      'architecture.approval_required',
      'No awning shall be attached to the exterior of any window without the prior written consent of the Board.',
      'You need approval before you put anything on windows or doors',
    ],
    [
      'architecture.approval_required',
      'No owner shall change the exterior of a home without the prior approval of the Committee.',
      'Yes',
    ],
    // Which of two it is, the sentence leaves open or does not.
    [
      'rental.approval_required',
      'An Owner shall submit a copy of the proposed lease to the Board for its review before it is signed.',
      'The association must be told of a lease',
    ],
    [
      'pets.leash_required',
      'Dogs or cats shall be under the voice or leash control of their owners at all times.',
      'Pets must be on a leash or under control',
    ],
    // More of a figure than the figure itself.
    [
      'assessment.late_after',
      'Assessments are due on the 1st of each month and are late if not received by the 12th.',
      'the 12th, when due on the 1st',
    ],
    [
      'architecture.review_days',
      'The Committee shall answer a request for a change within 20 to 40 days.',
      '20 to 40 days',
    ],
    [
      'insurance.owner_must_carry',
      'Insurance on the contents of a Unit is the responsibility of the Owner.',
      'You are responsible for your own insurance on your home',
    ],
    [
      'insurance.owner_must_carry',
      'Insurance on the contents of a Unit is the responsibility of the Owner, who must carry it.',
      'Yes',
    ],
    [
      'assessment.late_fee',
      'A late fee of $7 shall be charged each month the balance remains unpaid.',
      'Paying late costs a fee of $7, again each month that you owe it',
    ],
    ['assessment.late_fee', 'A late fee of $7 will be charged on late payments.', '$7'],
    [
      'architecture.no_answer_means',
      'If the Committee fails to act within 30 days after plans are submitted, they shall be deemed approved.',
      'If your request for a change gets no answer within 30 days, it counts as approved',
    ],
  ])('claims no more than its statement: %s %#', (fact, rule, shown) => {
    expect(row(fact, rule)).toBe(shown);
  });

  it('says a decision in the words that its statement has, where they are no act by themselves', () => {
    const ballots =
      'Motion by Lee to levy $400 for the road. Written ballots were counted: FOR 63, AGAINST 26. Motion carried.';
    const rows = row('minutes.motions', `The meeting was called to order.\n\n${ballots}`, 'minutes');
    expect(rows).toMatch(/levy \$400|^“/i);
    expect(
      row(
        'minutes.motions',
        'The meeting was called to order.\n\nAfter some back and forth: moved Lee, second Kim, adopt budget and set the fee at $124 from May on. Carried 4-1.',
        'minutes',
      ),
    ).toMatch(/^“After some back and forth: moved Lee/);
  });

  it('says of a motion in the words of the text that its outcome is not told', () => {
    const moved =
      'The meeting was called to order.\n\nLee Orr motioned the old minutes of the spring be accepted as they are. Kim Ray seconded that motion.\n\nThe pool opens in May.';
    expect(row('minutes.motions', moved, 'minutes')).toMatch(/^“.*” - moved; what came of it is not told$/);
  });

  it('tells money whose purpose is not told as that', () => {
    expect(
      row('financial.operating_cash', 'The treasurer reported that there is $8,120 in the bank.', 'minutes'),
    ).toBe('The association had $8,120 in the bank');
  });
});
