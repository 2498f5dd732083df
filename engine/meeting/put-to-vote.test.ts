import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';
import { outcomeOf } from './outcome.ts';
import { isPut } from './put-to-vote.ts';

const told = (fact: Parameters<typeof says>[0], text: string) =>
  says(fact, `Pine Lake Owners Association. Minutes of the Annual Meeting, May 9, 2031. ${text}`, 'minutes');

describe('what is put to a vote', () => {
  it.each([
    'The Board asked the members for approval of a special assessment of $640 per lot. Ballots: Yes 63, No 41, spoiled 5. The bylaws require two thirds, therefore the special assessment was not approved.',
    'A special assessment of $640 per lot was put to the members. 63 voted yes and 41 no; it failed for want of two thirds.',
    'A special assessment of $640 per lot was voted on. The members turned it down.',
    'Members voted on a special assessment of $640 per lot. The necessary two-thirds was not reached.',
    'Request for approval of a special assessment of $640 per lot was presented. The measure was defeated.',
  ])('is not levied where it was refused: %s', (text) =>
    expect(told('special_assessment', text)).toBeUndefined(),
  );

  it.each([
    'In May the Board approved a special assessment of $640 per lot. A petition followed, and in June the owners, by a vote of 63 to 41, disapproved the said assessment.',
    'The Board adopted Resolution 31-4 levying a special assessment of $640 per lot. Resolution 31-4 is withdrawn.',
    'The Board levied a special assessment of $640 per lot. In June the assessment was rescinded.',
  ])('is not levied where it was taken back: %s', (text) =>
    expect(told('special_assessment', text)).toBeUndefined(),
  );
  it.each([
    [
      'The Board levied a special assessment of $640 per lot. A member asked whether the assessment was withdrawn.',
      '$640',
    ],
    [
      'The Board adopted Resolution 31-4 levying a special assessment of $640 per lot. Resolution 30-9 is withdrawn.',
      '$640',
    ],
    ['The Board levied a special assessment of $640 per lot. The contract was cancelled.', '$640'],
    [
      'In May I wrote that the Board had approved a special assessment of $640 per lot. It met again and reduced the assessment to $210.',
      '$210',
    ],
  ])('is levied, at its last sum: %s', (text, sum) =>
    expect(told('special_assessment', text)).toContain(sum),
  );

  it.each([
    ['The Board asked the members for approval of a special assessment of $640 per lot.', 'is proposed'],
    ['The members voted on a special assessment of $640 per lot.', 'is proposed'],
    ['A special assessment of $640 per lot was put to the members and approved.', 'is approved'],
    [
      'The members were asked to approve a special assessment of $640 per lot. It was approved 80 to 20.',
      'is approved',
    ],
    [
      'The Board levied a special assessment of $640 per lot. A motion to pay it in parts failed.',
      'is levied',
    ],
    [
      'The Board will collect a special assessment of $640 per lot in May. A vote to recall the president failed.',
      'is levied',
    ],
  ])('stands as the text has it: %s', (text, stands) =>
    expect(told('special_assessment', text)).toContain(stands),
  );

  it.each([
    'Members voted on raising the dues from $375 to $450. The necessary two-thirds was not reached.',
    'A dues increase from $375 to $450 was put to the members. 63 voted yes and 41 no; it failed for want of two thirds.',
    'A dues increase from $375 to $450 was voted on. The members turned it down.',
  ])('changes no dues where it was refused: %s', (text) => {
    expect(told('budget.dues_change', text)).toBeUndefined();
    expect(told('assessment.regular', text)).toBeUndefined();
  });
  it('is the dues of the draft that was taken', () =>
    expect(
      told(
        'assessment.regular',
        'Two drafts were handed out. Draft A keeps the dues at $265. Draft B raises the dues to $285. Pat motioned for Draft B, Lee 2nd, 3 yes, Ray no.',
      ),
    ).toContain('$285'));
  it('is no dues what a draft has', () => {
    const budget =
      '2032 draft budget to be mailed to owners. Draft has the monthly fee at $412 (2031: $389).';
    expect(told('assessment.regular', budget)).toBeUndefined();
    expect(told('assessment.regular', 'The monthly fee is $412.')).toContain('$412');
  });
  it('changes the dues where it was agreed to', () =>
    expect(
      told('budget.dues_change', 'A dues increase from $375 to $450 was put to the members and approved.'),
    ).toBe('Dues go up by 20%.'));

  it.each([
    'The Board asked the members for approval of a loan of $430,000. 63 voted yes and 41 no. The loan was not approved, as two thirds are needed.',
    'A loan of $430,000 was put to the members. It fell short of two thirds.',
  ])('is no loan where it was refused: %s', (text) => expect(told('financial.loan', text)).toBeUndefined());
  it('is a loan where it was agreed to', () =>
    expect(told('financial.loan', 'A loan of $430,000 was put to the members and approved.')).toContain(
      '$430,000',
    ));

  it('is no vote that somebody casts on an owner’s behalf', () => {
    expect(isPut('the proxy lets the board vote on your behalf.')).toBe(false);
    expect(isPut('whoever signs it has your right to vote on these matters.')).toBe(false);
    expect(isPut('the members vote on the loan.')).toBe(true);
  });

  it.each([
    [
      'Amendment 1, to prohibit leases shorter than one year, was presented by the Board. Result: 79 in favor, 9 opposed. Since 94 are needed, the amendment is lost.',
      false,
    ],
    ['Amendment 3 (no more than two pets). Yes 51, no 37. Did not get there.', false],
    ['Amendment 3 (no more than two pets). Yes 51, no 37. The change does not take effect.', false],
    ['Amendment 3 (no more than two pets). Yes 51, no 37. The form is on the site.', true],
  ])('needs as many votes as the next sentence says: %s', (text, isCarried) =>
    expect(/\b(?:carried|agreed to)\b/i.test(`${told('minutes.motions', text)}`)).toBe(isCarried),
  );

  it('is not agreed to because it was voted on', () => {
    expect(outcomeOf('A new fence for the park was voted on.')).toBeNull();
    expect(outcomeOf('The fence was voted on and approved.')).toBe('carried');
    expect(told('minutes.motions', 'A new fence for the park was voted on.')).toBeUndefined();
  });
});
