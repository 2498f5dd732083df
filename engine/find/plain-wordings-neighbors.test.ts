import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';

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
  [
    motion('Have a Board meeting on June 3, 2031 at 7:00 pm'),
    'Motioned was made second and carried to have a Board meeting on June 3, 2031 at 7:00 pm',
  ],
  [
    motion('Proceed with sending invoices to owners in arrears'),
    'The board unanimously agreed to proceed with sending invoices to owners in arrears.',
  ],
  [
    motion('Accept HOA violation letter templates'),
    'The board reviewed and accepted HOA violation letter templates.',
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

const year = (amount: number) => ({ amount, period: 'year' });

/** What letters, policies and minutes of small communities say of dues and of what is late. */
const told: readonly (readonly [
  type: 'minutes' | 'other' | 'rules',
  fact: string,
  value: unknown,
  text: string,
])[] = [
  [
    'minutes',
    'assessment.regular',
    year(540),
    'Because of the snow it was necessary to raise the annual dues from $480 to $540, an increase of $5.00 per month.',
  ],
  [
    'minutes',
    'assessment.frequency',
    'year',
    'Because of the snow it was necessary to raise the annual dues from $480 to $540.',
  ],
  ['other', 'assessment.regular', year(1840), 'Annual assessments as approved February 9, 2031 – $1,840'],
  [
    'other',
    'assessment.frequency',
    'month',
    'We would rather borrow than raise the monthly assessments in 2032.',
  ],
  ['minutes', 'assessment.frequency', 'month', 'The due date of the condo fee is the first of each month.'],
  ['rules', 'assessment.frequency', 'year', 'Homeowners are assessed annually after the annual meeting.'],
  [
    'other',
    'assessment.late_after',
    { days: 30 },
    'Assessments are due March 1, 2031, and will be considered late if received after March 31, 2031.',
  ],
  [
    'minutes',
    'assessment.late_fee',
    { amount: 30 },
    'A $20 late fee is assessed now. After discussion the board voted that all who pay after the 5th would be charged a $30 late fee.',
  ],
  ['other', 'assessment.late_fee', undefined, 'Previously we were charging a $15 late fee.'],
  [
    'rules',
    'fine.schedule',
    undefined,
    'Assessments which are more than thirty days past due incur a late payment penalty of $35 per month.',
  ],
  ['minutes', 'financial.delinquent_amount', { amount: 3200 }, '$3,200 is past due from homeowners.'],
  [
    'minutes',
    'reserves.percent_funded',
    undefined,
    'With a modest increase the reserve fund could be brought up to 100% fully funded.',
  ],
  ['other', 'assessment.lien', true, 'At about 90 days a lien is filed and the credit bureau is told.'],
  [
    'minutes',
    'association.state',
    'OH',
    'These changes bring us into compliance with new Ohio State HOA laws on fences.',
  ],
  [
    'rules',
    'vehicles.rv_boat_trailer',
    'restricted',
    'Trailers (boat, camper, etc.) cannot be parked outside for more than four days.',
  ],
  [
    'rules',
    'document.date',
    '2031',
    '2031 ANNUAL DUES COLLECTION POLICY\n\nDues are set at the annual meeting.',
  ],
  [
    'other',
    'assessment.late_after',
    { days: 20 },
    'Invoices go out in March and are due April 10th of each year. If unpaid by April 30th, the dues will be considered in arrears and late fees will apply.',
  ],
  [
    'minutes',
    'minutes.quorum_present',
    true,
    'Since a quorum was not present at the initial annual meeting called on March 4, 2031, a second one was held on Tuesday, May 6, 2031. A quorum was present.',
  ],
  [
    'other',
    'repairs.critical',
    undefined,
    'We have been saving for a complete roof replacement and have about $18,000 in our account.',
  ],
  [
    'rules',
    'document.date',
    '2031',
    'FERN HOMEOWNERS ASSOCIATION INC. 2031 ANNUAL DUES COLLECTION POLICY\n\nDues are set at the annual meeting.',
  ],
];

describe('letters and policies of small communities', () => {
  it.each(told)('%s %s %j', (type, fact, value, text) => {
    const found = factsIn(text, allRules, type)[fact];
    if (value !== null && typeof value === 'object') expect(found).toMatchObject(value);
    else expect(found).toEqual(value);
  });
  it('a special assessment asked for rather than a raise is proposed', () => {
    const text =
      'The Board believes it best to each pay a one-time special assessment of $450.00 to complete the siding project rather than raise the monthly dues, as that will be the alternative if the special assessment is not approved.';
    expect(factsIn(text, allRules, 'other').special_assessment).toMatchObject({
      amount: 450,
      status: 'proposed',
    });
  });
});

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

describe('short turns of letters and minutes', () => {
  it.each([
    [
      'assessment.regular',
      { amount: 252, period: 'year', per: 'home' },
      'The Board voted to increase the annual assessment of $210 by 20% to $252 for 2032.',
    ],
    ['community.units', 162, "Each of the Association's 162 units pays the same share."],
    ['financial.delinquent_amount', { amount: 3200 }, 'There is $3,200 in current unpaid dues.'],
    ['minutes.quorum_present', true, 'The officers were present, as was a quorum of the owners.'],
    [
      'document.date',
      '2031-05-09',
      'Meeting Minutes\n\nMay 9th, 2031\n\n1. The meeting began at 7:03 PM.\n2. The secretary presented minutes from April 4, 2031.',
    ],
  ])('%s %j', (fact, value, text) => {
    const type =
      fact === 'assessment.regular' ? 'other' : fact === 'community.units' ? 'financial' : 'minutes';
    expect(factsIn(text, allRules, type)[fact]).toEqual(value);
  });

  it('takes a raise that is only spoken of for no dues', () => {
    const text = 'The Board may increase the annual assessment of $210 by 20% to $252 if costs rise.';
    expect(factsIn(text, allRules, 'other')['assessment.regular']).not.toMatchObject({ amount: 252 });
  });
});
