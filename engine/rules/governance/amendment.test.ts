import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { amendment } from './amendment.ts';

const declaration = (percent: number) => ({ 'amendment.declaration_vote': percent });
const bylaws = (percent: number) => ({ 'amendment.bylaws_vote': percent });

describe('amendment', () => {
  it.each([
    [
      'This Declaration may be amended by the vote of sixty-seven percent (67%) of the Owners.',
      declaration(67),
    ],
    [
      'The covenants and restrictions of this Declaration may be amended during the first twenty (20) year period by an instrument signed by not less than ninety percent (90%) of the Lot Owners, and thereafter by an instrument signed by not less than seventy-five percent (75%) of the Lot Owners.',
      declaration(75),
    ],
    [
      'Recorded on May 4, 2019.\nThis Declaration may be amended during the first twenty (20) year period by an instrument signed by not less than ninety percent (90%) of the Lot Owners, and thereafter by an instrument signed by not less than seventy-five percent (75%) of the Lot Owners.',
      declaration(90),
    ],
    [
      'This Declaration may be changed only by an instrument signed by all of the Owners then eligible to vote.',
      declaration(100),
    ],
    [
      'These covenants may not be altered except by a written document signed by Owners representing two-thirds (2/3) of the votes.',
      declaration(66.67),
    ],
    [
      'Any amendment to this Declaration shall require the affirmative vote of a majority of the voting power of the Association.',
      declaration(50),
    ],
    [
      'Amendments to the Declaration require the consent of Owners of seventy-five percent of the Units and of fifty-one percent (51%) of the Eligible Mortgagees.',
      declaration(75),
    ],
    [
      'The Declarant may amend this Declaration at any time until seventy-five percent (75%) of the Lots are sold.',
      {},
    ],
    [
      'Amendments to this Declaration that would materially affect lenders need the approval of fifty-one percent (51%) of the first Mortgagees.',
      {},
    ],
    ['This Declaration may be amended from time to time.', {}],
    [
      'The provisions of Articles A, B and C hereof may be amended by an instrument signed by 60% of the owners. Thereafter such amendment may be made by an instrument signed by a majority of the owners.',
      {},
    ],
    [
      'The covenants of this Declaration may be amended with the consent of the Declarant. Thereafter such amendment may be made by an instrument signed by 60% of the owners.',
      declaration(60),
    ],
    ['The Rules may be amended by a majority of the Board.', {}],
    ['The Common Area may be mortgaged with the assent of two-thirds of each class of Members.', {}],
    [
      'An amendment to this Declaration may be proposed by a majority of the Board or by one-third of the Owners.',
      {},
    ],
    [
      'These Bylaws may be amended, at a regular or special meeting of the Members, by a vote of a majority of a quorum of Members present in person or by proxy.',
      bylaws(50),
    ],
    ['Covenant amendments take the consent of 70% of the 80 lots.', { 'amendment.declaration_vote': 70 }],
    ['Villa covenant amendments take the consent of 90% of the 40 villa lots.', {}],
    ['The Bylaws can be altered by two-thirds (2/3) of the Members.', bylaws(66.67)],
    ['These Bylaws may be amended by a majority vote of the Board of Directors.', bylaws(50)],
    [
      'The number of Directors may be changed by amendment to these Bylaws so long as the terms of one third of the Directors expire each year.',
      {},
    ],
    [
      'No amendment of the Bylaws restricting proxy rights may be adopted without the vote of two-thirds of the Members.',
      {},
    ],
    ['These By-Laws were amended by a majority of the Members on June 1, 2009.', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, amendment, 'other')).toEqual(facts);
  });

  // The title of a paper that amends is no heading over how it is done.
  it.each([
    [
      'FOURTH AMENDMENT TO DECLARATION OF COVENANTS\n\nA raise above that requires the approval of a majority of the votes of the owners.',
      {},
    ],
    [
      'ARTICLE X\nAMENDMENT OF DECLARATION\n\nThe approval of a majority of the votes of the owners is required.',
      declaration(50),
    ],
  ])('in covenants: %s', (text, facts) => {
    expect(factsIn(text, amendment, 'cc_and_r')).toEqual(facts);
  });

  it('reads the article on amendments of a document whose subject is plain', () => {
    const article =
      'ARTICLE VIII\nAMENDMENTS\nThe approval must be by not less than a majority of the votes of all Members at a meeting at which a quorum has been attained.';
    expect(factsIn(article, amendment, 'bylaws')).toEqual(bylaws(50));
    expect(factsIn(article, amendment, 'cc_and_r')).toEqual(declaration(50));
  });
});
