import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { meetingItems } from './items.ts';

const told = (text: string) =>
  meetingItems(docOf(text, 'minutes'))
    .filter(({ what }) => what !== null)
    .map(({ what, outcome }) => `${what}: ${outcome}`);

describe('the matters of a meeting', () => {
  it.each<[string, string[]]>([
    [
      'Lee presented an option to cut the cost of mowing. Agreed to defer until next meeting.',
      ['An option to cut the cost of mowing: tabled'],
    ],
    ['Discussed pool hours and rules — Agreed to defer to next meeting,', ['Pool hours and rules: tabled']],
    [
      'The Board voted to table the increase of the annual dues to $480 until the next meeting.',
      ['The increase of the annual dues to $480: tabled'],
    ],
    ['The board agreed to postpone the paving.', ['The paving: tabled']],
    [
      'The other three proposed changes failed because the votes did not reach 60%.',
      ['The other three proposed changes: failed'],
    ],
    [
      'The dues increase to $90 a month did not pass: 30 yes, 41 no.',
      ['The dues increase to $90 a month: failed'],
    ],
    ['The dues increase passed with 48 yes votes and 20 no votes.', ['The dues increase: carried']],
    [
      'Proposed change to Article 4 on pets did not pass, as it needed 67% of the owners.',
      ['Proposed change to Article 4 on pets: failed'],
    ],
    ['The dues increase passed last year helped us.', []],
    // who moved, in marks
    ['M/S (Kim/Lee) to ban sheds. Talk of the covenants. Motion withdrawn.', ['Ban sheds: withdrawn']],
    ['M/S/C (Kim/Lee) approve the 2032 budget', ['Approve the 2032 budget: carried']],
    ['Voted (KR/LD, 2-1): to refer lot 4 to counsel', ['Refer lot 4 to counsel: carried']],
    ['Voted (KR/LD) by hand.', []],
    ['Motion (Ray/Day) to paint the gate. Carried.', ['Paint the gate: carried']],
    [
      'Moved by Kim, seconded by Lee: that the pool close at nine. CARRIED.',
      ['The pool close at nine: carried'],
    ],
    ['Motion to hire Elm Yards at $900 - Kim. Second - Lee. Passed.', ['Hire Elm Yards at $900: carried']],
    [
      'Motion to hire Elm Yards - Oak Division. Second - Lee. Passed.',
      ['Hire Elm Yards - Oak Division: carried'],
    ],
    ['Motion to hire Elm Yards: Kim; second: Lee. Approved 5-0', ['Hire Elm Yards: carried']],
    [
      'Kim proposed a new gate. A motion to approve was made by Mr. Day, seconded by Mrs. Ray. The motion carried.',
      ['A new gate: carried'],
    ],
    // a remark is nothing that could be put off
    ['Kim thanked the cooks. Tabled until June.', []],
    ['Kim offered a plan for the gate. Tabled until June.', ['Kim offered a plan for the gate: tabled']],
    [
      'Budget 2032. The committee brought a draft with dues of $265. After discussion Roe moved to adopt it with dues of $262; Alder seconded; passed 2-1.',
      ['Budget 2032: adopt it with dues of $262: carried'],
    ],
    // amendments as secretaries shorten them, their votes, and the vote on the motion as amended
    [
      'Kim moved to pave the lot for $42,000. Bo moved to amend to add striping. Amendment carried 3-1. Motion as amended carried 4-1 (Day no).',
      ['Pave the lot for $42,000 (amended to add striping): carried'],
    ],
    [
      'Mr. Day moved to levy $600 per unit, due in May. Seconded by Ms. Roe. Mr. Hill amended to three installments of $200. Vote on amendment 4-0. Vote on motion as amended 3-1 (Roe no). Motion carried.',
      ['Levy $600 per unit, due in May (amended to three installments of $200): carried'],
    ],
    [
      'Motion (Kim/Day) to raise dues to $90. Mr. Roe would like $80. Amended to $85 by consent. Vote on the motion as amended: 4-0.',
      ['Raise dues to $90 (amended to $85): carried'],
    ],
    [
      'Lee moved we side the clubhouse at $42,000. Amend to cedar, $51,000, 3-1. Motion as amended passed 3-1.',
      ['Side the clubhouse at $42,000 (amended to cedar, $51,000): carried'],
    ],
    [
      'Motion Kim/Day: accept the low bid. Amend: not to exceed $9,000. Amendment 4-0. As amended 4-0.',
      ['Accept the low bid (amended: not to exceed $9,000): carried'],
    ],
    [
      'Lee moved to apply for a credit line of $50,000. Kim moved to amend to $80,000. Failed for lack of a second. Vote on the motion 3-2, carried.',
      ['Apply for a credit line of $50,000: carried'],
    ],
    [
      'Ann proposed a supplemental assessment of $900 per unit. Bo moved to amend to two installments. Seconded. Passed 4-0. Main motion as amended: passed 4-0.',
      ['A supplemental assessment of $900 per unit (amended to two installments): carried'],
    ],
    [
      'Moved by Lee to adopt the budget. Amendment by Mr. Roe: dues at $750. Vote on amendment 20 yes, 16 no, carried. Budget as amended: 33-5.',
      ['Adopt the budget (amended: dues at $750): carried'],
    ],
    [
      'Moved to leave dues at $90. Amendment (Kim): make it $95. Amendment lost 12-29. Main motion carried.',
      ['Leave dues at $90: carried'],
    ],
    ['The weather was fine. Motion as amended passed 3-1.', []],
    [
      'Motion (Lee, 2nd Kim) for a one-time charge of $400 per lot. Mr. Roe: not for me. Vote: 40 yes, 21 no. Carried.',
      ['Approve a one-time charge of $400 per lot: carried'],
    ],
    // a vote that only advises
    ['Show of hands, advisory only, on banning dogs from the beach: 35 for, 20 against.', []],
    ['Kim moved to close the pool at 8. Passed 5-2. This was advisory only.', []],
    ['The advisory committee moved to close the pool at 8. Passed 5-2.', ['Close the pool at 8: carried']],
    // what whoever moved it took up, without a vote on it
    [
      'Kim moved to close the pool at eight. Bo offered a friendly amendment to nine and Kim accepted. Passed 3-1, to begin May 1.',
      ['Close the pool at eight (amended to nine): carried'],
    ],
    [
      'Kim moved to fine late trash $50. Bo made a friendly amendment of $25 for a first time. Kim agreed. Motion carried 4-0.',
      ['Fine late trash $50 (amended: $25 for a first time): carried'],
    ],
    [
      'Kim moved to close the pool at eight. Bo offered a friendly amendment to nine, which Kim declined. Passed 3-1.',
      ['Close the pool at eight: carried'],
    ],
    [
      'Lee moved that each lot pay $600 and Kim seconded, then Lee changed it to $750 by the lake and $400 elsewhere and that is what was voted on and it passed 31 to 28.',
      ['Each lot pay $600 (amended to $750 by the lake and $400 elsewhere): carried'],
    ],
    [
      'Lee moved to rent the hall for two days. After talk Lee changed his motion to one day. Motion carried.',
      ['Rent the hall for two days (amended to one day): carried'],
    ],
    ['Lee moved to paint the hall. The wind changed it to grey. Carried.', ['Paint the hall: carried']],
    // a vote that the book then undoes
    [
      'Lee moved to tax the docks and it passed 31 to 28. Then Bo asked about two thirds and the book says so, so it did not pass after all.',
      ['Tax the docks: failed'],
    ],
    [
      'Lee moved to tax the docks and it passed 31 to 28. Bo was glad that it did not fail.',
      ['Tax the docks: carried'],
    ],
    // an amendment of some words, and its own vote
    [
      'Mr. Day moved to levy $900 per lot. Ms. Ray moved to amend the motion by striking "$900" and inserting "$750". The amendment carried. The motion as amended was adopted, 71 to 16.',
      ['Levy $900 per lot (amended by striking "$900" and inserting "$750"): carried'],
    ],
    [
      'Mr. Day moved to levy $900 per lot. Ms. Ray moved to amend the motion by striking "$900" and inserting "$750". The amendment failed. The motion was adopted, 71 to 16.',
      ['Levy $900 per lot: carried'],
    ],
    [
      'The committee recommends replacing the wall, and the bid of $143,000 was approved, subject to a vote of the members in October.',
      ['The bid of $143,000, subject to a vote of the members in October: carried'],
    ],
    ['The previous year the board voted to waive the fee for the hall.', []],
    ['At the end of the year the board voted to waive the fee.', ['Waive the fee: carried']],
    ['Kim moved to accept the audit, Lee D. seconded. All in favor.', ['Accept the audit: carried']],
    ['Kim moved to hire the firm of Lee D. Roe. Seconded. Passed.', ['Hire the firm of an owner: carried']],
    [
      '20 homeowners (one per home) were present and voted by a show of hands to accept the slate as nominated.',
      ['Accept the slate as nominated: carried'],
    ],
    ['20 owners were present and asked to accept the slate.', []],
    ['The manager noted rust, and the pump will be watched.', []],
    [
      'm/ Tim s/ Craig The financial report for October was approved.',
      ['The financial report for October: carried'],
    ],
    ['The resolution was passed by the city to widen Elm Road.', []],
    ['Resolution passed unanimously to raise association fees.', ['Raise association fees: carried']],
    [
      'A motion was made to approve the budget by Cindy Marsh, seconded by Lee. The motion to approve the budget passed.',
      ['Approve the budget: carried'],
    ],
    [
      'Jeff made a motion to close the roads in spring. Notices will be mailed. The gate stays open. Barb seconded the motion and all were in favor.',
      ['Close the roads in spring: carried'],
    ],
    ['Pool: get an estimate for the drain, as approved contractors are few.', []],
    [
      'The rule requiring two quotes failed with 12 voting yes and 40 voting no.',
      ['The rule requiring two quotes: failed'],
    ],
    ['The rule requiring two quotes was approved last year with 40 votes.', []],
    ['The owners have voted to raise the dues to $90.', ['Raise the dues to $90: carried']],
    ['The board has not voted to raise the dues to $90.', []],
    ['Once the members have voted to buy the lot, work may begin.', []],
    ['It was decided upon by a vote of 4 to 2 to buy benches.', ['Buy benches: carried']],
    ['2030 = the Board voted to raise the dues by $5', []],
    [
      'Motion to accept the bid by Hillside Paving LLC at a cost of $61,000, second by Kim, motion carried.',
      ['Accept the bid by Hillside Paving LLC at a cost of $61,000: carried'],
    ],
    ['Motion to approve the contract by Jones, second by Smith, carried.', ['Approve the contract: carried']],
    [
      'Talk of the hours led to a motion from Kim Ray. The pool will close at nine. Second by Lee, motion carried.',
      ['The pool will close at nine: carried'],
    ],
    ['Talk of the hours led to a motion from Kim Ray. The pool will close at nine. The gate is fixed.', []],
    [
      'Lee made a motion, stating that the pond will be dredged by fall. Seconded, motion carried.',
      ['The pond will be dredged by fall: carried'],
    ],
    ['The Board approved to hire a guard.', ['Hire a guard: carried']],
    [
      'Motion to approve the June minutes. Ray made a motion to approve with one correction; Kim seconded. Motion passed.',
      ['Approve the June minutes: carried'],
    ],
    [
      'Motion to paint the gate. Ray made a motion to approve the bid of $900; Kim seconded. Motion passed.',
      ['Approve the bid of $900: carried'],
    ],
    ['4) Gate code.\nThis item was postponed until June.', ['Gate code: tabled']],
    ['4) Gate code.\nThe roof leaks.\n5) Roof.\nThe walk is clear.', []],
    ['Lastly, the board voted to buy benches.', ['Buy benches: carried']],
    [
      'The board voted unanimously on 2031 officers:\nKim Ray – President\nLee Day – Treasurer',
      ['Elect the officers: President, Treasurer: carried'],
    ],
    ['The board votes for officers in May:\nKim Ray – President\nLee Day – Treasurer', []],
    ['- Request for a dolly, cost $430 – approved', ['Request for a dolly, cost $430: carried']],
    ['Two proposals passed and one failed.', []],
    ['Proposal 2: Raise the fee to $60. Passed.', ['Raise the fee to $60: carried']],
    [
      'Kim presented a draft that would take dues from $112 to $118 per month. Motion to adopt died for lack of a second. The matter will be taken up again in October.',
      ['A draft that would take dues from $112 to $118 per month: failed'],
    ],
    [
      'Owners came to vote on the First Amendment to the Declaration, restricting rentals. Ballots were counted. The amendment was declared adopted and takes effect on recording.',
      ['The First Amendment to the Declaration, restricting rentals: carried'],
    ],
    [
      'A second question, whether to levy $1,200 per lot for the well, failed, 40 in favor and 31 opposed.',
      ['Levy $1,200 per lot for the well: failed'],
    ],
    ['A second question, whether to levy $1,200 per lot for the well, was discussed.', []],
    ['If the amendment to limit rentals was declared adopted, the board would record it.', []],
    [
      'Motion by Orr, second by Cano, to apply the excess under Rev. Rul. 70-604. Carried by voice vote.',
      ['Apply the excess under Rev. Rul. 70-604: carried'],
    ],
    ['If the proposed amendment failed, the board would try again.', []],
    [
      'The following rule will be adopted for all lots: “No fence that was not approved shall stand.”',
      [
        'The following rule will be adopted for all lots: “No fence that was not approved shall stand.”: carried',
      ],
    ],
    ['The following rule will be adopted if the owners agree: “No fence shall stand.”', []],
    [
      'Discussion of the 2032 budget ensued, was voted on, and approved by those present.',
      ['2032 budget: carried'],
    ],
    [
      'It was moved and seconded that we pay the water bill, the motion was unanimously passed.',
      ['We pay the water bill: carried'],
    ],
    [
      'The group went through the budget of the Treasurer. The budget was adopted without dissent.',
      ['The budget: carried'],
    ],
    [
      'The rental of homes 12 and 14 was approved. Lee moved, Pat seconded and carried to approve the rental of home 12 and 14.',
      ['The rental of homes 12 and 14: carried'],
    ],
    [
      'Motion was made and 2™ to order a liner for the pool. (approval vote unanimous) Lee will call.',
      ['Order a liner for the pool: carried'],
    ],
    [
      'Lee explained the rule and said we could not grant his exemption request.',
      ['His exemption request: failed'],
    ],
    ['We could not grant the request until the fall.', []],
    [
      'Discussed pool hours — Agreed to defer to next meeting, Discussed badges — Many owners have none.',
      ['Pool hours: tabled'],
    ],
    ['BUDGET\nMotion to table until June by Lee, second Pat. All in favor.', ['BUDGET: tabled']],
    [
      'Old Business\nPond dredging: tabled until fall.\nNew fence rule: not approved.\nRepaving of the lot - approved 4-0.',
      ['Pond dredging: tabled', 'New fence rule: failed', 'Repaving of the lot: carried'],
    ],
    [
      'April 4 board minutes - sent by e-mail (approval vote - unanimous)',
      ['April 4 board minutes: carried'],
    ],
    ['The new covenants did not receive enough votes to be approved.', ['The new covenants: failed']],
    ['The revised collection letter was approved.', ['The revised collection letter: carried']],
    [
      'A special assessment of $900 per home was voted down.',
      ['A special assessment of $900 per home: failed'],
    ],
    [
      'The association held its yearly meeting and elected new officers: Kim Ray as President, Lee Fox as Vice President, and Pat Roe as Treasurer.',
      ['Elect the officers: President, Vice President, Treasurer: carried'],
    ],
    ['Kim Ray as President and Lee Fox as Treasurer greeted those elected last year.', []],
    [
      'Election of Officers\nPresident: Kim Ray\nVice President: Lee Fox\nSecretary: Pat Roe',
      ['Elect the officers: President, Vice President, Secretary: carried'],
    ],
    [
      'Election of Officers:\n• Kim Ray - President\n• Lee Fox - Treasurer',
      ['Elect the officers: President, Treasurer: carried'],
    ],
    [
      'Approved by all: President-Kim Ray Vice President-Lee Fox',
      ['Elect the officers: President, Vice President: carried'],
    ],
    ['New board members voted in: Kim Ray and Pat Roe', ['Elect two owners: carried']],
    [
      'Pool: Approved the bid of Blue Pools for $4,000.',
      ['Approve the bid of Blue Pools for $4,000: carried'],
    ],
    [
      'Lee moved to raise dues to $500 per year. Pat moved to amend the motion to $450 per year. The amendment carried. The amended motion carried.',
      ['Raise dues to $500 per year (amended: $450 per year): carried'],
    ],
    [
      'Lee moved to raise dues to $500 per year. Pat moved to amend the motion to $450 per year. The amendment failed. The motion carried.',
      ['Raise dues to $500 per year: carried'],
    ],
    [
      'The treasurer proposed to raise the dues. Lee made the motion to approve and Pat seconded. Board voted unanimously to raise the dues to $310.',
      ['Raise the dues to $310: carried'],
    ],
    [
      'A motion was made by Lee Fox to approve the budget for 2032. Pat Roe seconded. With no further discussion the budget was approved.',
      ['Approve the budget for 2032: carried'],
    ],
    [
      'Lee Fox moved to elect the board by acclamation. Pat Roe seconded. With no further discussion the motion carried and the board was elected.',
      ['Elect the board by acclamation: carried'],
    ],
    [
      'The Board elected officers as follows:\nPresident – Kim Ray\nTreasurer – Pat Roe\nOPEN FORUM',
      ['Elect the officers: President, Treasurer: carried'],
    ],
    [
      'Elected to the Board for the new year:\n• Kim Ray\n• Pat Roe\nThe survey was read.',
      ['Elect 2 directors to the board: carried'],
    ],
    [
      'Upon motion duly made, seconded and, upon vote, unanimously carried, the Board ratified expenditure of $1,200 for the gate.',
      ['Ratify expenditure of $1,200 for the gate: carried'],
    ],
    [
      'It was decided that the owners approved by the board may use the dock.',
      ['The owners approved by the board may use the dock: carried'],
    ],
    [
      'Kim Ray moved to accept the financials. Lee Dow seconded. Accepted unanimously by the Board present.',
      ['Accept the financials: carried'],
    ],
    [
      'Kim Ray moved to accept the financials. Lee Dow seconded. Rejected 2-4.',
      ['Accept the financials: failed'],
    ],
    ['The Board approved and accepted the paving report.', ['Accept the paving report: carried']],
    [
      'There was no objection to it, it was moved, seconded and approved as the operating budget for 2032.',
      ['The operating budget for 2032: carried'],
    ],
    [
      'Motion to pay the $600 retainer by Lee, second by Pat\nMotion to buy two benches by Pat, second by Lee',
      ['Pay the $600 retainer: null', 'Buy two benches: null'],
    ],
    [
      'Motion to replace the fence (Hines, second Kemp). After discussion the matter was tabled to the next meeting.',
      ['Replace the fence: tabled'],
    ],
    [
      '3) Approval General and Closed Session Minutes from May 4:\nmotion to approve, seconded, all approved.',
      ['Approve the General and Closed Session Minutes from May 4: carried'],
    ],
    ['Gate: Three bids came. One needs a computer. This was tabled for further talk.', ['Gate: tabled']],
    ['Mowing contract was approved with the 3% increase.', ['Mowing contract: carried']],
    ['It was decided not to touch the savings.', ['Not to touch the savings: carried']],
    ['III. Previous Meeting Minutes Approved', ['Previous Meeting Minutes: carried']],
    ['The 2032 budget was not approved because too few directors came.', ['The 2032 budget: failed']],
    [
      'Bids for pruning the oaks came in, but decided to wait until after the winter',
      ['Bids for pruning the oaks came in: tabled'],
    ],
    [
      'Approval of the May Minutes\nRay motioned to approve. Tom seconded. Ann voted in approval.',
      ['Approve the May Minutes: carried'],
    ],
    [
      'Phone or Video\nWe use the phone now.\nHolding off until the new board comes in.',
      ['Phone or Video: tabled'],
    ],
    ['The Board stays the same this year for want of other nominees.', ['The Board stays the same: carried']],
    [
      'The Board agreed to hire Kim Ray to survey the trees.',
      ['Hire a contractor to survey the trees: carried'],
    ],
    [
      'The board decided to defer raising the fees for a year, and Lee Fox was re-elected to the board.',
      ['Raising the fees for a year: tabled'],
    ],
    ['Lee moves to rent a dumpster, Pat seconds. All in favor.', ['Rent a dumpster: carried']],
  ])('%s', (text, items) => {
    expect(told(text)).toEqual(items);
  });

  it.each([
    'In March the directors approved a loan of $40,000.',
    'Last spring the Board voted to repave the lot.',
    'Agenda\nElection of Officers\nPresident: Kim Ray\nSecretary: Pat Roe',
    'Election of Officers\nNominees are President: Kim Ray and Secretary: Pat Roe',
    'Board members present: Kim Ray, President; Pat Roe, Secretary',
    'Election of Officers\nPresident: ______\nSecretary: ______',
    'Roof colors: approved colors only',
    'The plan was approved by the county.',
    'A plan that was approved.',
    'The request was not approved yet.',
    'The matter was approved.',
    'The annual meeting is being permanently moved from June to November.',
    'Elected to the Board for the new year: to be announced',
    'Fence plans: must be approved before work begins',
    'An owner asked why the Board voted for the expense: to settle the matter quickly.',
    'Agreed that the board needs more time to work through this.',
    'Kim moved to allow fences of six feet. Ruled out of order. All were in favor of a break.',
    'Kim moved to allow fences of six feet. Lee asked the Board to waive his fees. It was denied.',
  ])('leaves alone: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

it('a resolution may bear a letter, and its ballots stand under it', () => {
  const ballots = (count: string, end: string) =>
    told(
      `Resolution A: authorize the overlay of the lane.\nTwo-thirds are required.\nBallots: ${count}. ${end}`,
    );
  expect(ballots('Yes 44, No 19', 'Resolution A adopted.')).toEqual([
    'Authorize the overlay of the lane: carried',
  ]);
  expect(ballots('Yes 19, No 44', 'Resolution A lost.')).toEqual([
    'Authorize the overlay of the lane: failed',
  ]);
  expect(
    told(
      'Amendment to Article 7 to ban late landings. Ballots: Yes 58, No 5. Not adopted for want of votes.',
    ),
  ).toEqual(['Amendment to Article 7 to ban late landings: failed']);
});

it('a vote may stand under its motion in fields', () => {
  const fields = (vote: string) =>
    told(`Motion to adopt the bike policy.\n\nMotion: Eng\tSecond: Ford\tVote: ${vote}`);
  expect(fields('4-0')).toEqual(['Adopt the bike policy: carried']);
  expect(fields('1-3')).toEqual(['Adopt the bike policy: failed']);
});

it('a vote behind the next motion is none on this one', () => {
  const raise = 'Kim moved to raise the dues to $525. The motion carried.';
  expect(told(`${raise} Motion by Lee to ban motors from 2033. Lost, 38 to 62.`)).toContain(
    'Raise the dues to $525: carried',
  );
  expect(told(`${raise} Two thirds were needed. Lost, 38 to 62.`)).toContain(
    'Raise the dues to $525: failed',
  );
});

it.each([
  ['No new directors were elected. The board looks for volunteers.', []],
  ['Nobody was elected to the board.', []],
  ['Two new directors were elected to the board.', ['Elect Two new directors to the board: carried']],
])('nobody elected is no election: %s', (text, items) => {
  expect(told(text)).toEqual(items);
});
