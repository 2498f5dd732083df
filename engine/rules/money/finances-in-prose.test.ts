import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { allRules } from '../all-rules.ts';
import { regularAmount } from '../dues/dues-amount.ts';
import { duesChange } from '../dues/dues-change.ts';
import { duesOfTwoYears, duesRaisedBy } from '../dues/dues-over-years.ts';
import { budgetYear } from './budget-year.ts';
import { financesInProse } from './finances-in-prose.ts';

describe('financesInProse', () => {
  it.each([
    [
      'I expect to end the year in the red in operating, and to cover it out of the contingency account, which holds $15,000.',
      {},
    ],
    [
      'As of May 31 the operating account balance is $12,450.10.',
      { 'financial.operating_cash': { amount: 12_450.1 } },
    ],
    [
      "There was $139,207.44 in the association's operating account and $502,318.09 in the association's reserve account.",
      {
        'financial.operating_cash': { amount: 139_207.44 },
        'financial.reserve_cash': { amount: 502_318.09 },
      },
    ],
    [
      'Reserve savings (Elm Bank) on October 31, 2031: $31,288.',
      { 'financial.reserve_cash': { amount: 31_288 } },
    ],
    ['Operating checking 9/30: $38,774.', { 'financial.operating_cash': { amount: 38_774 } }],
    [
      'The dock loan has 9 payments left. Principal owed after the April payment is $23,054.',
      { 'financial.loan': { amount: 23_054 } },
    ],
    ['The school has a new principal. Principal owed after the April payment is $23,054.', {}],
    ['Reserve acct $148,377.', { 'financial.reserve_cash': { amount: 148_377 } }],
    ['The board voted to apply for a loan of $140,000 from Elm Savings.', {}],
    ['The board applied for a $140,000 loan.', {}],
    ['We see ourselves running out of operating cash by August - a $40/mo mid-year increase is next.', {}],
    [
      'Operating cash was down to $4,000 after a $40 per month increase.',
      { 'financial.operating_cash': { amount: 4000 } },
    ],
    ['We have $3,100 in checking.', { 'financial.operating_cash': { amount: 3100 } }],
    ['There is now $61,000 in the reserve account.', { 'financial.reserve_cash': { amount: 61_000 } }],
    ['The board voted to transfer $5,000 to reserves.', {}],
    ['Allocation to reserves $935.19', {}],
    ['Current Full Funding Reserve Balance $911,550', {}],
    ['Seven (7) homeowners are past due.', { 'financial.delinquent_homes': { value: 7, unit: 'homes' } }],
    [
      'The attorney will write to the 11 owners that have yet to pay dues for 2031.',
      { 'financial.delinquent_homes': { value: 11, unit: 'homes' } },
    ],
    [
      'Eleven (11) properties have not fully paid 2031 dues.',
      { 'financial.delinquent_homes': { value: 11, unit: 'homes' } },
    ],
    ['3 members are delinquent by more than 3 years.', {}],
    ['12 lots have not paid.', { 'financial.delinquent_homes': { value: 12, unit: 'homes' } }],
    ['Owners who are past due for 30 days may be fined.', {}],
    [
      'There are still 5 owners who need to pay their dues.',
      { 'financial.delinquent_homes': { value: 5, unit: 'homes' } },
    ],
    [
      'Dues collection: 7 left outstanding out of 210 homes.',
      { 'financial.delinquent_homes': { value: 7, unit: 'homes' } },
    ],
    ['Behind on dues: 4 lots.', { 'financial.delinquent_homes': { value: 4, unit: 'homes' } }],
    ['Behind the dues office: 4 lots.', {}],
    ['There are 3 items still outstanding.', {}],
    ['A check was received from one of the top 3 past due accounts.', {}],
    ['A letter goes to all past due members of over $300.', {}],
    ['Delinquent accounts of owners owing more than $300 go to the attorney.', {}],
    ['The total amount still due to the HOA is $640.', { 'financial.delinquent_amount': { amount: 640 } }],
    ['There is currently $7,100 in the HOA bank account.', { 'financial.operating_cash': { amount: 7100 } }],
    ['Delinquent accounts total $9,870.', { 'financial.delinquent_amount': { amount: 9870 } }],
    ['As of June 3 there is $4,120.55 in the account.', { 'financial.operating_cash': { amount: 4120.55 } }],
    ['He put $200 in the savings account.', {}],
    ['Our reserve fund is at approximately $47,500.', { 'financial.reserve_cash': { amount: 47_500 } }],
    ['Four people have not paid.', { 'financial.delinquent_homes': { value: 4, unit: 'homes' } }],
    ['The association owes about $260,000 in loans for the pool.', { 'financial.loan': { amount: 260_000 } }],
    [
      'In May the association borrowed $250,000 for roofs. The balance at year end was $231,400.',
      { 'financial.loan': { amount: 231_400 } },
    ],
    ['The roofs were finished in May. The balance at year end was $231,400.', {}],
    [
      'The line of credit of $500,000 with Gulf Bank has been drawn to $140,000.',
      { 'financial.loan': { amount: 140_000 } },
    ],
    ['The line of credit is $50,000.', {}],
    ['We borrowed $90,000 from the bank, as the reserves are low.', { 'financial.loan': { amount: 90_000 } }],
    ['We borrowed $90,000 from the road reserve.', {}],
    ['In 2026 the board had borrowed $40,000 and has paid back only $15,000.', {}],
    ['There is a loan of $20,000 from reserves to operating.', {}],
    ['The mortgage on our property stands at $3,912,400.', { 'financial.loan': { amount: 3_912_400 } }],
    ['The mortgage is for a total of $912,400.', { 'financial.loan': { amount: 912_400 } }],
    ['A first mortgage stands at $200,000.', {}],
    ['The spillway loan from First Farmers stands at $86,200.', { 'financial.loan': { amount: 86_200 } }],
    ['The line of credit has $20,000 outstanding.', { 'financial.loan': { amount: 20_000 } }],
    ['Owners approved borrowing up to $900,000 for the siding.', {}],
    ['We are short in the operating account and will borrow $10,000 from the roof fund.', {}],
    ['The operating account fell when we spent $10,000 on snow.', {}],
    [
      'Three properties continue to be past due.',
      { 'financial.delinquent_homes': { value: 3, unit: 'homes' } },
    ],
    ['– $3,200 in current unpaid dues\n– $5,400 in historical unpaid dues', {}],
    ['$3,200 in current unpaid dues', { 'financial.delinquent_amount': { amount: 3200 } }],
    ['There is $3,200 in unpaid dues.', { 'financial.delinquent_amount': { amount: 3200 } }],
    [
      'Eleven owners owe a total of $7,940; three of these are with the attorney.',
      {
        'financial.delinquent_homes': { value: 11, unit: 'homes' },
        'financial.delinquent_amount': { amount: 7940 },
      },
    ],
    [
      'IV. DELINQUENCIES\n\n18 accounts totaling $22,415 over 90 days.',
      {
        'financial.delinquent_homes': { value: 18, unit: 'homes' },
        'financial.delinquent_amount': { amount: 22_415 },
      },
    ],
    ['IV. INVOICES\n\n18 accounts totaling $22,415 were paid.', {}],
    ['Six owners owed a total of $7,940 last year; all have paid.', {}],
    ['Seven owners owe $900 for the fence repair.', {}],
    ['Each of the 12 owners owes $40 for the pool pass.', {}],
    ['Three bids remain past due from last month.', {}],
    [
      'In 2029 the association borrowed $300,000 for the roofs. Principal outstanding was $210,000 at May 31, 2031.',
      { 'financial.loan': { amount: 210_000 } },
    ],
    ['The school principal was paid $210 for the hall.', {}],
    ['The outstanding loan balance is $210,000.', { 'financial.loan': { amount: 210_000 } }],
  ])('%s', (text, facts) => {
    expect(factsIn(text, financesInProse, 'minutes')).toEqual(facts);
  });
});

