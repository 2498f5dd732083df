import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { meetingItems } from './items.ts';

const told = (text: string) =>
  meetingItems(docOf(text, 'minutes'))
    .filter(({ what }) => what !== null)
    .map(({ what, outcome }) => `${what}: ${outcome}`);

describe('who decides, and on what', () => {
  it.each<[string, string[]]>([
    [
      'Since the club pays the bill, the Board authorized management to stop the TV service of lot 9.',
      ['Authorize management to stop the TV service of lot 9: carried'],
    ],
    [
      'We decided to collect a late fee of $20 from May on.',
      ['Collect a late fee of $20 from May on: carried'],
    ],
    [
      'There is no room, so we have decided to cancel the spring meeting.',
      ['Cancel the spring meeting: carried'],
    ],
    [
      'Board agrees to send the first notice on March 31st.',
      ['Send the first notice on March 31st: carried'],
    ],
    ['The board votes to raise the dues to $90.', ['Raise the dues to $90: carried']],
    [
      'The Board received and approved a claim of a neighbor for $20.',
      ['Approve a claim of a neighbor for $20: carried'],
    ],
    [
      'Four accounts were discussed and the decision made to waive the late fees.',
      ['Waive the late fees: carried'],
    ],
    ['Lee asked the board to light the gate, and the board agreed.', ['Light the gate: carried']],
    // a clause of its own
    [
      'Changes to the 2031 budget were discussed; the revised budget for 2031 was approved with two cuts.',
      ['The revised budget for 2031: carried'],
    ],
    [
      'With small changes, the rules and regulations of May 4 were unanimously approved.',
      ['The rules and regulations of May 4: carried'],
    ],
    // a bare vote on what stands before it
    [
      'The Finance Committee recommended approval of the 2031 budget. Upon motion duly made and seconded, the motion passed unanimously.',
      ['Approval of the 2031 budget: carried'],
    ],
    [
      'The minutes of the February 6 meeting are on the site. Motion to accept as posted was made, seconded and adopted.',
      ['Accept the minutes of the February 6 meeting: carried'],
    ],
    [
      'Treasurer Walt Poe gave the Treasurer’s report. Motion was made to accept as presented, seconded and adopted.',
      ['Accept the Treasurer’s report: carried'],
    ],
    [
      'The minutes of the May 4 meeting upon motion duly made and seconded were unanimously approved.',
      ['The minutes of the May 4 meeting: carried'],
    ],
    [
      'Approval of Agenda: All members present approved the agenda with one more item.',
      ['Approve the agenda with one more item: carried'],
    ],
    [
      'It was decided the pool and the hall would open in May.',
      ['The pool and the hall would open in May: carried'],
    ],
    ['Road dues to $90 – no majority support', ['Road dues to $90: failed']],
    ['• Park Sign: No update this meeting; topic postponed until next meeting.', ['Park Sign: tabled']],
    [
      'Lee motioned to approve the plan of May 4, Kim seconded. All vote to approve - no nays.',
      ['Approve the plan of May 4: carried'],
    ],
    ['Lee motioned to buy two benches, Kim seconded. No nays.', ['Buy two benches: carried']],
    // put off to a meeting to come
    [
      'The Board reviewed the draft. The final budget will be considered for approval at the regular meeting on December 4, 2031.',
      ['The final budget: tabled'],
    ],
    ['The new parking policy will be voted on at our next meeting.', ['The new parking policy: tabled']],
    // by counts
    [
      'The rule banning fireworks within the gates of the park, passed with 132 voting YES, and 54 voting NO.',
      ['The rule banning fireworks within the gates of the park: carried'],
    ],
  ])('%s', (text, items) => {
    expect(told(text)).toEqual(items);
  });

  it.each([
    'We decided to look into the price of gravel.',
    'When the Board agrees to a plan, owners will be told.',
    'If the board votes to raise the dues, notices go out.',
    'The board agrees to look at it.',
    'The board must approve it before the owner agrees to pay.',
    'The county authorized the bridge.',
    'In the past we decided to skip the picnic.',
    'They talked of the gate and the decision made to fix it last fall.',
    'The rule banning fireworks, passed with 132 voting YES in 2019, is still good.',
    'Park Sign: No update; vote postponed by the city.',
    'Lee said that the board agrees to pay half.',
    'The minutes will be voted on at our next meeting.',
    'If it rains, the new policy will be considered at the June meeting.',
    'The budget will be presented to the county at the next meeting.',
    'The bylaws say that the budget will be considered at the annual meeting.',
    'The county board directed us to mend the dam.',
    'The school board approved a new bus stop at the gate.',
    'The city council and the planning board voted to widen Elm Road.',
    'The decision made to close the pool was not liked.',
    'The Association agrees to pay the club $900 a year under the lease.',
    'The board votes to fill the offices each May.',
    'Kim Ray will be the President’s guest.',
    'Met with the owner of lot 9 on the fence request that was denied at the 3/20 meeting.',
    'The fence request was denied at the March 20 meeting.',
    'It was decided the weather was too cold.',
    'Park Sign: No update; the trip was postponed by the school.',
    'A plan came up. The motion passed unaimously, upon motion duly made.',
    'Last year we decided to close the pool.',
    'No decision made to date.',
    'The pool was discussed; the budget was approved in 2029.',
    'The budget was sent; it must be approved by May.',
    'The minutes will be typed. Motion was made. The gate is shut.',
    'The committee recommended a new gate. The roof leaks. Upon motion duly made and seconded, the motion passed unanimously.',
  ])('leaves alone: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
