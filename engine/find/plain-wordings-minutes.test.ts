import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';

const day = 'Fox Run HOA Board Meeting, May 6, 2031\n\n';
const homes = (value: number) => ({ value, unit: 'homes' });

/** How secretaries of other communities put it: full sentences, labels, items of a list. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  ['minutes.quorum_present', true, 'The President ascertained the presence of a quorum.'],
  ['minutes.quorum_present', true, 'Quorum - yes, four of five directors.'],
  ['minutes.quorum_present', true, 'Four directors attended, a quorum.'],
  ['minutes.quorum_present', true, 'A quorum being present, the meeting proceeded.'],
  ['minutes.quorum_present', true, 'With 42 proxies and 31 owners in attendance we exceeded the quorum.'],
  ['minutes.quorum_present', true, 'The secretary certified that a quorum existed.'],
  ['minutes.quorum_present', true, 'Quorum was declared by the chair.'],
  ['minutes.quorum_present', true, 'There were sufficient owners present to constitute a quorum.'],
  ['minutes.quorum_present', true, 'Quorum established: 4 of 5 directors present.'],
  ['minutes.quorum_present', false, 'A quorum could not be established.'],
  ['minutes.quorum_present', false, 'We did not have a quorum.'],
  ['minutes.quorum_present', false, 'Only 12 owners came, short of the quorum of 30.'],
  ['minutes.quorum_present', false, 'The meeting was adjourned for lack of quorum.'],
  ['minutes.quorum_present', false, 'Attendance fell short of a quorum.'],
  ['minutes.next_meeting', '2031-06-10', 'The next Board meeting will take place Tuesday, June 10, 2031.'],
  ['minutes.next_meeting', '2031-06-10', 'Next meeting: June 10'],
  ['minutes.next_meeting', '2031-06-10', 'The board will meet again on June 10, 2031 at 7 PM.'],
  ['minutes.next_meeting', '2031-06-10', 'Our next meeting is set for June 10th.'],
  ['minutes.next_meeting', '2031-06-10', 'Date of next meeting: Tuesday 10 June 2031'],
  ['minutes.next_meeting', '2031-06-10', 'Next Meeting Date - 6/10/31'],
  [
    'minutes.next_meeting',
    '2031-06-10',
    'The next meeting of the Board of Directors is scheduled for June 10, 2031.',
  ],
  ['minutes.next_meeting', '2031-06-10', 'Meeting adjourned at 8 PM; next meeting June 10, 7 PM, clubhouse.'],
  ['assessment.regular', { amount: 48 }, 'The motion to implement the $48.00 assessment for 2031 passed.'],
  ['assessment.regular', { amount: 410, period: 'year' }, 'The annual assessment for 2032 was set at $410.'],
  ['assessment.regular', { amount: 95, period: 'month' }, 'Monthly HOA dues: $95'],
  ['assessment.regular', { amount: 325 }, 'Dues are currently $325 a year.'],
  [
    'assessment.regular',
    { amount: 240, period: 'month' },
    'HOA dues will increase to $240/month on January 1.',
  ],
  ['budget.dues_change', 8, 'The board approved an 8% dues increase for 2032.'],
  ['budget.dues_change', 5, 'Motion to raise dues 5% carried.'],
  ['budget.dues_change', 10, 'Dues will go from $200 to $220 next year.'],
  ['budget.dues_change', 6, 'The members ratified the budget with a 6 percent increase in assessments.'],
  ['budget.dues_change', 0, 'There will be no increase in dues for 2032.'],
  ['financial.operating_cash', { amount: 41_250 }, 'Checking: $41,250'],
  ['financial.delinquent_amount', { amount: 41_250 }, 'There are approx. $41,250 overdue.'],
  [
    'financial.reserve_cash',
    { amount: 41_250 },
    'The common reserve fund has a balance of $41,000 and the tower reserve fund has $250.',
  ],
  ['financial.operating_cash', { amount: 41_250 }, 'Financial balance – $41250 checking balance'],
  ['financial.operating_cash', { amount: 41_250 }, 'Roughly $41,250 total funds on hand'],
  ['budget.dues_change', 0, 'Lee said the Board would be keeping the dues at the same level as last year.'],
  ['financial.operating_cash', { amount: 41_250 }, 'Balance in operating account as of April 30: $41,250.'],
  ['financial.operating_cash', { amount: 41_250 }, 'The operating account has a balance of $41,250.'],
  ['financial.operating_cash', { amount: 41_250 }, 'Operating funds total $41,250.'],
  [
    'financial.operating_cash',
    { amount: 41_250 },
    'The treasurer reported $41,250 in checking and $90,000 in savings.',
  ],
  ['financial.operating_cash', { amount: 41_250 }, 'There is $41,250 in the operating account.'],
  ['financial.reserve_cash', { amount: 90_000 }, 'Reserve funds total $90,000.'],
  ['financial.reserve_cash', { amount: 90_000 }, 'Reserve account balance: $90,000'],
  ['financial.reserve_cash', { amount: 90_000 }, 'The reserves stand at $90,000.'],
  ['financial.reserve_cash', { amount: 90_000 }, 'We have $90,000 in reserves.'],
  ['financial.reserve_cash', { amount: 90_000 }, 'The balance of the reserve fund is $90,000.'],
  ['financial.reserve_cash', { amount: 90_000 }, 'Operating: $41,250. Reserves: $90,000.'],
  ['financial.delinquent_amount', { amount: 1500 }, 'Currently there is $1,500 in unpaid assessments.'],
  ['financial.delinquent_amount', { amount: 1500 }, 'Delinquencies total $1,500.'],
  ['financial.delinquent_amount', { amount: 1500 }, 'Accounts receivable: $1,500'],
  ['financial.delinquent_amount', { amount: 1500 }, 'Past due assessments amount to $1,500.'],
  ['financial.delinquent_amount', { amount: 1500 }, 'Owners owe $1,500 in back dues.'],
  ['financial.delinquent_amount', { amount: 1500 }, 'A total of $1,500 is past due from three owners.'],
  ['financial.delinquent_homes', homes(9), 'Nine owners are behind on their dues.'],
  ['financial.delinquent_homes', homes(9), 'There are 9 delinquent accounts.'],
  ['financial.delinquent_homes', homes(9), 'Delinquent homeowners: 9'],
  ['financial.delinquent_homes', homes(9), 'We have nine homes that have not paid the assessment.'],
  ['financial.delinquent_homes', homes(9), 'Liens were filed on 2 of the 9 delinquent lots.'],
  ['financial.delinquent_homes', homes(9), '9 units are in arrears.'],
  ['financial.loan', { amount: 120_000 }, 'The balance of the bank loan is $120,000.'],
  ['financial.loan', { amount: 120_000 }, 'The association took out a loan of $120,000 for the roofs.'],
  [
    'financial.loan',
    { amount: 120_000 },
    'The Board approved a $120,000 loan from First Bank to repave the roads.',
  ],
  ['financial.loan', { amount: 120_000 }, 'We still owe $120,000 on the loan.'],
  [
    'special_assessment',
    { amount: 900, status: 'approved' },
    'The members approved a special assessment of $900 per lot.',
  ],
  [
    'special_assessment',
    { amount: 900, status: 'proposed' },
    'The board is considering a $900 special assessment per unit for the roof.',
  ],
  [
    'special_assessment',
    { amount: 900, status: 'approved' },
    'Motion to levy a one-time assessment of $900 per home carried 4-1.',
  ],
  [
    'special_assessment',
    { amount: 900, status: 'levied' },
    'The special assessment of $900 per unit is due July 1, 2031.',
  ],
  [
    'special_assessment',
    { amount: 900, status: 'proposed' },
    'Owners may face a special assessment of about $900 each if reserves run out.',
  ],
  ['insurance.deductible', { amount: 10_000 }, 'The insurance was renewed with a $10,000 deductible.'],
  ['insurance.deductible', { amount: 10_000 }, 'The deductible on the master policy went up to $10,000.'],
  ['insurance.deductible', { amount: 10_000 }, 'Insurance renewal: premium $18,400, deductible $10,000.'],
];

describe('minutes of other communities', () => {
  it.each(wordings)('%s is %j: %s', (fact, value, text) => {
    const found = factsIn(day + text, allRules, 'minutes')[fact];
    if (typeof value === 'object') expect(found).toMatchObject(Object(value));
    else expect(found).toEqual(value);
  });

  it.each([
    ['financial.loan', 'The owners talked of a loan of $50,000 if the wall fails.'],
    ['financial.loan', 'A new roof could need a $50,000 loan.'],
    ['special_assessment', 'There will be no special assessment this year; the roof cost $900 per unit.'],
    ['budget.dues_change', 'An owner asked if dues would go up 10%.'],
    ['budget.dues_change', 'Insurance increased 12% and dues pay for it.'],
    ['financial.delinquent_homes', 'Letters went to 9 homes for unpainted fences.'],
    ['financial.delinquent_amount', 'The invoice of the roofer for $1,500 is past due.'],
    ['financial.reserve_cash', 'The study recommends $90,000 in reserves.'],
    ['minutes.next_meeting', 'The pool opens June 10, 2031.'],
    ['minutes.next_meeting', 'At the next meeting the bids of June 10 will be reviewed.'],
    ['minutes.quorum_present', 'The bylaws set a quorum of 30%.'],
    ['repairs.critical', 'Reroofing must be done by a licensed contractor.'],
    ['repairs.critical', 'There was no need to replace the roofs.'],
    ['repairs.critical', 'Repaving of the roads began in 2015 and took two summers.'],
    ['minutes.motions', 'The pool project failed 2 inspections.'],
    ['financial.delinquent_amount', 'There is $300 overdue on the invoice of the roofer.'],
    ['budget.dues_change', 'There are two choices. Option 2: No dues increase.'],
    ['minutes.quorum_present', 'The chair said that a members’ meeting has no quorum requirement.'],
    ['repairs.critical', 'Q: What came up in 2030? A: The pool pump failed and the gate was hit by a car.'],
    [
      'repairs.critical',
      'Damaged roof shingles and painted fences are a concern. Letters to owners who must act will go out.',
    ],
    ['financial.operating_cash', 'Last year we had $78,000 total funds on hand.'],
    ['insurance.deductible', 'Owners should check the deductible of their own policy, often $1,000.'],
  ])('nothing of %s in: %s', (fact, text) => {
    expect(factsIn(day + text, allRules, 'minutes')[fact]).toBeUndefined();
  });
});
