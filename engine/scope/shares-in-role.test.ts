import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { says } from '../testing/told-of.ts';

const told = (fact: string, text: string, type: DocumentType = 'bylaws') => says(fact, text, type) ?? null;

describe('what a share of the votes does', () => {
  it.each([
    // To propose is not to adopt.
    [
      'amendment.bylaws_vote',
      'A resolution for the adoption of a proposed amendment of the Bylaws may be proposed either by half of the Board or by not less than one-fourth (1/4) of the Members.',
      null,
    ],
    [
      'amendment.bylaws_vote',
      'These Bylaws may be amended by a petition initiated by 30% of the Members.',
      null,
    ],
    [
      'amendment.bylaws_vote',
      'Any amendment of these Bylaws proposed by the Board shall receive the approval of 70% of the Members.',
      'The bylaws can be changed with the approval of 70% of the members.',
    ],
    // Rules of the pool.
    [
      'amendment.bylaws_vote',
      'By a majority vote of the members present, the Association may now and then, subject to the Declaration, adopt, amend and repeal rules on the pool, which shall not be inconsistent with these Bylaws.',
      null,
    ],
    // What a vote came to.
    [
      'amendment.bylaws_vote',
      'The amendment of these Bylaws was authorized by proxy votes of 88% of the lot owners.',
      null,
    ],
    // A vote on building up again.
    [
      'assessment.special_vote',
      'If the insurance proceeds fall short, the Board shall levy a special assessment for the rest, unless the Owners by the vote of not less than 80% of the voting power agree not to rebuild.',
      null,
    ],
    [
      'assessment.special_vote',
      'No special assessment shall be levied until it has been approved by a 3/5 majority of the votes represented at a meeting.',
      'A special assessment needs the approval of 60% of the votes present at a meeting.',
    ],
    [
      'assessment.special_vote',
      'The Association may levy a special assessment for the replacement of destroyed fences, provided that any such assessment shall have the assent of 70% of the Owners.',
      'A special assessment needs the approval of 70% of the owners.',
    ],
    [
      'assessment.special_vote',
      'If the clubhouse is destroyed, the Board shall levy a special assessment with the assent of 70% of the Owners.',
      null,
    ],
    // A quorum of those who manage, or the votes of those who came.
    ['quorum.members', 'A majority of the number of governors shall constitute a quorum for business.', null],
    [
      'quorum.members',
      'A majority of the votes of those present at a meeting at which a quorum is in attendance shall be sufficient to transact all business.',
      null,
    ],
    [
      'quorum.members',
      'No business shall be done at a special meeting, except as stated in the notice, unless by permission of five-sixths of the members present, in person or by proxy.',
      null,
    ],
    [
      'quorum.members',
      'If approval is needed for a raise of the dues, the vote required to approve it, a quorum being met, shall be a majority of a quorum of the Members.',
      null,
    ],
    [
      'quorum.members',
      'Twenty percent (20%) of the total number of members of the Association shall constitute a quorum.',
      'A meeting of owners counts when 20% of the members are there.',
    ],
  ] as [string, string, string | null][])('%s: %s', (fact, text, text2) => {
    expect(told(fact, text)).toBe(text2);
  });
});

describe('a share in other words', () => {
  it.each([
    [
      'These Bylaws may be amended at any meeting of the Members by a vote of more than half of a quorum of the Members present in person or by proxy.',
      'The bylaws can be changed with the approval of more than half of a quorum of the members.',
    ],
    [
      'These Bylaws may be amended by the vote of over half of the Owners.',
      'The bylaws can be changed with the approval of more than half of the owners.',
    ],
    // No share that was not read is told as all.
    [
      'These Bylaws may be amended by the vote of such share of a quorum of the Members as the law asks; where a provision needs the vote of a larger proportion or all of the Members, it may not be altered by less.',
      null,
    ],
    ['These Bylaws may be amended by the vote of 757% of the Members.', null],
  ] as [string, string | null][])('%s', (text, statement) => {
    expect(told('amendment.bylaws_vote', text)).toBe(statement);
  });
});

describe('a share by which something is turned down', () => {
  it.each([
    [
      'assessment.increase_vote',
      'The Board may raise the annual assessment by more than 12% over the prior year, but the raise may be disapproved by a 70% or greater vote of the Members.',
    ],
    [
      'assessment.increase_vote',
      'The annual assessment may be increased by more than 12% over the prior year unless a majority of the Members vote to reject it.',
    ],
    [
      'assessment.special_vote',
      'The Board may levy a special assessment, which may be overruled by a vote of 70% of the Members.',
    ],
    [
      'assessment.special_vote',
      'A special assessment may be levied unless 55% of the Owners vote against it.',
    ],
    [
      'amendment.declaration_vote',
      'This Declaration may be amended by the Board, and the amendment may be vetoed by the vote of 70% of the Owners.',
    ],
    [
      'amendment.bylaws_vote',
      'These Bylaws may be amended by the Board unless a majority of the Members object.',
    ],
  ])('%s: %s', (fact, text) => {
    expect(told(fact, text, fact === 'amendment.bylaws_vote' ? 'bylaws' : 'cc_and_r')).toBeNull();
  });
  it.each([
    'Any special assessment shall be approved or disapproved by a vote of 55% of the Members.',
    'If disapproved by the Board, a special assessment may be levied upon the vote of 55% of the Members.',
    'A special assessment needs the vote of 55% of the Members, if the Board does not object.',
  ])('but not: %s', (text) => {
    expect(told('assessment.special_vote', text)).toMatch(/^A special assessment needs .*55%/);
  });
});

