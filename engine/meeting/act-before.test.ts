import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

const told = (item: string) =>
  says(
    'minutes.motions',
    `Elm Court Homeowners Association\nBoard Meeting Minutes, May 4, 2031\n\nThe meeting was called to order.\n\n${item}\n\nGate: The gate sticks. It will be looked at in June.`,
    'minutes',
  );

describe('what a vote that names nothing is on', () => {
  it.each([
    [
      'Hire a crew to clear the ditch',
      '4. Ditch\n\n    1. Hire a crew to clear the ditch. That was about $4,000. Which passed the vote.',
    ],
    [
      'Allow the nursery to plant the beds',
      '4. Beds\n\n    1. Allow the nursery to plant the beds. 52% voted to go forward with this.',
    ],
  ])('is the act that stands before it in its paragraph: %s', (what, item) => {
    expect(told(item)).toBe(`Motion carried: ${what}.`);
  });

  it.each([
    ['a question', 'Hire a crew to clear the ditch? 52% voted to go forward with this.'],
    ['in another paragraph', 'Hire a crew to clear the ditch.\n\n52% voted to go forward with this.'],
    ['voted on itself', 'Hire a crew to clear the ditch. Carried. 52% voted to go forward with this.'],
  ])('is none that is %s', (_, item) => {
    expect(told(item)).not.toBe('Motion carried: Hire a crew to clear the ditch.');
  });
});

describe('a vote to raise something', () => {
  it('is told with the sums that stand before it', () => {
    expect(told('Dues\n\n1. From $90 a year to $120 a year. 69% voted to raise the dues.')).toBe(
      'Motion carried: Raise the dues from $90 a year to $120 a year.',
    );
    expect(told('Dues\n\n1. Costs rose from $90 a year to $120 a year. 69% voted to raise the dues.')).toBe(
      'Motion carried: Raise the dues.',
    );
  });
});

it('a resolution that passed is told by its whole name', () => {
  const draft =
    'Kim presented a draft of the resolution concerning the use of the east commons. It was read.';
  expect(told(`${draft} The resolution passed unanimously.`)).toBe(
    'Motion carried: The resolution concerning the use of the east commons.',
  );
  expect(told(`${draft} The resolution is on the site.`)).toBeUndefined();
});

it('what will be approved, or why something failed before, is no decision', () => {
  expect(
    told('It is anticipated that the proposal to raise the dues to $50 will be approved.'),
  ).toBeUndefined();
  expect(told('Kim Ray will remain on the board to help, but we will need a new president.')).toBeUndefined();
  expect(told('Discussion continued about why the proposal to change the dues failed.')).toBeUndefined();
  expect(told('The proposal to raise the dues to $50 was approved.')).toBe('Decided: Raise the dues to $50.');
});

describe('what somebody proposed', () => {
  const proposal =
    'Bylaws: Since a fifth of the members is hard to reach, Sam Roe proposed that we should lower the quorum from 1/5th to 1/10th of the membership. He told how others do it. Sam handed out his text.';
  const outcome = 'Motion carried: Lower the quorum from 1/5th to 1/10th of the membership.';
  it('is told as decided where it was seconded and passed behind some talk', () => {
    expect(told(`${proposal} Lee Day seconded the proposal. It passed with a show of hands.`)).toBe(outcome);
  });
  it.each([
    ['nobody seconds', proposal],
    ['somebody else talks of', `${proposal} The treasurer said that she would look at it.`],
    ['is followed by another vote', `${proposal} Lee Day moved to adjourn. It passed with a show of hands.`],
  ])('is no decision where it is what %s', (_, item) => {
    expect(told(item) ?? '').not.toContain('quorum');
  });
});
