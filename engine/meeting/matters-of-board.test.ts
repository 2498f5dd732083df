import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { matters } from './matters.ts';

const kindsIn = (line: string) =>
  matters(docOf(`Fox Run HOA\n\nBoard Meeting Minutes, May 9, 2031\n\n${line}`, 'minutes')).map(
    ({ kind }) => kind,
  );

describe('what befalls the board, its manager and its money', () => {
  it.each([
    ['manager', 'Three letters to the board said that we need a management company.'],
    ['manager', 'The board interviewed two management companies in April.'],
    ['manager', 'Our management company gave notice that it will leave in June.'],
    ['manager', 'Hill Services took over as our manager on February 1.'],
    ['manager', 'The association will become self-managed on July 1.'],
    [
      'manager',
      'The board has hired Crown Partners, Inc. to help manage the Elm HOA, beginning on 7/1/2031.',
    ],
    ['manager', 'Our contract with Alpha Property Services ends on February 28.'],
    ['manager', 'Beginning March 1, our new manager is Crown Partners.'],
    ['few_take_part', 'We still need 40 more proxies to have a quorum.'],
    ['shortfall', 'Our treasurer discovered irregularities in our accounts.'],
    ['shortfall', 'The account is frozen and we cannot pay vendors.'],
    ['liability', 'Kim said that we might have some financial liability for the clogged drain.'],
    ['price', 'Kim got a figure for the sign. Estimate is $6,850.'],
    ['arrears', 'There are 52 dues still outstanding.'],
    ['no_assessment', 'We are in good shape and have no need to collect assessments next year.'],
    ['arrears', 'Two letters were sent for non-payment of dues.'],
    ['danger', 'Our engineer found severe rot in the beams of the balconies.'],
    ['danger', 'The county says that the pond does not meet current design standards.'],
    ['developer', 'Control of the association passed to the homeowners in September.'],
    ['developer', 'The developer has not yet turned over the bank records.'],
    ['developer', 'Your two elected directors join five developer-appointed members.'],
    ['vote', 'We need the owners to approve this.'],
    ['vote', 'Without enough "no" votes the pool is closed.'],
    ['assessment', 'We expect that another assessment will be needed in 2033.'],
    ['manager', 'We are still retrieving records and funds from our previous management company.'],
    ['shortfall', 'The association is not currently in a position to collect past dues of some owners.'],
    ['shortfall', 'We moved $40,000 of reserve funds to the operating account.'],
    ['vote', 'So far we have received only 88 votes.'],
    ['few_take_part', 'Two seats on the board are still vacant.'],
    ['few_take_part', 'We were unable to hold an election because too few owners came.'],
    ['few_take_part', 'The ballots were not enough to hold the election.'],
    ['few_take_part', 'We are seeking volunteers to serve on the board.'],
    ['few_take_part', 'No candidates came forward for the board.'],
    ['few_take_part', 'There are two vacancies on the board.'],
    ['few_take_part', 'Since there is currently no functioning board, three members called the meeting.'],
    ['few_take_part', 'There are three open positions on the board.'],
    ['few_take_part', 'There are no candidates for the three open board positions.'],
    ['few_take_part', 'A special election will be held in May to fill the vacant seat.'],
    ['few_take_part', 'The lack of attendance limits what the board can do.'],
    ['manager', 'Mgr resigned, last day 7/31.'],
    ['insurance', 'Insurance renewal $18,200, up 22%.'],
    ['insurance', 'Owners pay the first $10,000 of any loss that begins in their unit.'],
    ['danger', "As told at the owners' meeting, the engineer found widespread dry rot in the stairs."],
    ['insurance', 'The insurance premium rose from $38,200 to $51,900.'],
    ['insurance', 'The treasurer spoke of an increase of the insurance premium.'],
    ['insurance', 'Our insurance carrier is requiring new wiring at the pool.'],
    ['insurance', 'The insurance claim for the hail was denied.'],
    ['insurance', 'The deductible would be charged back to each home.'],
    ['covenants', 'Since the covenants have expired, nobody is fined.'],
    ['insurance', 'There is a new, separate deductible of 2% for hail.'],
    ['shortfall', 'There is concern over the rising cost of water.'],
    ['shortfall', 'We do not have enough money in our bank account to cover these bills.'],
    ['shortfall', 'We are short in the operating account this month.'],
    ['shortfall', 'Our reserves for roofs are lower than needed.'],
    ['shortfall', 'The plan is to rebuild our depleted reserves.'],
    ['shortfall', 'The association has financial challenges ahead.'],
    ['no_assessment', 'The old special assessment for decks is no longer being charged.'],
    ['dues_change', 'The board voted to increase maintenance by 3.5%.'],
    ['dues_change', 'Common charges are increased by $1.75 a month.'],
    ['covenants', 'The board discussed amending Article IV of the Declaration.'],
    ['loan', 'The treasurer will borrow $10,000 from reserves.'],
    ['loan', 'This pays back the money borrowed for the roof.'],
    ['loan', 'The mortgage is due in 2033 and must be renewed.'],
  ])('%s: %s', (kind, line) => {
    expect(kindsIn(line)).toEqual([kind]);
  });

  it.each([
    'Kim and Lee stepped forward to fill the open positions on the board.',
    'Lee was appointed to the vacant seat.',
    'Contact the new management company with questions.',
    'Our previous management company was in Salem.',
    'The contract with the mowing crew ends in May.',
    'The new manager of the pool will sell snacks.',
    'The board hired Crown Partners to manage the pool of the club.',
    'The developer-appointed trees along Elm Street are maples.',
    'We need owners to paint the gate.',
    'Without enough help the picnic is off.',
    'Shoppers whom Fannie Mae backs get their loans at once.',
    'A full review can slow a loan by weeks.',
    'A question of theirs may slow down a qualified loan.',
    'We need 40 chairs and more volunteers for the picnic.',
    'The treasurer checked the account and paid the vendors.',
    'A fence that does not meet the standards must be taken down.',
    'The developer of the mall next door hopes to open in May.',
    'The assessment of your skills is next.',
    'We moved $40,000 of reserve funds to a savings account that bears interest.',
    'Amended Bylaws, Article IX (Vehicles), Section 2.',
    'Kim Ray received 88 votes.',
    'The property manager replaced the light at the gate.',
    'We need the property manager to fix the gate.',
    'The Board may hire a management company.',
    'The house on Elm is vacant and the position of the fence is open.',
    'There were no nominations from the floor.',
    'We are seeking volunteers for the picnic.',
    'If there are no candidates, the board appoints.',
    'Owners should raise their own insurance deductible.',
    'Insurance costs are part of the dues increase.',
    'The certificate of insurance expires in May.',
    'The board increased maintenance of the pool by 2 visits.',
    'The new shutters were retained by the property manager.',
    'The property manager is replaced as a signer on the account.',
    'We are not looking for another management company.',
    'There are no vacant seats on the board this year.',
    'There is one open seat at the bridge table.',
    'The insurance company requires a key to the meter room.',
    'Our insurance premium is not rising this year, though deductibles are higher.',
    'The mortgage company asked for the minutes.',
    'The board interviewed the property manager about the broken gate.',
    'Several owners rent their homes and hire property managers to find guests.',
    'The management contract was not terminated.',
    'The management company will be engaging a property manager for the Elm Street building.',
    'There are no open seats on the board.',
    'Foreclosure and lien fees: the actual cost of each',
    'We have five owners who have volunteered for the three open board positions.',
    'There are 5 candidates for the 3 open board positions.',
    'Open positions at the swim club include a cook and a cashier.',
    'There were no volunteers for the chili cook-off.',
    "The contractor's insurance policy expired in March.",
    'Auto insurance rates are going up for everybody.',
    'Owners should ask their agents about a new deductible for hail.',
    'Only those who are not delinquent may vote at the meeting.',
    'Those who vote are homeowners who are not delinquent, by lot.',
    'The pool manager resigned in June.',
    'Insurance papers are kept up to date for 22 lots.',
    'Our insurance premium did not increase in 2031.',
    'Our insurance premium is not higher than in 2030.',
    'The insurance expires on July 1 and is paid in full.',
    'The association is not short in the operating account.',
    'The reserve fund is not below the recommended level.',
    'The mortgage is due on the first of the month for one owner.',
    'The board borrowed $20 from petty cash to buy stamps.',
  ])('says nothing of: %s', (line) => {
    expect(kindsIn(line)).toEqual([]);
  });

  it('tells the last of several counts of the votes', () => {
    const lines =
      'As of May 9, we received 87 votes (34% of homes).\n\nWe received 12 votes last week bringing the total number of votes to 56 (22% of our homeowners).';
    const doc = docOf(`Fox Run HOA\n\nBoard Meeting Minutes, May 9, 2031\n\n${lines}`, 'minutes');
    expect(matters(doc).map(({ core }) => core.text)).toEqual([
      'As of May 9, we received 87 votes (34% of homes).',
    ]);
  });

  it('reads the letter that a budget comes with, and no budget alone', () => {
    const line = 'We will borrow $480,000 over 12 years for the roofs.';
    const kinds = (text: string) => matters(docOf(`${text}\n\n${line}`, 'budget')).map(({ kind }) => kind);
    expect(kinds('Fox Run\n\nDear Owners:')).toEqual(['loan']);
    expect(kinds('Fox Run\n\nBudget 2032')).toEqual([]);
  });
});

it('what to do in an emergency, and a vote of the board, are no news', () => {
  expect(
    kindsIn('For emergencies such as flooding or structural failure, do not wait and call 911.'),
  ).toEqual([]);
  expect(kindsIn('An owner may be assessed by a two-thirds majority vote of the Board.')).toEqual([]);
  expect(kindsIn('A change takes a two-thirds majority vote of the owners.')).toEqual(['vote']);
});

it('what owners refinance is no loan of the association', () => {
  expect(kindsIn('Ann asked if it was necessary for her to keep track of refinances.')).toEqual([]);
  expect(kindsIn('The bank has a form for people who are refinancing their homes.')).toEqual([]);
  expect(kindsIn('The board will refinance the loan for the roofs.')).toEqual(['loan']);
});

it('the liability that a policy covers or a rule lays down is no matter of the day', () => {
  expect(kindsIn('The association has liability insurance.')).toEqual([]);
  expect(kindsIn('The board shall be liable for what it does.')).toEqual([]);
});
