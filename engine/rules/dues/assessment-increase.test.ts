import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { valueIn } from '../../testing/told-of.ts';
import { assessmentIncrease } from './assessment-increase.ts';

const found = (text: string) => {
  const facts = factsIn(text, assessmentIncrease);
  return [facts['assessment.increase_cap'], facts['assessment.increase_vote']];
};

describe('how much dues may be raised, and by whose vote', () => {
  it.each([
    [
      'Any increase in the annual assessment in excess of 25% requires the assent of 67% of the Owners.',
      25,
      67,
    ],
    [
      'The vote required to approve the increase of an assessment shall be a majority of a quorum.',
      undefined,
      50,
    ],
  ])('with the questions: %s', (text, cap, vote) => {
    expect(valueIn('assessment.increase_cap', text)).toBe(cap);
    expect(valueIn('assessment.increase_vote', text)).toBe(vote);
  });

  it.each([
    [
      'Owners vote by secret ballot on assessment increases greater than 15% and on amendments.',
      15,
      undefined,
    ],
    [
      'The maximum annual assessment may be increased each year not more than ten percent (10%) above that of the previous year without a vote of the membership.',
      10,
      undefined,
    ],
    [
      'The maximum annual assessment may be increased above 5% by a vote of two-thirds (2/3) of each class of members who are voting in person or by proxy.',
      5,
      66.67,
    ],
    [
      'The Board may not impose a Regular Assessment that is more than 20 percent greater than the Regular Assessment for the preceding year without the approval of a majority of a quorum of the Members.',
      20,
      50,
    ],
    [
      'The Board may not, without the approval of Owners casting a majority of the votes, impose a regular assessment that is more than 20% greater than the last one or special assessments of more than 5% of the budget.',
      20,
      50,
    ],
    [
      'The annual assessments may be increased by the Board, without approval by the membership, by a percentage not to exceed eight percent (8%) per year.',
      8,
      undefined,
    ],
    [
      'The Board shall not increase the annual assessment by more than fifteen percent (15%) over the prior year unless approved by the affirmative vote of sixty percent (60%) of the Members.',
      15,
      60,
    ],
    [
      'The Board may increase the annual assessment each year by up to the greater of (i) 6% or (ii) the rise in the index, without a vote of the Members.',
      6,
      undefined,
    ],
    [
      'An annual assessment which exceeds 115% of the assessments for the preceding year may be disputed.',
      15,
      undefined,
    ],
  ])('%s', (text, cap, vote) => {
    expect(found(text)).toEqual([cap, vote]);
  });

  it('reads what a heading says is increased', () => {
    const text =
      'Section 5.3 Maximum Annual Assessment\nAny annual increase in excess of 10% shall require approval by a vote of two-thirds (2/3) of each class of members.';
    expect(found(text)).toEqual([10, 66.67]);
  });

  it.each([
    'Special assessments may not exceed 5% of the budgeted gross expenses without a vote of the members.',
    'Interest on the assessment shall accrue at 10% per annum and may be increased by the Board without a vote.',
    'The presence of 60% of the members shall constitute a quorum.',
    'The insurance may be increased by 10% each year.',
    'The Declarant shall pay 25% of the assessment.',
    'This Declaration may be amended by a vote of 75% of the Owners.',
    'The number of rented homes may be increased above 20% by a vote of the Board.',
    'The assessment may be increased ____% a year without a vote.',
  ])('neither in: %s', (text) => {
    expect(found(text)).toEqual([undefined, undefined]);
  });
});
