import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { meetingItems } from './items.ts';
import { inFull } from './shorthand.ts';

describe('what secretaries shorten', () => {
  it.each([
    ['M/Kim to pay Roe $400.', 'Motion by Kim to pay Roe $400.'],
    ['M/Kim S/Lee to pay Roe $400.', 'Motion by Kim seconded by Lee to pay Roe $400.'],
    ['S/Lee.', 'seconded by Lee.'],
    ['M (AB) S (CD) replace the pump.', 'Motion by AB, seconded by CD, to replace the pump.'],
    ['M (AB) no second - paint the boxes.', 'Motion by AB no second - paint the boxes.'],
    ['Mot. Ray / Day: levy $90.', 'Motion by Ray, seconded by Day, to levy $90.'],
    ['Mot. Ray: sue.', 'Motion by Ray: sue.'],
    ['Mot. raise $200 to $225.', 'Motion to raise $200 to $225.'],
    ['Mot/2nd (Ray/Day).', 'Motion, second (Ray/Day).'],
    ['MOTION 3 - Sal - Move $5,000.', 'Motion by Sal to Move $5,000.'],
    ['LP mot. to pay, KM sec.', 'LP moved to pay, KM seconded.'],
    ['Mvd. Ray, 2nd Day.', 'Moved by Ray, 2nd Day.'],
    ['Second: none', 'no second'],
    ['Died, no sec.', 'Died, no second'],
    ['MC.', 'Motion carried.'],
    ['MCU.', 'Motion carried.'],
    ['MF 1-2.', 'Motion failed 1-2.'],
    ['Minutes: Ray/Day. AIF.', 'Minutes: Ray/Day. all in favor.'],
    ["App'd by voice, OK'd, den'd.", 'approved by voice, approved, denied.'],
    ['Renewed, no change. Appr.', 'Renewed, no change. approved'],
    ['Cont. to May, hold til June', 'continued to May, hold until June'],
    ['Unan.', 'unanimous'],
    ['3-0.', 'vote 3-0.'],
    ['Ray moved. 3-1.', 'Ray moved. vote 3-1.'],
    ['Ray moved to follow Ord. 12-31.', 'Ray moved to follow Ord. 12-31.'],
    ['JB-Y KM-N LP-N', 'vote 1 to 2 '],
    ['Jan y, Lou n, Kit y.', 'vote 2 to 1 .'],
    ['Lou/Kit y/y/n.', 'Lou/Kit vote 2 to 1 .'],
    ['Y: Ann, Bo.', 'Ayes: Ann, Bo.'],
    ['N: Cy.', 'Nays: Cy.'],
    ['TIE - FAIL', 'Motion failed'],
    ['PASS', 'passed'],
    ['M/S/C (Fox/Roe) to pay', 'Motion made and carried to pay'],
    ['M/S Fox, Roe to pay', 'Motion made, seconded, to pay'],
    ['Hal moved raise the deductible.', 'Hal moved to raise the deductible.'],
    ['Motion 4: To postpone the repair', 'Motion: postpone the repair'],
    ['27 for, 31 agst.', '27 for, 31 against'],
    ['Lost.', 'Motion failed'],
    ['Main mot. carried, after Amend. lost.', 'The motion carried, after The amendment lost.'],
    [
      'Resolution: Buy a gate Mover: Ray Seconder: Day Status: Carried',
      'Motion: Buy a gate Moved by: Ray Second: Day Status: Carried',
    ],
  ])('%s', (text, full) => {
    expect(inFull(text)).toBe(full);
  });

  it.each([
    'M/S/Passed',
    'The score of 3-0 was read out.',
    'Pool hours 9-5',
    'Ashley Gillen and Tony Allen met.',
    'Ann M. Young spoke.',
    'The map shows a lost dog.',
    'Section S of the plat',
    'Resolution: late dues bear interest',
    'May 5-7',
    'Quorum (Y/N): Approved Y/N',
    'Hal moved away in June.',
  ])('leaves alone: %s', (text) => {
    expect(inFull(text)).toBe(text);
  });
});

const told = (text: string) =>
  meetingItems(docOf(text, 'minutes'))
    .filter(({ what }) => what !== null)
    .map(({ what, outcome }) => `${what}: ${outcome}`);

