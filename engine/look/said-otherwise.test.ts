import { describe, expect, test } from 'vitest';
import type { FactId } from '../catalogue.ts';
import { docOf } from '../testing/doc-of.ts';
import { findPassages } from './find-passages.ts';

const around = 'Lee watered the beds behind the mill.';
const quotes = (fact: FactId, line: string) =>
  (findPassages(docOf(`${around}\n${line}\n${around}`, 'minutes'), fact) ?? [])
    .map(({ quote }) => quote)
    .join(' ');

describe('a matter in words that have none of its names', () => {
  test.each<[FactId, string]>([
    ['special_assessment', 'We may all have to chip in $200 for the culvert.'],
    ['special_assessment', 'Each home would owe an extra $450 if the hedge goes.'],
    ['special_assessment', 'Each lot might be billed about $450 in the end.'],
    ['special_assessment', 'Kim said to expect a bill of about $900 a house for the hill.'],
    ['special_assessment', 'Some wondered about a $1,500 assessment each; a vote comes next year.'],
    ['special_assessment', 'A one-time charge of $300 per lot was floated.'],
    ['special_assessment', 'The shortfall of $41,000 will have to come from the owners.'],
    ['special_assessment', 'The Board proposes a dam assessment of $420, payable in June.'],
    ['special_assessment', 'The Board proposes a dam assessment of about $420, payable with the dues.'],
    ['special_assessment', 'This was assessed to all owners in May, $900 a home.'],
    ['special_assessment', 'The covenants let us assess the deductible.'],
    ['special_assessment', 'Of the $90,000 levied, half came in.'],
    ['financial.loan', 'The premium is financed, and five payments remain.'],
    ['financial.loan', 'Insurance premium note 42,000'],
    ['financial.loan', 'We still owe the bank for the hill.'],
    ['budget.dues_change', 'Dues went from $140 to $150.'],
    ['budget.dues_change', 'Dues are $700 a lot, which is $70 more than last year.'],
    ['litigation', 'We filed in Elm County last fall for $22,000.'],
    ['financial.delinquent_amount', 'Not shown above: 402 owes $4,842 and 210 owes $1,117.'],
    ['special_assessment', 'Lee asked whether there will be an extra assessment.'],
    ['special_assessment', 'Kim thinks of assessing each lot $600 for the dam.'],
    ['repairs.critical', 'The roofs must be done by July or the carrier drops us.'],
    [
      'repairs.critical',
      'The deck is closed because the joists under it are soft, and the stairs are rotten.',
    ],
    ['repairs.critical', 'Water is coming into the hall each time it rains.'],
    ['repairs.critical', 'The pump is on its last legs.'],
    ['repairs.critical', 'Roof bids, Hall 2: Elm was low.'],
    ['repairs.critical', 'The man looked at the dam, and we have until May to fix it.'],
    ['litigation', 'Counsel may take $900 to settle the hidden funds claim.'],
    ['minutes.next_meeting', 'It will be voted at the May 9 meeting.'],
    ['minutes.next_meeting', 'It will come back at the Labor Day meeting.'],
    ['minutes.next_meeting', 'The board called this meeting to hear of it.'],
    ['financial.net_income', 'In plain words we lost just under $9,000.'],
    ['budget.total_expenses', 'We had income of $80,000 against expenses of $89,000.'],
    ['repairs.critical', 'The bridge is rated for 3 tons only now.'],
    ['repairs.critical', 'The elevator has been out since May.'],
    ['repairs.critical', 'Paving of the lane is long overdue.'],
    ['repairs.critical', 'The boiler is from 1984, and two quotes for a new one came in.'],
    ['financial.delinquent_homes', '55 have paid, 3 did not.'],
    ['financial.delinquent_homes', 'Six lots still have not sent in their money.'],
    ['financial.delinquent_homes', 'Of the families, nine had not remitted the charge.'],
    ['financial.delinquent_homes', 'We are waiting on checks from nine houses.'],
    ['financial.delinquent_homes', 'Everyone is paid up except Lots 4 and 9.'],
    ['financial.delinquent_homes', '41 of the 48 homes have paid.'],
    ['financial.operating_cash', 'We have $8,412 at First Savings.'],
    ['financial.operating_cash', 'The treasury holds $4,110.'],
    ['financial.operating_cash', 'There is $12,300 left in the kitty.'],
    ['financial.operating_cash', 'Bank: $9,118.20.'],
    ['financial.reserve_cash', 'We put away $40,000 for the hill so far.'],
    ['repairs.critical', 'The fence is leaning, and Lee is looking into some quotes to repair it as it is.'],
    ['financial.reserve_cash', 'We have $22,000 in the bank for roof upkeep.'],
    ['financial.reserve_cash', '$22,000 is set aside for the hill.'],
    ['financial.reserve_cash', 'Canal fund $22,000, in a CD.'],
    ['financial.reserve_cash', 'The court fund has $31,000 in it.'],
    ['financial.reserve_cash', 'There is $31,000 in our road account.'],
    ['litigation', 'The Poes served papers on us in May.'],
    ['litigation', 'A hearing in superior court comes in June.'],
    ['litigation', 'The city wants $40,000 from us and our attorney is answering.'],
    ['litigation', 'The painter sent a demand for $7,500.'],
    ['litigation', 'Our insurer is defending us about the fall at the pond.'],
    ['minutes.quorum_present', 'Pres: Kim Poe, Lee Roe, Ann Doe.'],
    ['minutes.quorum_present', 'Here tonight: Kim, Lee and Ann.'],
    ['minutes.quorum_present', 'Number of attendees: 9'],
    ['minutes.quorum_present', 'Attendees are listed on a sheet of its own.'],
    ['minutes.quorum_present', 'Board: Kim Poe, Lee Roe (absent: Sam Coe).'],
    ['minutes.quorum_present', 'Directors Kim Poe, Lee Roe and Ann Doe attended.'],
    ['minutes.quorum_present', 'Nine homes came, which is enough to do business.'],
    ['minutes.quorum_present', 'All five directors were there.'],
    ['minutes.next_meeting', 'See you all on October 3.'],
    ['minutes.next_meeting', 'Next: May 4, 7 pm, library.'],
    ['minutes.next_meeting', 'The board gets together again in two weeks.'],
    ['minutes.next_meeting', 'It is to be ratified at the April meeting.'],
    ['minutes.next_meeting', 'Kim calls a special meeting before the frost.'],
    ['minutes.next_meeting', 'A special meeting will decide it.'],
    ['minutes.next_meeting', 'Meetings are the second Tuesday of each month.'],
  ])('%s is spoken of: %s', (fact, line) => {
    expect(quotes(fact, line)).toContain(line);
  });

  test.each<[FactId, string]>([
    ['special_assessment', 'Dues would go to $450 a home.'],
    ['special_assessment', 'The new trash contract would cost $19 per home.'],
    ['special_assessment', 'Kim and Lee chip in with rakes.'],
    ['special_assessment', 'We propose an annual assessment of $420.'],
    ['special_assessment', 'The yearly dues of $400 are assessed to each lot.'],
    ['special_assessment', 'Kim assessed the beds, and the soil cost $40.'],
    ['financial.loan', 'Kim made a note of the premium seats.'],
    ['budget.dues_change', 'Seed went from $140 to $150.'],
    ['budget.dues_change', 'Dues are $700 a lot.'],
    ['special_assessment', 'The mill may sell at $900 a cord.'],
    ['special_assessment', 'The difference comes from the sun.'],
    ['repairs.critical', 'Kim has a soft spot for the mill.'],
    ['repairs.critical', 'Owners on Mill Street are overdue with forms.'],
    ['repairs.critical', 'The water is coming to a boil.'],
    ['financial.delinquent_homes', 'Six lots still have not sent in their ballots.'],
    ['financial.delinquent_homes', 'We are waiting on forms from nine houses.'],
    ['financial.delinquent_homes', 'Nobody was paid for the beds.'],
    ['financial.delinquent_amount', 'The mill owes $402 for seeds.'],
    ['financial.operating_cash', 'Plants for $30 are sold at the mill.'],
    ['financial.reserve_cash', 'We saved $900 on mowing.'],
    ['financial.reserve_cash', 'The garden fund took in $900.'],
    ['financial.reserve_cash', 'Spent: canal fund $900'],
    ['financial.reserve_cash', 'Tables are set aside for guests.'],
    ['litigation', 'Kim wants $40 for paint.'],
    ['litigation', 'Limits may be cut by paid claims.'],
    ['minutes.next_meeting', 'The May 9 meeting was long.'],
    ['financial.net_income', 'Lee lost just under $90 of seeds.'],
    ['repairs.critical', 'The dam is old, and we love it.'],
    ['litigation', 'The plat is kept by the clerk of the superior court.'],
    ['litigation', 'Plants are in demand for $5.'],
    ['minutes.quorum_present', 'Nine homes came to the picnic.'],
    ['minutes.quorum_present', 'Directors who attended the seminar liked it.'],
    ['minutes.quorum_present', 'The board: it thanks all.'],
    ['minutes.next_meeting', 'See you on June 4 at the picnic.'],
    ['minutes.next_meeting', 'The April meeting was long.'],
    ['minutes.next_meeting', 'Garden committee meetings are the first Monday.'],
  ])('what only looks like it is no mention of %s: %s', (fact, line) => {
    expect(quotes(fact, line)).toEqual('');
  });

  test('words that the title over them makes clear', () => {
    const under = (title: string) =>
      findPassages(
        docOf(`# ${title}\n\nThey go from $140 to $150 in May.\n\n# Beds\n\n${around}`, 'budget'),
        'budget.dues_change',
      )?.map(({ quote }) => quote);
    expect(under('Dues')?.join()).toContain('$150');
    expect(under('Seeds')).toBeUndefined();
  });

  test('covenants, which speak of every court, are not taken for a lawsuit', () => {
    const line = 'The hearing of any appeal is in the superior court of the county.';
    expect(findPassages(docOf(`${around}\n${line}\n${around}`, 'cc_and_r'), 'litigation')).toBeNull();
  });
});