it('finds what was left in a report', () => {
  const find = (text: string) => factsIn(text, allRules, 'financial');
  expect(find('This leaves $310 net cash flow.')).toEqual({ 'financial.net_income': { amount: 310 } });
  expect(find('Net loss for the year was $1,240.')).toEqual({ 'financial.net_income': { amount: -1240 } });
});

describe('duesOfTwoYears', () => {
  it.each([
    ['2025 Assessment $110.00/qtr\n2024 Assessment $100.00/qtr', { 'budget.dues_change': 10 }],
    ['2025 Dues $300 and 2024 Dues $300', { 'budget.dues_change': 0 }],
    ['2025 Assessment $110.00/qtr\n2021 Assessment $100.00/qtr', {}],
    ['2025 Assessment $110.00/qtr\n2024 Assessment $400.00/yr', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, [duesOfTwoYears], 'budget')).toEqual(facts);
  });
});

describe('duesRaisedBy', () => {
  it.each([
    [
      'It is necessary to increase the dues for 2012 by 25.00 dollars. The annual fee for 2012 is $275 per lot.',
      { 'budget.dues_change': 10 },
    ],
    ['The Board may increase the dues by $25. The annual fee is $275.', {}],
    ['The board voted to increase the dues by $25. A late fee is $10.', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, [duesRaisedBy], 'budget')).toEqual(facts);
  });
});