describe('minutes in few words', () => {
  it.each<[string, string[]]>([
    [
      '3) Pool: bids 38k Ray / 44k Blue.\nM/Kim to accept Ray NTE 40k from reserves. S/Lee. 3-0.',
      ['Accept Ray NTE 40k from reserves: carried'],
    ],
    ['9) Road seal: defer to spring.', ['Road seal: tabled']],
    ['5) Sewer line - wait for the camera report.', ['Sewer line: tabled']],
    ['6) Snow contract - hold til May.', ['Snow contract: tabled']],
    ['4) Dues: Kim advises +8%. Tabled to Sept. pending a quote.', ['Dues: Kim advises +8%: tabled']],
    [
      'Gate motor: replace, $3,850 from Roe.\nCal moved, Deb 2nd. Passed 3-1 (Ann no).',
      ['Gate motor: replace, $3,850 from Roe: carried'],
    ],
    ['Gate motor: replace.\nLou/Kit y/n/n.', ['Gate motor: replace: failed']],
    [
      'Motion: Borrow $250,000 for paving\nMoved: Hall\nSecond: none\nVote: -\nAdjourned 8:15 pm.',
      ['Borrow $250,000 for paving: failed'],
    ],
    [
      'Motion: Borrow $250,000 for paving\nMoved: Hall\nSecond: Day\nAdjourned 8:15 pm.',
      ['Borrow $250,000 for paving: null'],
    ],
    ['Motion to adjourn by Kim, second Lee.\nAdjourned 8:15 pm.', ['Adjourn: carried']],
    [
      'MOTION 3 - Sal - Move $5,000 to reserves. 2nd: Dee. Y: Sal, Dee. N: Ike, Moe. TIE - FAIL',
      ['Move $5,000 to reserves: failed'],
    ],
    ['Dues: Mot. raise $200 to $225/yr. Hand vote 27 for, 31 agst. Lost.', ['Raise $200 to $225/yr: failed']],
    ['Mot. Ray / Day: levy spec. assmt. $900/unit. Carried.', ['Levy spec. assmt. $900/unit: carried']],
    [
      'Motion 4: To postpone gate repair to July\nMade by: Lee Seconded by: Ray For: 5 Opposed: 0 Result: Passed',
      ['Gate repair to July: tabled'],
    ],
    [
      'MOTION 31-7: Accept the bid of Roe Paving, $61,200.\nMoved: Day Second: Hall\nVote: Day yes, Hall yes, Ray no, Lee no\nResult: FAILS (tie)\n\nMOTION 31-8: Move $45,000 from checking to reserves.\nMoved: Ray Second: Lee\nDiscussion: $9,000 of it is not ours. Mover takes $36,000.\nVote: 4-0\nResult: Carries at $36,000',
      [
        'Accept the bid of Roe Paving, $61,200: failed',
        'Move $45,000 from checking to reserves (carried at $36,000): carried',
      ],
    ],
    [
      '1. Call to order 7:02 ............ yes\n2. 2032 budget, dues $940 per year (2031: $880) ........ adopted 4-0\n3. Late fee from $25 to $40 .................... no second\n4. New swings, $57,300 ......... postponed to Jan., want another price\n5. Rescind the ban on hedges ............ failed 1-3\n6. Hoops in the street ............ see 9\n7. Plow contract, 2 yr. .......... Passed 3-0',
      [
        '2032 budget, dues $940 per year (2031: $880): carried',
        'Late fee from $25 to $40: failed',
        'New swings, $57,300: tabled',
        'Rescind the ban on hedges: failed',
        'Plow contract, 2 yr: carried',
      ],
    ],
    ['LM moves pay Roe Paving $900, TJ 2nd. 4-0.', ['Pay Roe Paving $900: carried']],
    ['PINE LAKE HOA\nAll agreed. No motion.', []],
    [
      'Mr. Orr moved to set the dues at $900. Seconded by Kim. There was talk and the motion lost on a show of hands.',
      ['Set the dues at $900: failed'],
    ],
    ['The minutes of May record that the members rejected a $600 assessment.', []],
    [
      'Two were on the ballot.\n A. Allow sheds: 71 yes, 22 no.\n B. Permit electronic voting: 88 yes, 5 no.\nNone of them has the votes needed.',
      ['Allow sheds: failed', 'Permit electronic voting: failed'],
    ],
    [
      'Three were on the ballot. Each needs two thirds of all lots, or 160.\n A. Allow sheds up to 120 square feet: 71 yes, 22 no.\n B. Limit rentals to 15 homes: 166 yes, 27 no.\n C. Permit electronic voting: 88 yes, 5 no.\nThe election followed.',
      [
        'Allow sheds up to 120 square feet: failed',
        'Limit rentals to 15 homes: carried',
        'Permit electronic voting: failed',
      ],
    ],
    ['The board adopted the budget on October 10. It is ratified unless most owners reject it.', []],
    [
      'The board imposed a fine of $250 in August. Kim moved to lower it to $100. Seconded by Ray and carried.',
      ['Lower it to $100: carried'],
    ],
    ['The board adopted the budget with dues of $90.', ['Adopt the budget with dues of $90: carried']],
    [
      'Motion by Carl, seconded by Beth, to open the pool in May, 10 AM to 8 PM. Tom asked that it close at 9 PM. Carl and Beth agreed to the change. Carried as amended.',
      [
        'Open the pool in May, 10 AM to 8 PM (amended: Tom asked that it close at 9 PM. Carl and Beth agreed to the change): carried',
      ],
    ],
    [
      'QUESTION 1. Shall the Association borrow up to $425,000 for the spillway?\nRequired: majority (83)\nYes 88 No 34\nRESULT: PASSED\n\nQUESTION 2. Shall an assessment of $310 per lot be levied to repay it?\nRequired: two-thirds (82 of 122)\nYes 80 No 42\nRESULT: NOT PASSED',
      [
        'Shall the Association borrow up to $425,000 for the spillway?: carried',
        'Shall an assessment of $310 per lot be levied to repay it?: failed',
      ],
    ],
    [
      'Motion: Award to Redrock. Motion Marsh / Second Hale. Amended by Roos to award at most $180,000 with humps included. Vote on amendment 3-1. Vote on motion as amended 4-0.',
      ['Award to Redrock (amended to award at most $180,000 with humps included): carried'],
    ],
    [
      'Elected were Kim Ray (79), Lee Day (77) and Pat Orr (52). Mr. Falk received 40.',
      ['Elect three owners: carried'],
    ],
    [
      'The amendment to ban short stays received 64 yes with written consents and passed.',
      ['The amendment to ban short stays: carried'],
    ],
    [
      'The Board determined to reimburse owners up to $300 for each street tree.',
      ['Reimburse owners up to $300 for each street tree: carried'],
    ],
    ['The directors opted to close the pool on September 5.', ['Close the pool on September 5: carried']],
    ['The membership elected a new treasurer by unanimous vote.', ['Elect a new treasurer: carried']],
    ['The board approved the bid of $12,000 by a vote of 4 to 1.', ['Approve the bid of $12,000: carried']],
    [
      'The owners voted to amend the bylaws to remove directors by unanimous vote.',
      ['Amend the bylaws to remove directors by unanimous vote: carried'],
    ],
    ['The rule on fences got 40 votes for and 3 against and was adopted.', ['The rule on fences: carried']],
    ['The motion to hire Allied drew only 5 votes, but carried.', ['Hire Allied: carried']],
    ['The motion to borrow $200,000 received 20 votes and failed.', ['Borrow $200,000: failed']],
    ['Motion (Hall): raise the dues to $265. Second: Day. Failed 1-3.', ['Raise the dues to $265: failed']],
    [
      'QUESTION 1. Shall the Declaration be amended to limit rentals to 15 homes?\n(Requires 75% of all votes = 93)\nFor 38, Against 12. NOT APPROVED.',
      ['Shall the Declaration be amended to limit rentals to 15 homes?: failed'],
    ],
    [
      '2. Minutes of May 6 - approved as corrected (the fence of Lot 3 was denied, not tabled).',
      ['Minutes of May 6: carried'],
    ],
    [
      '2. Minutes of May 6 (the motion was denied, 1-3).',
      ['Minutes of May 6 (the motion was denied, vote 1-3): failed'],
    ],
    [
      'Hal moved raise the deductible to $25k. Lou 2nd. No - Bea abst. 1-1. Fails.',
      ['Raise the deductible to $25k: failed'],
    ],
    [
      '3. Pool.\n\n9. Dues 2031: bd. rec. $640 (was $600). M/Stone S/Fry. Carried on voice vote.\n\n10. Gate: closed.',
      ['Dues 2031: bd. rec. $640 (was $600): carried'],
    ],
    ['Ballot A: ban rentals - 88 for, 21 agst., 87 needed - PASSED', ['Ballot A: ban rentals: carried']],
    ['Ballot B: ban rentals - 71 for, 21 agst., 87 needed', ['Ballot B: ban rentals: failed']],
    ['4. raise dues to $55/mo - NO, 1 yes 3 no', ['Raise dues to $55/mo: failed']],
    [
      'a. Dues incr. - $20/mo. eff. 7/1. Mvd. Flynn, 2nd Baum. 3-1.',
      ['Dues incr. - $20/mo. eff. 7/1: carried'],
    ],
    ['Greg resigned eff. 8/1; Board appointed Dana K. thru annual mtg.', ['Appoint Dana K: carried']],
    [
      '25-02 06/17/31 Repaint the halls, $88,400 Tran/Bell Approved 3-1',
      ['25-02 06/17/31 Repaint the halls, $88,400: carried'],
    ],
    ['25-04 06/17/31 Hire a manager Tran/Bell Deferred 7/15', ['25-04 06/17/31 Hire a manager: tabled']],
    [
      'Decision log\n# | Topic | Decision | Vote\n1 | Wall repair | Not approved; get an opinion | 1-4\n2 | Loan to ops $30,000 | Approved, repay | 3-2\n3 | Guest parking | Postpone | -',
      ['Wall repair: failed', 'Loan to ops $30,000: carried', 'Guest parking: tabled'],
    ],
    [
      'Item\tDiscussion\tAction\tOwner\nRoof of hall 3\tTwo bids\tApproved $61,000\tLind\nThe elevator\tRates rose\tGet accepted bids\tRay',
      ['Roof of hall 3: carried'],
    ],
  ])('%s', (text, items) => {
    expect(told(text)).toEqual(items);
  });
});
