import { describe, expect, it } from 'vitest';
import { factsIn } from '../testing/facts-in.ts';
import { allRules } from './all-rules.ts';

const motion = (what: string, outcome = 'carried') => ({ what, outcome });
const head = 'Otter Bend HOA Board Meeting, May 6, 2031\n\n';

/** How the secretaries of small communities tell what was decided, without a formal motion. */
const decisions: readonly (readonly [value: unknown, text: string])[] = [
  [
    motion('Authorize the treasurer to spend up to $400 on a scanner'),
    'Ann made a motion : to authorize the treasurer to spend up to $400 on a scanner. Unanimously approved.',
  ],
  [
    motion('Form a working group for the trail'),
    'Ann made a second motion: to form a working group for the trail. Bo seconded. Unanimously approved.',
  ],
  [
    motion('Keep open the north gate until the paving is done'),
    'The Board also agreed to keep open the north gate until the paving is done.',
  ],
  [
    motion('Send a letter to owners whose docks are unsafe'),
    'The committee spoke of the docks, and the board agreed to send a letter to owners whose docks are unsafe.',
  ],
  [
    motion('The check register and the invoices'),
    'The check register and the invoices were reviewed and approved and initialed.',
  ],
  [
    motion('In favor of the new fence standards'),
    'The vote in favor of the new fence standards was unanimous.',
  ],
  [
    motion('We should not rent out the hall in 2032'),
    'Our residents voted that we should not rent out the hall in 2032.',
  ],
  [
    motion('The bid for a second pump was far too high: not to accept it'),
    'The bid for a second pump was far too high and the decision was made not to accept it.',
  ],
  [
    motion('Stay with the present mowing company'),
    'Ed briefed owners on the bids and the decision to stay with the present mowing company because of its price.',
  ],
];

const talk = [
  'No decision was made to hire a lifeguard.',
  'If the decision is made to sell the lot, owners will be told.',
  'The board has not agreed to keep the gate open.',
  'The board agreed to discuss the gate at the next meeting.',
  'A decision to hire a manager was postponed.',
  'Two applications were reviewed, and one approved last year was read.',
];

const heads: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  [
    'association.name',
    'The Lake at Fernhollow',
    'The Lake at Fernhollow Annual and Board Meeting Minutes\nDate: Wednesday, May 6, 2031\n\nQuorum obtained.',
  ],
  [
    'minutes.quorum_present',
    true,
    'The Lake at Fernhollow Annual and Board Meeting Minutes\nAttendance and verification of quorum. Quorum obtained.',
  ],
  [
    'association.name',
    'Badger Crossing #3 HOA',
    'BADGER CROSSING #3\nHOA BOARD MONTHLY MEETING\nMAY 6, 2031\nCalled to order at 6 pm\n',
  ],
  [
    'association.name',
    undefined,
    'HOA Meeting Minutes\nMinutes of the annual meeting held on Tuesday, May 6, 2031\n',
  ],
  [
    'document.date',
    '2031-05-06',
    'Badger Crossing HOA\nMeeting\nMinutes from May 6th,\n2031 at 7:00pm\nBoard Members Present: Ann Orr, Bo Pell\n',
  ],
];

describe('minutes of small communities', () => {
  it.each(decisions)('%j', (value, text) => {
    expect([factsIn(head + text, allRules, 'minutes')['minutes.motions']].flat()).toContainEqual(value);
  });
  it.each(talk)('no decision: %s', (text) => {
    expect(factsIn(head + text, allRules, 'minutes')['minutes.motions']).toBeUndefined();
  });
  it.each(heads)('%s %j', (fact, value, text) => {
    expect(factsIn(text, allRules, 'minutes')[fact]).toEqual(value);
  });
});
