import { describe, expect, it } from 'vitest';
import { expectWording, wordingIn } from '../testing/wording-in.ts';

/** How charters of several decades put it, some of them scanned; undefined: what only looks like it. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  [
    'meeting.notice',
    undefined,
    'Written notice of such proposed action shall be sent to all Members not less than twenty (20) nor more than forty (40) days prior to a meeting called for such purpose.',
  ],
  [
    'meeting.notice',
    { min: 20, max: 40 },
    'Written notice of each meeting shall be sent to all Members not less than twenty (20) nor more than forty (40) days prior to it.',
  ],
  [
    'quorum.members',
    15,
    'A minimum of 15% of the membership must be present to have a valid vote, in which the majority of those present decides.',
  ],
  [
    'quorum.members',
    25,
    '10.4 Quorum The presence at a meeting, in person or by proxy, of members entitled to cast at feast one-fourth (dh) of the votes of the membership shall constitite a quorum for any action.',
  ],
  [
    'quorum.members',
    undefined,
    'A minimum of 60% of the directors must be present to have a valid vote of the Board.',
  ],
  ['voting.proxy_allowed', false, 'No proxy ballots are allowed.'],
  ['voting.proxy_allowed', false, 'Proxy ballots will not be accepted at any meeting.'],
  [
    'voting.proxy_allowed',
    undefined,
    'No proxy ballots of directors are permitted at meetings of the Board.',
  ],
  [
    'amendment.bylaws_vote',
    66.67,
    'Sixty-six and two-thirds percent (66 2/3%) of the co-owners must approve the change for a new By-Law to be adopted.',
  ],
  [
    'amendment.bylaws_vote',
    undefined,
    'Sixty percent (60%) of the directors must approve the schedule for a pool rule to be adopted.',
  ],
  [
    'meeting.annual',
    'on a date that the board sets',
    'There shall be an annual meeting of the Owners at such reasonable place, time and date as may be designated by written notice of the Board.',
  ],
  [
    'meeting.annual',
    undefined,
    'The annual meeting of the members shall be held on the 7% day of Mny of each year, at such place and time as may be fixed by the Board of Directors.',
  ],
  [
    'meeting.notice',
    { min: 5, max: 5 },
    'Notice stating the place, day and hour shall be delivered to cach member not less than five days before the meeting.',
  ],
  [
    'meeting.notice',
    undefined,
    'Notice stating the place, day and hour shall be delivered to cach director not less than five days before the meeting.',
  ],
  [
    'board.size',
    { min: 5, max: 5 },
    'The business shall be managed by a Board composed of five (5ydirectors.',
  ],
  ['board.size', { min: 3, max: 3 }, 'The Association shall be managed bya Board of three (3) Trustees.'],
  [
    'board.size',
    { min: 7, max: 7 },
    'The business of the Association shall be managed by a Board of Directors. composed of seven (7) directors.',
  ],
  [
    'board.term',
    365,
    'Each person elected as a director shall serve for aterm of one year and until a successor is clected.',
  ],
  [
    'voting.declarant_control',
    true,
    'Until then three (3) of the directors of the Association shall be clected by the Developer.',
  ],
  ['document.date', '2009-06-01', 'Adopted by the members on this the 1% day of June, 2009.'],
  [
    'architecture.approval_required',
    true,
    'None of the following actions may be taken until plans for them have been approved in writing by the Review Committee:\n1. Clearing of a lot.\n2. Building of a shed, a fence or a wall.\n3. Any change to the exterior of a home.',
  ],
  [
    'architecture.approval_required',
    undefined,
    'None of the following actions may be taken until they have been approved in writing by the Board:\n1. Hiring of a manager.\n2. Opening of an account.',
  ],
  [
    'rental.short_term_prohibited',
    undefined,
    'No Owner may lease a home for less than thirty (30) days without the prior written approval of the Board.',
  ],
  [
    'rental.short_term_prohibited',
    undefined,
    'No lease shall be for less than six months unless the Board consents in writing.',
  ],
  [
    'rental.short_term_prohibited',
    true,
    'No lease shall be for less than six months, and no lease may be made without the approval of the Board.',
  ],
  [
    'rental.minimum_term',
    180,
    'No lease shall be for less than six months unless the Board consents in writing.',
  ],
  [
    'exterior.minimum_home_size_sqft',
    1450,
    'No dwelling shall have less than 1,450 square feet, and the ground floor of a two-story dwelling shall have at least 820 square feet.',
  ],
  [
    'exterior.minimum_home_size_sqft',
    2100,
    'Each two-story home shall have at least 2,100 square feet, with a minimum of 1,250 square feet on the ground floor.',
  ],
  [
    'exterior.minimum_home_size_sqft',
    880,
    'The ground floor of a house shall have at least 1,150 square feet if it has one story, and the ground floor of a two-story house at least 880 square feet.',
  ],
  [
    'board.size',
    { min: 3 },
    'The affairs shall be governed by a Board composed of not less than three (3) persons.',
  ],
  [
    'board.size',
    { min: 3, max: 9 },
    'The Board is composed of not less than three (3) nor more than nine (9) persons.',
  ],
  [
    'maintenance.yard',
    undefined,
    'Yard drainage shall be maintained in accordance with the grades on the said plan.',
  ],
  ['maintenance.yard', 'owner', 'Yards shall be maintained free of weeds and trash.'],
  [
    'exterior.outbuildings',
    'prohibited',
    'Only one dwelling shall be erected on a lot. Out-buildings are prohibited.',
  ],
  [
    'assessment.late_fee',
    { percent: 5 },
    'If an installment is unpaid ten days after its due date the Board may impose a late fee equal to five percent of the amount due, together with interest at 16% per annum.',
  ],
  [
    'assessment.late_fee',
    undefined,
    'Late payments shall bear a charge equal to twelve percent per annum of the amount due.',
  ],
  [
    'amendment.bylaws_vote',
    50,
    'Except as provided by law, the Board of Directors may adopt, amend or repeal bylaws by majority vote of the entire Board.',
  ],
  [
    'amendment.bylaws_vote',
    undefined,
    'The Board of Directors may adopt, amend or repeal rules by majority vote of the entire Board.',
  ],
  ['rental.cap', 20, 'At no time shall more than twenty percent (20%) of the Units be occupied by tenants.'],
  ['rental.cap', undefined, 'More than twenty percent (20%) of the Units are now occupied by tenants.'],
  [
    'quorum.reduced',
    10,
    'If a quorum is not present, the meeting shall be reconvened not less than ten days later, at which reconvened meeting ten percent of the votes shall suffice as a quorum.',
  ],
  [
    'meeting.annual',
    'first Tuesday in May',
    'ANNUAL MEETING. Unless the Board names another day, members shall convene annually on the first Tuesday in May at 7 p.m.',
  ],
  ['meeting.annual', undefined, 'The directors shall convene annually on the first Tuesday in May.'],
  ['litigation', undefined, 'Members asked about the effect of pending litigation on resales.'],
  ['litigation', undefined, 'The manager explained how pending litigation affects loans and resales.'],
  ['insurance.owner_must_carry', undefined, 'An HO-6 policy should carry at least $25,000 of coverage.'],
];

describe('wordings of charters', () => {
  it.each(wordings)('%s is %j in: %s', (fact, value, text) => {
    expectWording(fact, value, text);
  });

  it('tells of a case that is pending, whatever it does to resales', () => {
    expect(wordingIn('litigation', 'The pending lawsuit against the roofer hampers resales.')).toMatchObject({
      status: 'pending',
    });
  });
});