describe('duesChange', () => {
  it.each([
    ['There may be a fee increase from $90 to $400 for the permit.', {}],
    ['It is possible that the dues rise from $90 to $95.', {}],
    ['The fee goes up from $90 to $400 for the lake permit.', {}],
    ['The Board had thought of raising the annual dues from $300 to $500.', {}],
    ["Stonegate's fee goes up 4% in August under its contract.", {}],
    ['The fee paid by buyers at closing goes up from $300 to $500.', {}],
    ['Dues will go up from $400 to $440 next year.', { 'budget.dues_change': 10 }],
    ['The cooperative’s board voted to increase maintenance by 3.5%.', { 'budget.dues_change': 3.5 }],
    ['The board voted to increase maintenance of the pool by 20%.', {}],
    ['Dues will be raised $12 to $468.', { 'budget.dues_change': 2.63 }],
    ['The Board approved a 5% increase in dues.', { 'budget.dues_change': 5 }],
    ['Assessments will decrease by 3% in 2025.', { 'budget.dues_change': -3 }],
    ['The Board may increase assessments by up to 10% a year.', {}],
    // What stays is a charge for one cost, or stays for some months alone.
    ['The dock loan assessment stays at $78.', {}],
    ['The monthly assessment stays at $78.', { 'budget.dues_change': 0 }],
    ['The maintenance fee stays $337 through December.', {}],
    ['The maintenance fee stays $337.', { 'budget.dues_change': 0 }],
    ['Dues go up $10 a quarter, $195.', { 'budget.dues_change': 5.41 }],
    ['The pool costs go up $10 a quarter, $195.', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, [duesChange], 'minutes')).toEqual(facts);
  });
});

describe('budgetYear', () => {
  it.each([
    ['Budget year: 2025', { 'budget.year': 2025 }],
    ['2024 Final Operating Budget', { 'budget.year': 2024 }],
    ['For the year ended December 31, 2023', { 'budget.year': 2023 }],
    ['Date Range: 03/01/25 - 02/28/26', { 'budget.year': 2025 }],
    ['Fox Run Owners Association 2022', { 'budget.year': 2022 }],
    ['Period Range: Jun 2023 to Jun 2023', { 'budget.year': 2023 }],
    ['Invoice 2022 of the roofer for $2,022', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, [budgetYear], 'budget')).toEqual(facts);
  });
});

it('under a heading of the dues, a sum that was another needs no name', () => {
  const draft = (title: string) =>
    `Elm Court Association\n2032 Budget\n\n1. ${title}\n\nWith the new figure this plan is at $425 per unit per month, was $385.\n\n2. Trees\n\nThey grow.`;
  const facts = (title: string) => factsIn(draft(title), [duesChange, regularAmount], 'budget');
  expect(facts('Dues')).toEqual({
    'budget.dues_change': 10.39,
    'assessment.regular': { amount: 425, period: 'month', per: 'home' },
  });
  expect(facts('Cable')).toEqual({});
  expect(facts('Special Assessments')).toEqual({});
});