describe('a span of days', () => {
  it.each([
    ['not less than twelve (12) and not to exceed forty-five (45) days', '12 to 45 days'],
    ['at least twelve (12) but not over forty-five (45) days', '12 to 45 days'],
    ['not less than twelve (12) and no such more than forty-five (45) days', '12 to 45 days'],
    ['not less than 12 days and/or more than 45 days', '12 to 45 days'],
    ['not more than forty-five (45) days', null],
    ['not less than twelve (12) dnys nor more than forty-five (45) days', '12 to 45 days'],
    ['at least twelve (12) days', 'at least 12 days'],
  ])('%s', (span, days) => {
    const text = `The Secretary shall mail notice of each annual and special meeting to every Member ${span} before the meeting.`;
    expect(told('meeting.notice', text)).toBe(days && `Owners get notice of a meeting ${days} ahead.`);
  });
});

describe('a right that nobody has', () => {
  it.each(['shall not at any time be', 'is not to be', 'shall never be', 'shall not, in any case, be'])(
    '%s subject to it',
    (be) => {
      const text = `The right of an Owner to sell or transfer the Unit ${be} subject to any right of first refusal.`;
      expect(told('sale.right_of_first_refusal', text, 'cc_and_r')).toMatch(/^You may sell/);
    },
  );
  it('is told where a sale is not made except subject to it', () => {
    const text =
      'An Owner may not sell a Unit except subject to the right of first refusal of the Association.';
    expect(told('sale.right_of_first_refusal', text, 'cc_and_r')).toMatch(/^When you sell/);
  });
  it.each(['shall never be', 'shall not be'])('cumulative voting %s allowed', (be) => {
    expect(told('voting.cumulative', `Cumulative voting ${be} allowed.`)).toMatch(/no cumulative/);
  });
});

describe('the board', () => {
  it.each([
    [
      'The affairs shall be managed by a board of not to exceed 11 directors.',
      'The board has at most 11 directors.',
    ],
    ['The Temporary Board of Directors shall consist of two directors.', /^The first board has 2 directors/],
  ])('%s', (text, statement) => {
    expect(told('board.size', text)).toEqual(
      typeof statement === 'string' ? statement : expect.stringMatching(statement),
    );
  });
});

describe('what a share is asked for', () => {
  it.each([
    // A quorum is no vote, and a vote no quorum.
    [
      'assessment.increase_vote',
      'bylaws',
      'For the approval of the Members of increases in the Regular Dues under Section 6, a "quorum" means more than 55% of the Members of the Association.',
      null,
    ],
    [
      'assessment.increase_vote',
      'bylaws',
      'The consent of the Members to a raise of the annual dues is given at a meeting at which the presence of 55% of the Members shall constitute a quorum.',
      null,
    ],
    [
      'quorum.members',
      'cc_and_r',
      'The Common Area may be sold only if approved by 70% of the Owners Entitled to Vote, and be mortgaged if approved by 70% of the Owners Entitled to Vote that are present, in person or by proxy, at a meeting at which a quorum has been reached.',
      null,
    ],
    [
      'quorum.members',
      'bylaws',
      'Quorum. Members holding 30% of the votes, present in person or by proxy, shall constitute a quorum at any meeting.',
      'A meeting of owners counts when 30% of all votes are there.',
    ],
    [
      'assessment.increase_vote',
      'bylaws',
      'The term quorum, for a vote of the Members on a raise of the annual dues, is defined as 55% of the Members.',
      null,
    ],
    // A vote of the board.
    [
      'assessment.special_vote',
      'bylaws',
      'Should the Directors find by a vote of three-fourths that there is an emergency, a special assessment may be levied.',
      null,
    ],
    [
      'assessment.special_vote',
      'bylaws',
      'If the Board decides by a three-fourths vote that a special assessment is needed in an emergency, it takes effect at once.',
      null,
    ],
    [
      'assessment.special_vote',
      'bylaws',
      'The Board may adopt such special assessment only by a three-fourths vote of the Owners.',
      'A special assessment needs the approval of three-fourths of the owners.',
    ],
    // What a word means where it stands elsewhere.
    [
      'amendment.bylaws_vote',
      'bylaws',
      'Three-fourths of the Owners shall mean those Owners who hold more than 75% of the votes of all Owners present and voting at a meeting, or who approve amendments to these Bylaws under Article 12.',
      null,
    ],
    // What is changed is something else.
    [
      'amendment.declaration_vote',
      'cc_and_r',
      'Any new category of membership, or change in the categories of Memberships, or the terms thereof, that the Board proposes after the recording of this Declaration, shall be approved by 70% of the Owners present at a meeting.',
      null,
    ],
    [
      'amendment.declaration_vote',
      'cc_and_r',
      'Any change in the terms of this Declaration shall be approved by 70% of the Owners.',
      'The covenants can be changed with the approval of 70% of the owners.',
    ],
  ] as [string, DocumentType, string, string | null][])('%s in %s: %s', (fact, type, text, statement) => {
    expect(told(fact, text, type)).toBe(statement);
  });
});
