import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { specialAssessmentVote } from './special-assessment-vote.ts';

const vote = (text: string) => factsIn(text, [specialAssessmentVote])['assessment.special_vote'];

describe('the vote for a special assessment', () => {
  it.each([
    [
      'The Association may levy, in any year, a special assessment for the cost of any construction, reconstruction, repair or replacement of a capital improvement, provided that any such assessment shall have the assent of two-thirds (2/3) of the votes of each class of members.',
      66.67,
    ],
    [
      'It may with the consent of sixty percent (60%) of the voting power of the Members levy a special assessment.',
      60,
    ],
    ['Any special assessment shall require an affirmative vote of the majority of the voting members.', 50],
    [
      'No Special Assessment may be levied unless approved by at least sixty-seven percent (67%) of the Owners.',
      67,
    ],
    [
      'Special assessments must be approved by the vote of Owners of Lots to which at least 80% of the votes are allocated.',
      80,
    ],
    [
      'The Board may not, without the approval of Owners casting a majority of the votes, levy special assessments of more than 5% of the gross expenses.',
      50,
    ],
    [
      'Section 4. Special Assessments\nAny such assessment shall have the assent of not less than 60% of the members.',
      60,
    ],
    ['The Board may levy a special assessment with the consent of three-fourths (3/4) of the members.', 75],
  ])('%s', (text, value) => {
    expect(vote(text)).toBe(value);
  });

  it.each([
    'The Board may levy special assessments up to 5% of the budgeted gross expenses in a year.',
    'For a special assessment the presence of 60% of the votes shall be a quorum.',
    'If insurance proceeds do not cover 85% of the cost, a special assessment may be levied unless 75% of the owners object.',
    'The Board may levy special assessments by a two-thirds vote of the Board of Directors.',
    'The Declaration may be amended by the assent of 67% of the owners. Special assessments are due at once.',
    'The special assessment vote failed.',
  ])('not in: %s', (text) => {
    expect(vote(text)).toBeUndefined();
  });
});
