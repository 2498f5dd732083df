import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { motions } from './motions.ts';

const told = (text: string) => factsIn(text, [motions], 'minutes')['minutes.motions'];
const carried = (what: string) => ({ what, outcome: 'carried' });

describe('motions', () => {
  it.each([
    [
      'MOTION: Fox moved, Roe seconded, to approve the consent agenda. Motion carried unanimously.',
      carried('Approve the consent agenda'),
    ],
    [
      'Motion to raise annual dues by 8% to $540 passed unanimously.',
      carried('Raise annual dues by 8% to $540'),
    ],
    [
      'RESOLVED, that the Board adopts the collection policy. Motion carried.',
      carried('The Board adopts the collection policy'),
    ],
    [
      'A motion made by Pat Roe to accept the treasurer’s report was seconded and approved.',
      carried('Accept the treasurer’s report'),
    ],
    [
      'A motion was made by Pat Roe and seconded by Lee Fox to approve the minutes as written.\nMinutes approved.',
      carried('Approve the minutes as written'),
    ],
    [
      'Motion: To approve the budget for 2024\nVote: Motion approved unanimously',
      carried('Approve the budget for 2024'),
    ],
    [
      'Lee moved to hire Green Lawns for the mowing. Pat seconded. The motion passed 3-0.',
      carried('Hire Green Lawns for the mowing'),
    ],
    ['Motion made by Lee Fox, seconded and voted to repave the north lot.', carried('Repave the north lot')],
    [
      'Upon motion duly made, seconded and unanimously carried, the Board approved a $4,000 roof repair.',
      carried('Approve a $4,000 roof repair'),
    ],
    ['Lee moved to adjourn, Pat seconded, and the motion carried.', carried('Adjourn')],
    ['The Board voted unanimously to raise dues to $300.', carried('Raise dues to $300')],
    ['It was decided that the pool will close at nine.', carried('The pool will close at nine')],
    ['The minutes of the May meeting were approved.', carried('The minutes of the May meeting')],
    ['The proposal to increase the annual dues to $181 passed.', carried('Increase the annual dues to $181')],
    [
      'Old minutes were read, motion by Ed to approve with minor corrections, Pat 2nd, unanimously approved',
      carried('Old minutes were read: approve with minor corrections'),
    ],
    [
      'Lee moved that the Association borrow $50,000. Pat seconded. The motion failed.',
      { what: 'The Association borrow $50,000', outcome: 'failed' },
    ],
    [
      'Pat made a motion to paint the clubhouse. After discussion the motion was tabled.',
      { what: 'Paint the clubhouse', outcome: 'tabled' },
    ],
    [
      'Lee motioned to let all owners vote on the dues, 4 for and 15 against.',
      { what: 'Let all owners vote on the dues', outcome: 'failed' },
    ],
    ['Pat moved to buy a mower, 9 in favor, 2 opposed.', carried('Buy a mower')],
    [
      'We will continue to treat the lake and mow the commons.\nMotion to approve by Pat Roe and 2nd by Lee Fox. All in favor.',
      carried('We will continue to treat the lake and mow the commons'),
    ],
    [
      'The first task was to review and approve the 2031 notes and ledger. Copies went round.\nMotion to approve by Pat Roe, 2nd by Lee Fox, all in favor.',
      carried('Approve the 2031 notes and ledger'),
    ],
    [
      'It was decided against using reserves as the fund must stay above half.',
      carried('Not using reserves'),
    ],
    ['Lee moved to give the mower to Greg Marlow. The motion passed.', carried('Give the mower to an owner')],
    ['Motion to pay the $600 retainer was made by Pat, second by Lee', { what: 'Pay the $600 retainer' }],
    [
      'BUDGET FOR 2032\nLee Fox moved to approve. Pat Roe seconded. Approved.',
      carried('BUDGET FOR 2032: approve'),
    ],
    [
      'The manager proposed a new roof for the clubhouse.\nAfter discussion, Lee Fox made the motion to approve and Pat Roe seconded. All in favor.',
      carried('A new roof for the clubhouse'),
    ],
    [
      'By unanimous vote of those present, Kim Ray was elected to the board.',
      carried('Elect an owner to the board'),
    ],
    [
      'Lee moved that with no further discussion, the fence be painted green. Pat seconded. Carried.',
      carried('The fence be painted green'),
    ],
    ['MOTION: Adjourn meeting made. Pat seconded. All in favor.', carried('Adjourn meeting')],
    [
      'Approval of Last Meeting Minutes\nDeferred until the next meeting.',
      { what: 'Approval of Last Meeting Minutes', outcome: 'tabled' },
    ],
    [
      'She asked for a variance to keep three hens. The matter was tabled.\nThe issue was tabled until May.',
      { what: 'A request for a variance to keep three hens', outcome: 'tabled' },
    ],
    ['Minutes from the spring meeting approved unanimously', carried('Minutes from the spring meeting')],
    ['Proposed 2031 budget and dues approved 4-0', carried('Proposed 2031 budget and dues')],
    ['Treasurer’s report accepted as presented.', carried('Treasurer’s report')],
    [
      'Request for a fence at 12 Elm Street denied.',
      { what: 'Request for a fence at 12 Elm Street', outcome: 'failed' },
    ],
    [
      'Minutes were accepted with changes, motion by Lee, seconded by Pat',
      carried('Minutes were accepted with changes'),
    ],
    ['Financial report moved to be accepted by Pat, seconded by Lee.', { what: 'Financial report' }],
    [
      'The notes of the 2031 annual meeting were read and moved to be approved by Pat Roe, seconded by Lee Fox.',
      { what: 'The notes of the 2031 annual meeting' },
    ],
    [
      'Fox then moved and Roe seconded setting the election for any day in May. The motion carried.',
      carried('Setting the election for any day in May'),
    ],
    ['The minutes of the previous meeting were approved.', carried('The minutes of the previous meeting')],
    [
      'The minutes of the last board meeting were approved.',
      carried('The minutes of the last board meeting'),
    ],
    ['Approval was given for the agenda.', carried('The agenda')],
    ['Minutes of Dec. 5, 2030 were read and approved.', carried('Minutes of Dec. 5, 2030 were read')],
    [
      'Approval of notes: The minutes of the previous meeting of the board of the pool club (29 November 2030) were approved (moved by Fox, seconded by Roe).',
      carried(
        'Approval of notes: The minutes of the previous meeting of the board of the pool club (29 November 2030)',
      ),
    ],
    [
      'Fox moved and Roe seconded to set the date of March 30 for the 2031 meeting. The motion passed.',
      carried('Set the date of March 30 for the 2031 meeting'),
    ],
    ['The Board rejected the bid of Green Lawns.', carried('Reject the bid of Green Lawns')],
    ['The Board tabled the vote on the gate.', { what: 'The vote on the gate', outcome: 'tabled' }],
    [
      'Motion to set aside $7,300 for 2030 for the reserves by Lee, second Pat.',
      { what: 'Set aside $7,300 for 2030 for the reserves' },
    ],
    ['M/S/C (Fox/Roe) to hire Green Lawns for the mowing.', carried('Hire Green Lawns for the mowing')],
    ['MSP to paint the clubhouse.', carried('Paint the clubhouse')],
    ['It was moved, seconded and carried that the pool close at nine.', carried('The pool close at nine')],
    [
      'Motion by Fox, seconded by Roe, approve the gate contract. All ayes.',
      carried('Approve the gate contract'),
    ],
    [
      'The Board decided to offer half of the cost of the fence.',
      carried('Offer half of the cost of the fence'),
    ],
    [
      'The directors agreed to renew the lake contract for $4,200.',
      carried('Renew the lake contract for $4,200'),
    ],
    ['Board approved purchase of two benches.', carried('Approve purchase of two benches')],
    [
      'Lee moved to buy a boat. The motion dies for lack of a second.',
      { what: 'Buy a boat', outcome: 'failed' },
    ],
    [
      'Lee moved to sell the mower, Pat seconded. The motion did not pass.',
      { what: 'Sell the mower', outcome: 'failed' },
    ],
    [
      'Pat moved to close the gate at ten. Lee seconded. Vote: 2-3.',
      { what: 'Close the gate at ten', outcome: 'failed' },
    ],
    ['Pat moved to open the pool in May. Lee seconded. Ayes: 5, nays: 0.', carried('Open the pool in May')],
    ['Pat moved to lease a copier. Lee seconded. None opposed.', carried('Lease a copier')],
    [
      'A motion was made to close now. The motion was amended to close but to meet again in May. The amended motion passed.',
      carried('Close but to meet again in May'),
    ],
    [
      'The votes to move two reserve lines to one did not obtain enough votes.',
      { what: 'Move two reserve lines to one', outcome: 'failed' },
    ],
  ])('%s', (text, motion) => {
    expect(told(text)).toEqual(motion);
  });

  it.each([
    'The meeting was adjourned at 9 pm.',
    'A motion was made to buy a boat. The owners talked of other things.',
    'No motion was made.',
    'The owners asked that the gate be mended.',
    'The board will vote to set the budget at its next meeting.',
    'If the members voted to raise dues, the pool could be mended.',
    'The new family moved to Elm Street in May.',
    'The board discussed the bids for paving.',
    'The Board decided that it was time to act.',
    'The Board agreed to discuss the bids at its next meeting.',
    'The directors decided to look into the price of gravel.',
    'The board was approved for a loan in 2019.',
    'The plan must have the budget approved by May.',
    'The owner has not had a report approved yet.',
    'Fences not approved by the committee must go.',
    'The Hills moved to be near their son.',
    'At the February 4, 2031 quarterly meeting, the Board decided to move $5,000 to the reserves.',
    'Lee Fox moved to approve. Pat Roe seconded.',
  ])('leaves talk out: %s', (text) => {
    expect(told(text)).toBeUndefined();
  });

  it('is short: it ends where a clause does', () => {
    const long = `the board decided to plant ${'maples and oaks and '.repeat(6)}elms along the creek, so that ${'shade falls on the path and '.repeat(5)}all walk there`;
    const { what } = told(long.charAt(0).toUpperCase() + long.slice(1)) as { what: string };
    expect(what).toMatch(/^Plant maples .{80,}elms along the creek …$/);
  });

  it('tells a decision once', () => {
    expect(
      told(
        'Motion to approve the financial report by Lee, 2nd by Pat. Motion approved.\nThe members voted to approve the financial report.',
      ),
    ).toEqual(carried('Approve the financial report'));
  });
});
