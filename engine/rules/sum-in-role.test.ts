import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../testing/facts-in.ts';
import { valueIn } from '../testing/told-of.ts';
import { allRules } from './all-rules.ts';

const head = 'Elm Grove Homeowners Association\nMinutes of the board meeting\nMay 4, 2031\n\n';
const told = (fact: string, text: string, type: DocumentType = 'minutes') =>
  factsIn(head + text, allRules, type)[fact];

const cash = 'financial.operating_cash';
const reserves = 'financial.reserve_cash';
const arrears = 'financial.delinquent_amount';

describe('a sum is told as what its words make it', () => {
  it.each<[string, string, number]>([
    ['We ended the quarter with an operating balance of $35,600 and reserves of $141,000.', cash, 35_600],
    [
      'We ended the quarter with an operating balance of $35,600 and reserves of $141,000.',
      reserves,
      141_000,
    ],
    ['The reserve balance was $150,200 a year ago and is $171,900 today.', reserves, 171_900],
    ['At the end of 2029 the operating account had $31,000; it now has $27,500.', cash, 27_500],
    [
      'Motion to move $30,000 from operating to reserves; the operating account now has $22,000.',
      cash,
      22_000,
    ],
    ['Past due accounts come to $22,310, down from $25,000 in March.', arrears, 22_310],
  ])('%s', (text, fact, amount) => expect(told(fact, text)).toEqual({ amount }));

  it.each(['budget', 'other', 'minutes'] as const)('takes what one lot owes for no total in: %s', (type) => {
    expect(
      told(arrears, "Lot 88's request to be let off $260 in back dues was denied.", type),
    ).toBeUndefined();
    expect(told(arrears, 'Unit 14B has $2,310 in unpaid assessments.', type)).toBeUndefined();
    expect(told(arrears, 'There is $2,310 in unpaid assessments.', type)).toEqual({ amount: 2310 });
  });

  it('takes the raise of a version that was withdrawn for none', () => {
    const change = 'budget.dues_change';
    expect(
      told(change, 'The first version, which would have raised fees by 9%, was withdrawn.', 'budget'),
    ).toBeUndefined();
    expect(told(change, 'The board raised the fees by 4%.', 'budget')).toBe(4);
    expect(told(change, 'Since the bid was not approved, the board raised the fees by 4%.', 'budget')).toBe(
      4,
    );
  });

  it('takes what is over for no dues', () => {
    const dues = 'assessment.regular';
    const roofs = 'The 2030 assessment ($450/mo. x 12, ended in May) was for the roofs.';
    expect(told(dues, roofs)).toBeUndefined();
    expect(told('assessment.frequency', roofs)).toBeUndefined();
    expect(told(dues, 'Dues are $450 a month; the year ended in May.')).toMatchObject({ amount: 450 });
  });

  it('takes the dues of one kind of homes for nobody else’s', () => {
    const both = 'The townhome dues are $435 now and single family $96.';
    expect(told('assessment.regular', both, 'other')).toBeUndefined();
    expect(told('assessment.regular', both.replace(' and single family $96', ''), 'other')).toMatchObject({
      amount: 435,
    });
  });

  it('counts no homes behind on their dues that owe a special assessment', () => {
    const homes = 'financial.delinquent_homes';
    const paid = 'The special assessment has been paid except four units with $21,340 outstanding';
    expect(told(homes, `${paid}.`, 'other')).toBeUndefined();
    expect(told(homes, 'Four owners are behind on dues and the special assessment.')).toMatchObject({
      value: 4,
    });
  });

  it('takes what a board may ask for at most for no dues', () => {
    const dues = 'assessment.regular';
    const most = 'The most the board can levy without a vote is $900 per lot per year.';
    expect(told(dues, most, 'other')).toBeUndefined();
    expect(told(dues, 'Dues are $900 per lot per year.', 'other')).toMatchObject({ amount: 900 });
  });

  it.each<[string, string]>([
    ['The roof reserve account has a balance of $45,000.', reserves],
    ['The combined balance of the operating and reserve accounts is $260,000.', reserves],
    ['Cash on hand totals $251,000 in the operating and reserve accounts together.', cash],
    ['The operating account was charged $350 for a returned check.', cash],
    ['The social committee checking balance is $640.', cash],
    ['Unit 14 is past due by $3,480 and was sent to the attorney.', arrears],
    ['$3,150 in past due assessments was collected this month.', arrears],
    ['Unit 6 asked for a payment plan for its special assessment of $3,000.', 'special_assessment'],
    ['The special assessment of $1,000 per unit levied in 2024 has been paid in full.', 'special_assessment'],
    ['Members voted 48 to 31 against the special assessment of $650 per lot.', 'special_assessment'],
    ['Dues rose from $180 to $190 per month in 2022.', 'assessment.regular'],
    ['Dues rose from $180 to $190 per month in 2022.', 'budget.dues_change'],
    ['The dues in our neighbor association are $390 per month.', 'assessment.regular'],
    ['The dues of the golf club are $1,200 per year.', 'assessment.regular'],
  ])('%s is not told as %s', (text, fact) => expect(told(fact, text)).toBeUndefined());

  it('a special assessment by the sum that was decided', () => {
    for (const text of [
      'The first motion was for a special assessment of $2,000 per unit; it was amended to $1,500 per unit and passed.',
      'Jim moved to levy a special assessment of $2,000 per unit.\nKay seconded.\nThe amount was changed to $1,500 per unit.\nMotion carried.',
    ])
      expect(told('special_assessment', text)).toMatchObject({ amount: 1500, status: 'approved' });
  });

  it('dues by the sum that was decided, and their change', () => {
    const text =
      'The treasurer proposed to raise the dues from $200 to $240 per month; the board approved $225.';
    expect(told('assessment.regular', text)).toMatchObject({ amount: 225, period: 'month' });
    const raise = 'Motion carried to increase monthly dues to $265 from $250.';
    expect(told('assessment.regular', raise)).toMatchObject({ amount: 265, period: 'month' });
    expect(told('budget.dues_change', raise)).toBe(6);
    expect(told('budget.dues_change', 'Monthly dues will be $265.')).toBeUndefined();
  });

  it('in papers that tell what was, not in a plan', () => {
    const text = 'Starting reserve balance: $50,000\nEnding reserve balance: $60,000';
    expect(told('reserves.balance', text, 'reserves')).toEqual({ amount: 50_000 });
  });
});

