import { describe, it } from 'vitest';
import { expectWording } from '../testing/wording-in.ts';

/** How bylaws, old and new, and letters about them put it; undefined: what only looks like it. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  [
    'quorum.members',
    33.33,
    'Section 4. Quorum. Owners of one-third (1/3) of the Lots shall be present, in person or by absentee ballot, before any vote is taken.',
  ],
  [
    'quorum.members',
    15,
    'Fifteen percent of the lots must be represented for the annual meeting to proceed; this is our quorum.',
  ],
  [
    'quorum.members',
    10,
    'The quorum required for any meeting of the Members is the presence, in person, by proxy or by ballot, of Members holding at least ten percent (10%) of the total votes in the Association.',
  ],
  ['quorum.members', 25, 'Meetings need a quorum of one fourth of the property owners.'],
  [
    'quorum.members',
    50,
    'A simple majority of the voting members, present or by proxy, shall be considered sufficient to transact business at a regular meeting of the Association.',
  ],
  [
    'quorum.reduced',
    25,
    'In the absence of a quorum a majority of those present may adjourn the meeting to a time not less than 5 days nor more than 30 days from the original date, at which the quorum requirement shall be at least twenty-five percent (25%) of the total votes.',
  ],
  [
    'quorum.reduced',
    20,
    'A quorum shall be forty percent (40%) of the membership votes. At the next meeting so called the quorum requirement shall be reduced by half.',
  ],
  [
    'quorum.reduced',
    33.33,
    'If at the first meeting a quorum is lacking, the members who attend a second meeting called for the same purpose shall form a quorum if they hold one-third of all votes.',
  ],
  [
    'meeting.annual',
    'June',
    'Each June the members gather for the annual meeting, when new directors are chosen.',
  ],
  [
    'meeting.annual',
    'Saturday of Labor Day weekend',
    'The annual meeting shall be held each year on the Saturday of Labor Day weekend.',
  ],
  ['board.size', { min: 3, max: 3 }, 'The Directors shall total three (3) in number.'],
  ['board.size', { min: 7, max: 7 }, 'The Board of Directors shall have a membership of seven persons.'],
  ['board.size', { min: 5, max: 5 }, 'Five owners make up the Board.'],
  ['board.size', { min: 5, max: 5 }, 'There are five seats on the Board.'],
  [
    'board.size',
    { min: 5, max: 5 },
    'Section 1. Number and Qualification. The property and affairs of the Corporation shall be vested in five (5) directors, each of whom shall be a member.',
  ],
  [
    'board.size',
    { min: 5, max: 5 },
    'The governing body of the Association shall be a Board of Directors, five in number.',
  ],
  ['board.size', { min: 9, max: 9 }, 'The number constituting the Board of Managers shall be nine (9).'],
  [
    'board.size',
    { min: 3, max: 3 },
    'The number of persons who shall serve on the Board of Trustees is three.',
  ],
  [
    'board.term',
    365,
    'The directors are elected each year at the annual meeting, to hold office for one year or until their successors are elected.',
  ],
  [
    'board.term',
    365,
    'Each director shall hold office until the next annual meeting and until a successor is elected and qualified.',
  ],
  ['board.term', 730, 'Terms: two years, staggered so that not all directors leave at once.'],
  [
    'board.term',
    730,
    "The term of each director's service shall extend for two years and thereafter until a successor is duly elected.",
  ],
  [
    'board.term',
    730,
    'Upon expiration of the initial terms, successors shall be elected for two-year terms.',
  ],
  ['board.term', 365, 'Directors are elected annually.'],
  [
    'board.term',
    365,
    'The directors to be chosen for the coming year shall be chosen at the annual meeting of the club in the same way and with the same ballots as the officers of this club are every year, and they shall serve for a term of one (1) year.',
  ],
  [
    'board.term',
    undefined,
    'The directors to be chosen to fill a vacancy shall be chosen by the board at its next regular meeting after it became known to the secretary of the club and its members, and they shall serve for a term of one (1) year.',
  ],
  ['board.term', 1095, 'Each elected Director shall serve three (3) years.'],
  [
    'voting.proxy_allowed',
    true,
    'A member unable to attend may designate another member in writing to vote as his proxy.',
  ],
  ['voting.proxy_allowed', false, 'Absentee and proxy votes will not be counted.'],
  ['voting.proxy_allowed', false, 'The use of proxies at meetings of members is prohibited.'],
  [
    'voting.cumulative',
    false,
    'Each member may cast as many votes as there are vacancies, but no member may cast more than one vote for any one candidate.',
  ],
  ['voting.cumulative', false, 'No member shall be entitled to accumulate votes.'],
  [
    'voting.cumulative',
    true,
    'Election to the Board shall be by secret written ballot with cumulative voting.',
  ],
  [
    'amendment.bylaws_vote',
    66.67,
    'Alteration, amendment, or repeal of these by-laws shall require the approval of at least two-thirds of the members present and entitled to vote.',
  ],
  ['amendment.bylaws_vote', 60, 'The members may by a sixty percent vote adopt, amend or repeal bylaws.'],
  [
    'amendment.bylaws_vote',
    51,
    'Amendment: fifty-one percent (51%) of the homeowners must agree to a change in these Bylaws.',
  ],
  [
    'amendment.bylaws_vote',
    66.67,
    'To amend the bylaws takes a two-thirds vote of those present at the annual meeting.',
  ],
  [
    'amendment.bylaws_vote',
    50,
    'The By-Laws of the Corporation may be made, altered or rescinded by a majority vote of the members at the annual meeting.',
  ],
  [
    'records.inspection',
    true,
    'A Lot Owner, at his own expense, may, at any reasonable time, make an audit of the books of the Board and Association.',
  ],
  ['records.inspection', true, 'Minutes of all actions taken by the Board shall be available to all Owners.'],
  [
    'records.inspection',
    true,
    'Any homeowner who wants to see the books may do so by contacting the Treasurer.',
  ],
  [
    'records.inspection',
    true,
    'The Secretary shall keep the records at the office of the Association, where copies may be purchased by members at reasonable cost.',
  ],
  ['records.inspection', true, 'Financial statements are available upon request to all members.'],
  [
    'records.inspection',
    true,
    "Members are welcome to review the Association's financial records at any Board meeting.",
  ],
  [
    'records.inspection',
    true,
    'Upon request, any Owner shall be furnished access to all records of receipts and expenditures.',
  ],
  [
    'dispute.arbitration',
    true,
    'The party wishing to pursue such dispute must arrange for arbitration with the American Arbitration Association prior to the instigation of any legal action against the other party.',
  ],
  [
    'dispute.arbitration',
    true,
    'Any dispute that cannot be settled by talks shall proceed to mediation before a lawsuit may be filed.',
  ],
  [
    'dispute.arbitration',
    true,
    'Mediation is required before any litigation between the Association and an Owner.',
  ],
  [
    'dispute.arbitration',
    true,
    'Claims between Owners and the Association are to be resolved exclusively by arbitration under the rules of the American Arbitration Association.',
  ],
  [
    'dispute.arbitration',
    true,
    'Neither the Association nor any Member shall start a suit until the parties have met and conferred and then mediated in good faith.',
  ],
  [
    'quorum.members',
    20,
    'SECTION 5. QUORUM. There must be present, either in person or by proxy, at least twenty per cent (20%) of the voting membership to transact any business at any meeting of members.',
  ],
  [
    'quorum.members',
    33.33,
    'Except as otherwise provided, the presence in person or by proxy of thirty-three and one-third percent (33 1/3%) of the members entitled to vote is required for, and shall constitute, a quorum.',
  ],
  [
    'quorum.members',
    15,
    'Quorum for the annual meeting: fifteen percent of all homeowners eligible to vote.',
  ],
  [
    'quorum.members',
    5,
    'Five percent (5%) of the total votes, represented by members in attendance or by proxy, is deemed a quorum throughout any meeting of the Association.',
  ],
  [
    'quorum.reduced',
    25,
    'At any such meeting fifty percent of the members shall be a quorum. If no quorum is had the meeting shall be recessed and a second meeting called, at which twenty-five percent of the members shall be a quorum.',
  ],
  [
    'meeting.annual',
    'November',
    'General membership meetings will be held twice a year, in May and in November; the November meeting is the annual meeting.',
  ],
  ['meeting.annual', 'February', 'Date of annual meeting: February of each year, as the Board shall fix.'],
  [
    'meeting.notice',
    { min: 10, max: 60 },
    'Notice of a meeting of members, stating the place, day, and hour of the meeting, shall be given in writing or by electronic transmission to each member entitled to vote at the meeting not later than the 10th day and not earlier than the 60th day before the date of the meeting.',
  ],
  [
    'board.size',
    { min: 5, max: 5 },
    'Composition of the Board. The Association shall be governed by five elected homeowners called the Board of Directors.',
  ],
  [
    'board.size',
    { min: 5, max: 5 },
    'Board of Directors: The five-person Board is elected by the membership.',
  ],
  [
    'board.term',
    365,
    'The Directors shall be elected by the members at the annual meeting for a term of one year.',
  ],
  ['board.term', 730, 'All Board positions carry a two-year term.'],
  ['board.term', 365, 'Each board seat is up for election every year.'],
  [
    'board.term',
    1095,
    'The Board of Directors shall be divided into three classes, each class to serve three years.',
  ],
  ['board.term', 730, 'Length of term: 2 years for every Board member.'],
  ['voting.proxy_allowed', true, "Proxies must be in the Secretary's hands before the roll is called."],
  [
    'voting.proxy_allowed',
    true,
    'Such proxy is void when the owner sells the lot or appears at the meeting in person.',
  ],
  [
    'voting.cumulative',
    false,
    'Each lot has one vote per open seat and those votes may not be accumulated for one candidate.',
  ],
  ['voting.cumulative', true, 'Voting for directors shall be cumulative.'],
  [
    'amendment.bylaws_vote',
    66.67,
    'ARTICLE XII AMENDMENTS\nThese By-Laws may be added to, altered or repealed at any regular meeting by the favorable vote of two-thirds of the members present, if ten days notice has been given.',
  ],
  ['amendment.bylaws_vote', 50, 'Bylaw changes need a majority of all homeowners.'],
  [
    'amendment.bylaws_vote',
    66.67,
    'Members present at a meeting with a quorum may amend these Bylaws by a two-thirds vote.',
  ],
  [
    'records.inspection',
    true,
    'Copies of the budget, financial records and minutes will be provided to any homeowner on request.',
  ],
  [
    'records.inspection',
    true,
    'Section 209.005 allows an owner to examine the books and records of the Association upon a written request by certified mail.',
  ],
  ['records.inspection', true, "The Association's records are open to members."],
  [
    'records.inspection',
    true,
    'The Treasurer shall keep full and accurate books of account, which shall be exhibited at all reasonable times to any member.',
  ],
  ['records.inspection', true, "You may inspect association records at the manager's office by appointment."],
  [
    'dispute.arbitration',
    true,
    'A court action to enforce the governing documents may not be filed unless the parties have endeavored to submit the matter to alternative dispute resolution.',
  ],
  ['dispute.arbitration', true, 'Members and the Association are required to try mediation first.'],
  [
    'quorum.members',
    undefined,
    'A majority of the directors then in office shall constitute a quorum of the Board.',
  ],
  [
    'quorum.members',
    undefined,
    'For a vote on a special assessment the presence of members or proxies entitled to cast sixty percent (60%) of all the votes shall constitute a quorum.',
  ],
  [
    'quorum.reduced',
    undefined,
    'If a quorum is not present, the members present may adjourn the meeting from time to time until a quorum of 25% is present.',
  ],
  [
    'quorum.reduced',
    undefined,
    'If the required quorum is not present at the meeting called to vote on a special assessment, another meeting may be called on the same notice.',
  ],
  ['meeting.annual', undefined, 'The Board shall hold its annual meeting in June to elect officers.'],
  ['meeting.annual', undefined, 'The annual assessment shall be due the first Monday in January.'],
  [
    'meeting.notice',
    undefined,
    "Special meetings of the Board shall be held on not less than three days' notice to each director.",
  ],
  ['meeting.notice', undefined, "The owner shall have fifteen days' notice of the hearing."],
  ['board.size', undefined, 'A quorum of the Board consists of three directors.'],
  ['board.size', undefined, 'The Architectural Review Board shall consist of three members.'],
  ['board.term', undefined, 'The officers shall be elected for one year by the Board.'],
  ['board.term', undefined, 'The management contract shall have a term of one year.'],
  ['voting.proxy_allowed', undefined, 'Directors may not vote by proxy at Board meetings.'],
  ['voting.proxy_allowed', undefined, 'The Fidelity bond covers the proxy agent.'],
  ['voting.cumulative', undefined, 'The remedies of the Association are cumulative.'],
  [
    'voting.cumulative',
    undefined,
    'The cumulative total of special assessments shall not exceed five percent.',
  ],
  [
    'amendment.bylaws_vote',
    undefined,
    'An amendment to these Bylaws may be proposed by ten percent of the members.',
  ],
  [
    'amendment.bylaws_vote',
    undefined,
    'These Articles may be amended with the assent of seventy-five percent of the entire membership.',
  ],
  [
    'amendment.bylaws_vote',
    undefined,
    'No amendment of the Bylaws may impair the rights of first mortgagees without the consent of 51% of the mortgagees.',
  ],
  [
    'records.inspection',
    undefined,
    'Every Director shall have the absolute right at any reasonable time to inspect all books, records and documents of the Association.',
  ],
  [
    'records.inspection',
    undefined,
    'The Association may inspect the Lot upon reasonable notice to the Owner.',
  ],
  [
    'dispute.arbitration',
    undefined,
    'The Board may, in its discretion, offer mediation to neighbors in dispute.',
  ],
  [
    'dispute.arbitration',
    undefined,
    'In the event of a dispute concerning a party wall, each party shall choose one arbitrator.',
  ],
  ['voting.declarant_control', undefined, 'The Declarant shall have one vote for each Lot it owns.'],
  [
    'voting.declarant_control',
    undefined,
    'The developer conveyed the common area to the Association in 1988.',
  ],
  [
    'meeting.annual',
    undefined,
    "The Board of Directors shall hold its regular annual meeting in March immediately after the members' meeting.",
  ],
  [
    'meeting.annual',
    undefined,
    'Dues are payable annually on the first Monday of April, following a meeting of the Board.',
  ],
  [
    'board.term',
    undefined,
    'A director appointed to fill a vacancy serves for the rest of the term, at most two years.',
  ],
  [
    'dispute.arbitration',
    undefined,
    'Disputes between Co-owners and the Association shall, upon the election and written consent of the parties to any such disputes, be submitted to arbitration.',
  ],
  [
    'voting.proxy_allowed',
    true,
    'The presence of members, or of proxies entitled to cast one-third of the votes, is a quorum.',
  ],
  [
    'meeting.notice',
    { min: 20, max: 40 },
    'The annual meeting of the members shall be on a date not less than 20 nor more than 40 days after notice of the meeting is given.',
  ],
  [
    'board.term',
    365,
    'The members will elect directors of the Club for the ensuing year at the fall meeting.',
  ],
  ['board.term', 730, 'The officers shall be elected for one year; the directors for two years.'],
  [
    'meeting.annual',
    'March or April',
    'The annual meetings shall be held in the months of March or April on a day that the president names, or if the president should fail to name one, then on the last Friday in April.',
  ],
  [
    'meeting.annual',
    'first two weeks of June',
    'There shall be an annual meeting of the members held during the first two weeks of June.',
  ],
  [
    'meeting.annual',
    'on a date that the board sets',
    'Section 1. Annual Meeting. A general meeting of the members shall be held once each calendar year at a time and place designated by the Board.',
  ],
];

describe('plain wordings of bylaws', () => {
  it.each(wordings)('%s is %j: %s', expectWording);
});
