import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { meetingItems } from './items.ts';

const told = (text: string) =>
  meetingItems(docOf(text, 'minutes'))
    .filter(({ what }) => what !== null)
    .map(({ what, outcome }) => `${what}: ${outcome}`);

/** Nine sentences, none of them a vote. */
const talk =
  'Talk went on for an hour. Lee has no boat. Ray swims daily. Kim asked how long it takes. The engineer spoke. Bo would rather wait. Ann told of her years here. The coffee was served. The covenants ask for two thirds.';

describe('what came of a motion', () => {
  it.each<[string, string[]]>([
    // told some sentences on, of the resolution
    [
      'Ms. Hill moved the resolution, in its shorter form: that an assessment of $3,000 per lot be levied, payable in full by June 1 or over ten years. Seconded by Mr. Roe. The covenants ask for two thirds of the votes. Written ballots were counted by Mrs. Day and Mr. Fox: 40 in favor, 12 opposed, 2 blank. Mr. Orr declared the resolution adopted.',
      ['An assessment of $3,000 per lot be levied, payable in full by June 1 or over ten years: carried'],
    ],
    [
      'Ms. Hill moved the resolution: that an assessment of $3,000 per lot be levied. Seconded by Mr. Roe. Mr. Orr said that he would declare his interest.',
      ['An assessment of $3,000 per lot be levied: null'],
    ],
    [
      'Leasing ballots closed on May 4. The president declared that Amendment 3 carries; it takes effect when recorded.',
      ['Amendment 3: carried'],
    ],
    ['The county declared that the road is closed. The president declared that he would resign.', []],
    // told far on, behind the talk of it, of the only motion that is open
    [
      `The Board’s motion: that the Association levy $1,800 on each lot for the dam. ${talk} Ballots were counted by Kim and two tellers: FOR 41, AGAINST 12. Needed 36. Motion CARRIED.`,
      ['The Association levy $1,800 on each lot for the dam: carried'],
    ],
    [
      `The Board’s motion: that the Association levy $1,800 on each lot for the dam. ${talk} Motion failed.`,
      ['The Association levy $1,800 on each lot for the dam: failed'],
    ],
    [`Kim moved to pave the lot. ${talk} 4. Minutes. Motion carried.`, ['Approve the minutes: carried']],
    [`Kim moved to pave the lot. ${talk} All agreed that the day was fine.`, []],
    [
      'Motion by Ray to raise dues to $90. Show of hands with proxies, 54 for, 33 against. Passed.',
      ['Raise dues to $90: carried'],
    ],
    [
      'Motion by Ray to raise dues to $90. Show of hands, 54 for, 33 against. Needed 67. Failed.',
      ['Raise dues to $90: failed'],
    ],
    [
      'Ms. Day moved to levy $500 per home. Mr. Orr seconded. The vote was by ballot. The coffee was served. The manager announced the count: 33 yes, 10 no.',
      ['Levy $500 per home: carried'],
    ],
    [
      'Ms. Day moved to levy $500 per home. Mr. Orr seconded. The coffee was served. We had 10 letters: 3 yes, 7 no.',
      ['Levy $500 per home: null'],
    ],
    // in the words of New England
    [
      'On motion of Ann Ray, seconded by Bo Fox: VOTED: To spend $9,000 on the porches. The ballots were counted by Mr. Orr.',
      ['Spend $9,000 on the porches: carried'],
    ],
    [
      'On motion of Ann Ray: VOTED: To spend $9,000 on the porches. The bylaws ask for 67%. The Chair declared the vote lost.',
      ['Spend $9,000 on the porches: failed'],
    ],
    ['The owners of lot 4 VOTED: they were the first.', []],
    // told behind the count, which looks like a yes
    [
      'Motion by Ray to lower the quorum, 233 yes, 121 no. Needed 67% of all lots (593). Failed.',
      ['Lower the quorum: failed'],
    ],
    [
      'Motion by Ray to pave the lot, 14 for, 5 against. The proposal for a fence is for May.',
      ['Pave the lot: carried'],
    ],
    // between a proposal and its vote stand amendments
    [
      'Board’s proposal as mailed: $900 per home flat. Ray moved to amend to pay by size; Lee said it can’t be done. Amendment withdrawn. Another amendment to do $500 now: second, discussed, failed 12-40. Main motion: 40 yes 12 no = 77% -- PASSED.',
      ['Board’s proposal as mailed: $900 per home flat: carried'],
    ],
    [
      'Board’s proposal as mailed: $900 per home flat. Another amendment to do $500 now: second, discussed, failed 12-40. Main motion: 12 yes 40 no -- FAILED.',
      ['Board’s proposal as mailed: $900 per home flat: failed'],
    ],
    [
      'Phil moved to amend the increase to $25, i.e. $400. Seconded by Nan. The amendment failed, 31 to 49. The main motion (dues of $425 from the May billing) carried 58 to 23. Bills go out in June.',
      ['Dues of $425 from the May billing: carried'],
    ],
    [
      'Phil moved to amend the bylaws to allow sheds. Seconded by Nan. Carried.',
      ['Amend the bylaws to allow sheds: carried'],
    ],
    [
      'Motion (Hill/Orr): that the board adopt plan 2 and ask the owners in May. Roe moved to amend by adding plan 3; Day seconded; the amendment failed 2-4. The main motion carried 5-1 (Roe).',
      ['The board adopt plan 2 and ask the owners in May: carried'],
    ],
    // with its count
    [
      'Lastly, the rule banning fires near the dam, unless in a pit that the guard has seen, passed with 700 voting YES, and 300 voting NO.',
      ['The rule banning fires near the dam, unless in a pit that the guard has seen: carried'],
    ],
    ['The rule banning fires near the dam, unless in a pit, passed by word of mouth.', []],
    [
      'The 4/31 Proposed Dock Rules won with 700 votes as opposed to the older Dock Rules, which only received 300 votes.',
      ['The 4/31 Proposed Dock Rules: carried'],
    ],
    ['Kim Ray won with 700 votes.', []],
    // what was withdrawn was not voted down
    ['Kim moved to ban sheds. Lee seconded. After talk Kim withdrew her motion.', ['Ban sheds: withdrawn']],
    [
      'It was moved by Kim that the fence be painted. After talk Kim withdrew his motion, and the matter was laid upon the table until the May meeting.',
      ['The fence be painted: tabled'],
    ],
    ['The papers were laid on the table. Kim moved to ban sheds. Carried.', ['Ban sheds: carried']],
    // a stage is no end
    [
      'RESOLVED, that the guest fee be raised to $90; first reading; 30 day posting; final vote in April. Passed to posting, 4-2.',
      ['The guest fee be raised to $90: null'],
    ],
    [
      'RESOLVED, that the guest fee be raised to $90 on second reading. Passed, 4-2.',
      ['The guest fee be raised to $90 on second reading: carried'],
    ],
    [
      'Motion (Kim): to pave the road for $90,000. Lee seconded. Kim y, Lee y, Ray n. Passed 2-1. To be ratified at the May meeting.',
      ['Pave the road for $90,000: null'],
    ],
    [
      'Motion (Kim): to pave the road for $90,000. Lee seconded. Passed 4-1. Lee has it ratified.',
      ['Pave the road for $90,000: carried'],
    ],
    // those who write letters do not vote
    ['30-day comment period ended 5/6; 40 letters: 30 for, 10 against.', []],
    [
      'Gate rule, after the comment period: 30 for, 10 against.',
      ['Gate rule, after the comment period: carried'],
    ],
    // who was elected stands behind where
    [
      'At tonight’s meeting of the reconvened members a new board was elected, and the repair of the wall was approved by a vote of 35 to 20.',
      ['The repair of the wall: carried', 'Elect a new board: carried'],
    ],
    // who moved is not what was moved
    [
      'The resolution banning fires at the dock was read a third time. Motion to adopt (Hill/Orr) carried 6-0, effective May 1.',
      ['The resolution banning fires at the dock was read a third time: carried'],
    ],
    [
      'Rent for the slips goes from $75 to $85 on May 1. (Hill/Orr, 6-0)',
      ['Rent for the slips goes from $75 to $85 on May 1: carried'],
    ],
    ['Hill/Orr, 3/21/31 approved, unanimous.', []],
  ])('%s', (text, items) => {
    expect(told(text)).toEqual(items);
  });

  it.each<[string, string[]]>([
    [
      'Topic\tDiscussion\tAction\nBudget\tDraft 1 is $212 a month\tAdopt Draft 2, $198/mo eff. 1/1/32. RQ/TN 3-1 (MF opposed, wanted 212). Mail by 11/15\nGate\tIt sticks\tGet bids, 2-4 of them',
      ['Budget – Adopt Draft 2, $198/mo eff. 1/1/32: carried'],
    ],
    [
      'Topic\tDiscussion\tAction\nPolicy\tIt ends in May\tBind Elm Mutual if nothing better by 11/20. 4-0. Notice to owners – Kim',
      ['Policy – Bind Elm Mutual if nothing better by 11/20: carried'],
    ],
    ['Topic\tDiscussion\tAction\nCall to order / minutes\t7:03\tApproved 4-0', []],
  ])('in a table: %s', (text, items) => {
    expect(told(text)).toEqual(items);
  });
});

it.each([
  ['VOTE: 16 for, 3 against. CARRIED.', '1998 BUDGET: carried'],
  [
    'The bylaws need two thirds for it. VOTE: 14 for, 5 against. FAILED for lack of two votes.',
    '1998 BUDGET: failed',
  ],
  ['Mrs. Day: not with the roofs. VOTE: 16 for, 3 against. CARRIED.', '1998 BUDGET: carried'],
])('a vote behind what somebody said is one on the item in its heading: %s', (vote, result) => {
  const text = (head: string) => `2. ${head} - The Board proposed it. Reasons were given. ${vote}`;
  expect(told(`1. ROLL CALL - All came.\n\n${text('1998 BUDGET')}`)).toEqual([result]);
  expect(told(`1. ROLL CALL - All came.\n\n${text('NEW BUSINESS')}`)).toEqual([]);
});