it('is no balance where it is paid by the month or by each home', () => {
  expect(told(reserves, 'The reserve share is to go from $30 to $42 per unit per month.')).toBeUndefined();
  expect(told(reserves, 'The reserve fund is at $42,000.')).toEqual({ amount: 42_000 });
});

describe('a count of homes is one of arrears only where dues are spoken of', () => {
  const homes = (text: string) => told('financial.delinquent_homes', text);

  it.each<[string, number]>([
    ['Delinquencies total $9,310; seven accounts are over 90 days.', 7],
    ['Five homeowners still owe 2030 dues.', 5],
    ['Dues were received from 150 of 190 owners.', 40],
    ['Five owners are behind on their dues; 40 ballots are outstanding.', 5],
    ['Annual dues were to be in by May. Five lots are still behind.', 5],
    ['Thirty-five of 40 owners are current.', 5],
  ])('%s', (text, value) => expect(homes(text)).toEqual({ value, unit: 'homes' }));

  it.each([
    'Ballots have been received from 150 of 190 owners; 160 are needed.',
    'Ballots on the new dues have been received from 150 of 190 owners.',
    'Insurance certificates have been received from 30 of 40 owners.',
    'There are 11 outstanding work orders and 4 overdue inspections.',
    'Thirty letters went out; 9 remain outstanding.',
    'Thirty of 40 homeowners have paid for pool passes.',
    'Thirty of 40 homeowners are current on the census form.',
    'Six owners failed to pay for their key fobs.',
    'The treasurer has 7 unpaid invoices.',
    'Nine homes are behind on painting.',
  ])('%s', (text) => expect(homes(text)).toBeUndefined());
});

it('tells no change of the dues that is told as proposed with them', () => {
  const change = (text: string) =>
    valueIn('budget.dues_change', `Elm Court HOA Newsletter\n\n${text}`, 'other');
  expect(
    change('The Board intends to bring an increase in the annual dues from $25 to $50 to the meeting.'),
  ).toBeUndefined();
  expect(change('The Board approved an increase in the annual dues from $25 to $50.')).toBe(100);
});

it('tells no dues of a person as those of a home', () => {
  const dues = (text: string) =>
    valueIn('assessment.regular', `Elm Court HOA Newsletter\n\n${text}`, 'other');
  expect(dues('Dues are currently $15/person or $25/household.')).toBeUndefined();
  expect(dues('Dues are currently $25/household.')).toMatchObject({ amount: 25 });
});
