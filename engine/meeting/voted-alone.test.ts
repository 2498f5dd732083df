import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { meetingItems } from './items.ts';

const told = (text: string) =>
  meetingItems(docOf(text, 'minutes'))
    .filter(({ what }) => what !== null)
    .map(({ what, outcome }) => `${what}: ${outcome}`);

describe('votes that no motion opened, and what they were on', () => {
  it.each<[string, string[]]>([
    ['Approval of the minutes\nDana moved, Lee seconded, all in favor.', ['Approve the minutes: carried']],
    [
      '2. Approval of Minutes – Moved by Dana. Seconded by Lee. Approved by all.',
      ['Approve the Minutes: carried'],
    ],
    ['Budget for 2032\nMotion: Dana Roe\nSecond: Lee Day\nAll in favor.', ['Budget for 2032: carried']],
    [
      'Budget talk\nMotion: approve the budget\nSecond: Lee Day\nAll in favor.',
      ['Approve the budget: carried'],
    ],
    [
      'Consent agenda: minutes of April 2, invoice of Elm Yards. Approved unanimously.',
      ['Consent agenda: minutes of April 2, invoice of Elm Yards: carried'],
    ],
    [
      'Pond talk: Lee spoke of ducks\n\nLee asked about the CD that matures in May, renew for six months. All agreed.',
      [],
    ],
    ['Dues for 2032 stay at $240, all in favor.', ['Dues for 2032 stay at $240: carried']],
    [
      'Lee suggested that the audit be of 2031 alone. The amendment passed unanimously.',
      ['Lee suggested that the audit be of 2031 alone: carried'],
    ],
    ['The contract was read aloud. Dana moved, Lee seconded, all in favor.', []],
    [
      'Dana Roe was nominated and accepted. All were in favor. Dana is the new Secretary.',
      ['Elect Dana Secretary: carried'],
    ],
    [
      'A vote to spend $900 on the gate was taken. The vote was 15 for, 9 against.',
      ['Spend $900 on the gate: carried'],
    ],
    [
      'A vote to spend $900 on the gate was taken. The vote was 9 for, 15 against.',
      ['Spend $900 on the gate: failed'],
    ],
    ['A vote to spend $900 on the gate was taken.', []],
    [
      'The members voted by ballot on the assessment of $700 for the roofs. Of 60 ballots, 41 were in favor and 19 opposed.',
      ['The assessment of $700 for the roofs: carried'],
    ],
    ['The members voted by ballot on the assessment of $700 for the roofs.', []],
    [
      'Talk led to a motion from Dana Roe. Any job of $4,000 needs two bids. The bids are kept. Second by Lee Day, motion carried.',
      ['Any job of $4,000 needs two bids: carried'],
    ],
    [
      'Dana motions to rent a dumpster for the day, Pat seconds. Only garbage is to be taken. No trees are to be cut. All in favor unanimously.',
      ['Rent a dumpster for the day: carried'],
    ],
    [
      'Clearing the trees along Oak Street. Tabled until next year.',
      ['Clearing the trees along Oak Street: tabled'],
    ],
    [
      'Two homes owe more than a year. After discussion it was agreed to refer to attorney.',
      ['Refer to attorney: carried'],
    ],
    [
      'A vote on the pet rule was taken. The vote was 87 for, 14 against. It needed 67% of all owners, which is 109 votes.',
      ['The pet rule: failed'],
    ],
    [
      'The dues increase passed with 48 yes votes and 20 no votes. For a quorum 90 ballots were needed.',
      ['The dues increase: carried'],
    ],
    ['A motion was made and accepted to raise the dues by 10%.', ['Raise the dues by 10%: carried']],
    ['The motion was put to a vote to those members present and was unanimously passed.', []],
    ['Look over the books. Not completed; deferred till next meeting.', []],
    [
      'By consensus, the board agreed that officers for the new year would be:\nPresident: Kim Ray\nTreasurer: Lee Day',
      ['Elect the officers: President, Treasurer: carried'],
    ],
    ['The camera system has been approved.', ['The camera system: carried']],
    ['Approved March and April financials', ['Approve March and April financials: carried']],
    ['Reviewed and approved May minutes', ['Approve May minutes: carried']],
    ['Approved budget items must be listed by May.', []],
    ['The slate of officers was accepted by acclamation.', ['The slate of officers: carried']],
    ['The slate stands as presented.', ['The slate stands as presented: carried']],
    ['Kim Ray and Lee Day will serve three-year terms.', ['Two owners will serve three-year terms: carried']],
    ['Members will serve a one year term.', []],
    ['The consensus of the board is to repaint the gate.', ['Repaint the gate: carried']],
    ['The consensus is to look at more bids.', []],
  ])('%s', (text, items) => {
    expect(told(text)).toEqual(items);
  });
});

describe('two decisions in one sentence', () => {
  it.each<[string, string[]]>([
    [
      'The board approved the pool contract with Blue Fin and denied the fence request of lot 9.',
      ['Deny the fence request of lot 9: carried', 'Approve the pool contract with Blue Fin: carried'],
    ],
    [
      'The budget was approved and the bid for the wall was tabled until June.',
      ['The bid for the wall: tabled', 'The budget: carried'],
    ],
    ['The 2030 budget was reviewed and the 2031 budget was approved.', ['The 2031 budget: carried']],
    [
      'The board approved the bid of Elm Yards and signed its contract.',
      ['Approve the bid of Elm Yards and signed its contract: carried'],
    ],
  ])('%s', (text, items) => {
    expect(told(text)).toEqual(items);
  });
});
