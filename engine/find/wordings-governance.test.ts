import { describe, expect, it } from 'vitest';
import { readIn } from '../testing/wording-in.ts';

/** One fact in many wordings: as forms of several states put it, and as people write who use no form. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  [
    'board.size',
    { min: 5, max: 5 },
    '"Board" means the board of directors of the Association, which has five (5) members elected by the Owners.',
  ],
  [
    'board.size',
    { min: 3, max: 7 },
    'The affairs of the Association shall be governed by a Board of not fewer than three (3) and not more than seven (7) directors.',
  ],
  ['board.size', { min: 5, max: 5 }, 'There shall be five Directors.'],
  [
    'board.size',
    { min: 3, max: 5 },
    'The number of Directors shall be set by the Members and shall be three to five.',
  ],
  [
    'board.size',
    { min: 7, max: 7 },
    'The Association is managed by seven trustees elected from among the Owners.',
  ],
  ['board.size', { min: 3, max: 3 }, 'The Board consists of three persons, each of whom must be an Owner.'],
  [
    'board.size',
    { min: 5, max: 5 },
    'The property, business and affairs of the corporation are controlled by its Board of Directors, composed of five individuals.',
  ],
  ['board.term', { days: 1095 }, 'Directors are elected for three years.'],
  [
    'board.term',
    { days: 730 },
    'Each director shall serve a term of two (2) years and until a successor is elected.',
  ],
  ['board.term', { days: 365 }, 'The Directors hold office for one year.'],
  [
    'board.term',
    { days: 1095 },
    'At the first annual meeting the members shall elect one director for one year, one for two years and one for three years; at each annual meeting thereafter the members shall elect one director for a term of three years.',
  ],
  ['board.term', { days: 730 }, 'The term of office of a Director is two years.'],
  [
    'meeting.annual',
    'second Tuesday of March',
    'The annual meeting of the Members is held on the second Tuesday of March.',
  ],
  ['meeting.annual', 'October', 'Each year in October the Owners shall hold their annual meeting.'],
  [
    'meeting.annual',
    'first quarter of each calendar year',
    'The regular annual meeting takes place during the first quarter of each calendar year.',
  ],
  [
    'meeting.annual',
    'the same day of the same month of each year',
    'Each subsequent regular annual meeting shall be held on the same day of the same month of each year thereafter, at 7:00 p.m.',
  ],
  ['meeting.annual', 'January 15', 'Members shall meet annually on January 15.'],
  [
    'meeting.notice',
    { min: 10, max: 50 },
    'Notice of each meeting shall be sent to every Member not less than ten nor more than fifty days before the meeting.',
  ],
  [
    'meeting.notice',
    { min: 14, max: 14 },
    "The Secretary shall mail notice of a members' meeting at least fourteen (14) days ahead.",
  ],
  [
    'meeting.notice',
    { min: 10, max: 60 },
    'Members shall be given written notice of every annual or special meeting between ten (10) and sixty (60) days in advance.',
  ],
  [
    'meeting.notice',
    { min: 30, max: 30 },
    "No meeting of the Members shall be held on less than thirty (30) days' written notice.",
  ],
  [
    'meeting.notice',
    { min: 10, max: 30 },
    'Written notice stating the place, day and hour of a meeting of Owners is given not fewer than 10 days and no more than 30 days before it.',
  ],
  [
    'quorum.members',
    30,
    'Owners who hold thirty percent (30%) of the votes, present in person or by proxy, make a quorum at any meeting of the Association.',
  ],
  [
    'quorum.members',
    10,
    'The presence of Members entitled to cast one-tenth (1/10) of the votes shall constitute a quorum for any action.',
  ],
  ['quorum.members', 25, 'A quorum is twenty-five percent (25%) of the voting interests.'],
  ['quorum.members', 50, 'A majority of the Owners, in person or by proxy, is a quorum.'],
  [
    'quorum.members',
    20,
    'The holders of twenty percent of the votes in the Association must be present for a quorum.',
  ],
  [
    'quorum.members',
    33.33,
    'No business may be transacted at a meeting of Members unless one-third of the votes are represented, which is the quorum.',
  ],
  [
    'quorum.reduced',
    15,
    'If a quorum is not present, another meeting may be called, and the quorum at that meeting is fifteen percent (15%) of the votes.',
  ],
  [
    'quorum.reduced',
    10,
    'A quorum is twenty percent (20%) of the votes. If it is not met, the meeting may be called again, and the required quorum at the second meeting shall be one-half (1/2) of the required quorum at the first meeting.',
  ],
  [
    'amendment.declaration_vote',
    67,
    'This Declaration may be amended by the approval of sixty-seven percent (67%) of all votes.',
  ],
  [
    'amendment.declaration_vote',
    75,
    'This Declaration may be amended during the first twenty (20) year period by an instrument signed by not less than ninety percent (90%) of the Lot Owners, and thereafter by an instrument signed by not less than seventy-five percent (75%) of the Lot Owners. Recorded on May 1, 1990.',
  ],
  [
    'amendment.declaration_vote',
    66.67,
    'Amendments to this Declaration require the affirmative vote of two-thirds of the Owners.',
  ],
  [
    'amendment.declaration_vote',
    51,
    'The Owners may change these covenants at any time by a written instrument signed by the owners of fifty-one percent of the Lots.',
  ],
  [
    'amendment.declaration_vote',
    80,
    'No amendment of this Declaration is effective unless Owners holding at least eighty percent (80%) of the votes have consented to it in writing.',
  ],
  [
    'amendment.declaration_vote',
    75,
    'Except where a greater vote is required, Owners of seventy-five percent (75%) of the Units may amend this Declaration.',
  ],
  [
    'amendment.bylaws_vote',
    50,
    'These Bylaws may be amended at any meeting of the Members by a vote of a majority of a quorum present in person or by proxy.',
  ],
  [
    'amendment.bylaws_vote',
    66.67,
    'The Members may alter, amend or repeal these Bylaws by the vote of two-thirds of the Members present.',
  ],
  ['amendment.bylaws_vote', 67, 'An amendment to these By-Laws must be approved by 67% of the Owners.'],
  [
    'declaration.term',
    { days: 9125 },
    'This Declaration binds the land for twenty-five (25) years from the date it is recorded, and is then extended automatically for successive periods of ten (10) years unless Owners who hold seventy-five percent (75%) of the votes agree to end it.',
  ],
  [
    'declaration.renewal',
    { days: 3650 },
    'This Declaration binds the land for twenty-five (25) years from the date it is recorded, and is then extended automatically for successive periods of ten (10) years unless Owners who hold seventy-five percent (75%) of the votes agree to end it.',
  ],
  [
    'declaration.term',
    { days: 10950 },
    'These covenants shall remain in effect for thirty (30) years, after which they renew automatically every ten (10) years.',
  ],
  [
    'declaration.renewal',
    { days: 3650 },
    'These covenants shall remain in effect for thirty (30) years, after which they renew automatically every ten (10) years.',
  ],
  [
    'declaration.term',
    { days: 7300 },
    'The provisions of this Declaration shall run with the land and bind all parties for a period of twenty years from the date of recordation, at which time they shall be extended for successive periods of ten years.',
  ],
  [
    'declaration.term',
    { days: 14600 },
    'The covenants last for forty years. After that they continue for further terms of twenty years each.',
  ],
  [
    'declaration.renewal',
    { days: 7300 },
    'The covenants last for forty years. After that they continue for further terms of twenty years each.',
  ],
  [
    'voting.declarant_control',
    true,
    'Until the Declarant has sold seventy-five percent (75%) of the Lots, or until May 14, 2014, whichever comes first, the Declarant has three (3) votes for each Lot that it owns.',
  ],
  [
    'voting.declarant_control',
    true,
    'During the Development Period the Declarant may appoint and remove the members of the Board.',
  ],
  ['voting.declarant_control', true, 'The Class B member is the Developer, who has ten votes for every Lot.'],
  [
    'voting.declarant_control',
    true,
    'The Board of Directors may be appointed by the Developer until forty percent of the lots have been sold.',
  ],
  [
    'voting.declarant_control',
    true,
    'Developer shall be entitled to 150 votes for each Lot owned by Developer.',
  ],
  ['voting.proxy_allowed', true, 'At all meetings of members, each member may vote in person or by proxy.'],
  ['voting.proxy_allowed', false, 'Voting by proxy is not allowed.'],
  [
    'voting.proxy_allowed',
    true,
    'A Member may appoint another person to vote for him by a signed proxy filed with the Secretary.',
  ],
  ['voting.cumulative', false, 'Cumulative voting is not permitted.'],
  [
    'voting.cumulative',
    true,
    'Members shall have the right to cumulate their votes in the election of directors.',
  ],
  ['voting.cumulative', false, 'There shall be no cumulative voting.'],
  [
    'records.inspection',
    true,
    'The books, records and papers of the Association shall at all times, during reasonable business hours, be subject to inspection by any member.',
  ],
  [
    'records.inspection',
    true,
    "Any Owner may look at and copy the Association's records upon ten days' written request.",
  ],
  [
    'records.inspection',
    true,
    'The Association shall make its books and records available for examination by Owners.',
  ],
  ['dispute.arbitration', true, 'Before suing, the parties shall attempt mediation.'],
  [
    'dispute.arbitration',
    true,
    'Any dispute between an Owner and the Association must be submitted to mediation before either of them may go to court.',
  ],
  ['dispute.arbitration', true, 'All claims shall be resolved by binding arbitration.'],
  [
    'dispute.arbitration',
    true,
    'An Owner may not sue the Association unless the parties have first tried to settle the matter through mediation.',
  ],
  [
    'dispute.arbitration',
    true,
    'As a condition precedent to any lawsuit, the complaining party shall give notice and take part in mediation in good faith.',
  ],
  [
    'sale.right_of_first_refusal',
    true,
    'The Association has the first right to buy any Unit on the same terms as those of a bona fide offer.',
  ],
  [
    'sale.right_of_first_refusal',
    false,
    'The right of a Unit Owner to sell, transfer or otherwise convey his interest in a unit shall not be subject to any right of first refusal.',
  ],
  [
    'sale.right_of_first_refusal',
    true,
    'Before accepting an offer, an Owner must offer the Unit to the Association at the same price, and the Association has thirty days to accept.',
  ],
  ['sale.right_of_first_refusal', false, 'The Association has no right of first refusal.'],
  [
    'document.date',
    '2002-11-25',
    'THIS DECLARATION, made this 25th day of November, 2002, by Example Homes IV, LLC, a North Carolina limited liability company.',
  ],
  ['association.state', 'VA', 'This Declaration is recorded in the land records of Halden County, Virginia.'],
  [
    'association.name',
    'Fox Run Homeowners Association, Inc.',
    '"Association" shall mean Fox Run Homeowners Association, Inc., its successors and assigns.',
  ],
  [
    'association.name',
    'Heather Glen Lofts Condominium Homeowners Association, Inc.',
    '### 1.2 Association\n\nThe Heather Glen Lofts Condominium Homeowners Association, Inc., a nonprofit corporation organized under the Act.\n\n### 1.3 Retail Association\n\nMarket Row Owners Association, Inc. A nonprofit corporation created to govern the Retail Condominium.',
  ],
  [
    'document.date',
    '2021-03-04',
    'AMENDMENT TO THE DECLARATION OF BIRCH RUN\n\nElectronically Recorded\n\n2021 Mar 04 02:16 PM\n\nBook 11, Page 7',
  ],
  [
    'association.name',
    'Juniper Flats',
    '“Association” means JUNIPER FLATS, a nonprofit corporation organized under the laws of the State of Oregon.',
  ],
  [
    'meeting.notice',
    { min: 10, max: 45 },
    'Written notice stating the place, day and hour of the meeting, the items on the agenda, including any proposed amendment and any budget changes, shall be delivered not less than ten (10) or more than forty-five (45) days before the date of the meeting.',
  ],
  [
    'meeting.notice',
    null,
    'Written notice of each meeting of the Members shall be sent not less than thirty (30) days nor aore than sixty (60) days in advance of the meeting.',
  ],
  [
    'meeting.notice',
    { min: 15, max: 15 },
    'Written notice of each meeting of the Members shall be mailed at least fifteen {15) days before the meeting.',
  ],
];

describe('wordings of how the association is run', () => {
  it.each(wordings)('%s is %o: %s', (fact, value, text) => {
    const type = /^(?:board|meeting|quorum|voting)/.test(fact) ? 'bylaws' : 'cc_and_r';
    const found = readIn(fact, value, text, type);
    const near = typeof value === 'number' ? expect.closeTo(value, 1) : value;
    if (value === null) expect(found).toBeUndefined();
    else if (typeof value === 'object') {
      expect(Array.isArray(value) && !Array.isArray(found) ? [found] : found).toMatchObject(value);
    } else expect(found).toEqual(near);
  });
});
