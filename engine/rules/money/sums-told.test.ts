import { describe, expect, it } from 'vitest';
import { docOf } from '../../testing/doc-of.ts';
import { sumsTold } from './sums-told.ts';

const head = 'Elm Grove Homeowners Association\nMinutes of the board meeting\nMay 4, 2031\n\n';
const roles = (text: string) =>
  [...sumsTold(docOf(head + text, 'minutes')).values()]
    .map(({ money, of, as }) => `${money.amount} ${of ?? '-'} ${as ?? '-'}`)
    .join(', ');

describe('each sum of minutes has its role', () => {
  it.each([
    // What the funds hold.
    ['The operating account stands at $41,220.', '41220 operating held'],
    ['Operating: $41,220; reserves: $188,400.', '41220 operating held, 188400 reserve held'],
    [
      '$139,500 is in the operating account and $502,300 is in the reserve account.',
      '139500 operating held, 502300 reserve held',
    ],
    ['There is $9,000 checking, $31,000 in reserves.', '9000 operating -, 31000 reserve held'],
    ['Total cash is $251,000, of which $190,000 is in reserves.', '251000 - held, 190000 reserve held'],
    ['The reserves (which pay for the pier) were $151,200.', '151200 reserve held'],
    [
      'We began the year with $18,200 in the operating account and ended with $14,950.',
      '18200 operating before, 14950 operating held',
    ],
    ['Reserves fell by $3,000 to $88,000.', '3000 reserve moved, 88000 reserve held'],
    // One of several funds, or several together.
    ['The roof reserve account has a balance of $45,000.', '45000 part held'],
    ['The reserve account for roads has $22,000.', '22000 part held'],
    ['Of our three reserve accounts the one for roads has $22,000.', '22000 part held'],
    ['The Lakeside reserves are at $81,000.', '81000 part held'],
    ['The Elm Grove reserves are at $81,000.', '81000 reserve held'],
    ['We moved to a bank where the First Trust reserve account holds $81,000.', '81000 reserve held'],
    ['The social committee checking balance is $640.', '640 part held'],
    ['Two reserve CDs of $75,000 each were renewed.', '75000 part -'],
    ['Of the $88,000 in reserves $50,000 is for the roofs.', '88000 reserve held, 50000 part -'],
    ['The reserve account holds $40,000 in one bank and $30,000.', '40000 reserve held, 30000 - -'],
    ['The combined balance of the operating and reserve accounts is $260,000.', '260000 together held'],
    ['Cash totals $251,000 in the operating and reserve accounts.', '251000 together held'],
    ['All accounts including the reserve account hold $320,500.', '320500 together held'],
    ['The two reserve accounts hold $48,000 and $71,000.', '48000 part held, 71000 part held'],
    ['The reserve fund holds $48,000 and $9,000 is in petty cash.', '48000 reserve held, 9000 - -'],
    // What was, and what is to be.
    ['The reserve account went from $90,000 to $95,000.', '90000 reserve before, 95000 reserve held'],
    ['Last year the reserve account held $150,200.', '150200 reserve before'],
    [
      'The reserve balance was $150,200 last year and is $171,900 now.',
      '150200 reserve before, 171900 reserve held',
    ],
    ['The beginning balance in checking was $22,410.', '22410 operating held'],
    [
      'Beginning checking balance $22,410; ending checking balance $22,110.',
      '22410 operating before, 22110 operating held',
    ],
    ['Three lots have not paid their 2031 dues ($1,290).', '1290 arrears held'],
    [
      'On December 31, 2030 the operating account had $12,300. On April 30, 2031 the operating account had $15,900.',
      '12300 operating before, 15900 operating held',
    ],
    [
      'At the end of 2029 the operating account had $31,000; it now has $27,500.',
      '31000 operating before, 27500 operating held',
    ],
    ['The reserve fund should stand at $300,000.', '300000 reserve aimed'],
    ['She does not want the operating account to go under $12,000.', '12000 operating aimed'],
    ['The board agreed to keep a minimum of $20,000 in the operating account.', '20000 operating aimed'],
    [
      'The reserve fund holds $90,000.\nIn 2033 the reserve fund will hold $140,000.',
      '90000 reserve held, 140000 reserve held',
    ],
    ['In 2028 the reserve fund had $40,000.', '40000 reserve before'],
    ['The reserve study calls for a reserve balance of $240,000.', '240000 reserve aimed'],
    // Two accounts of a fund.
    [
      'As of June 30, 2031 the operating account at Elm Bank had $12,000 and the operating account at Oak Bank had $40,000.',
      '12000 part held, 40000 part held',
    ],
    [
      'The operating account at Elm Bank had $12,000.\nThe operating account at Oak Bank had $40,000.',
      '12000 part held, 40000 part held',
    ],
    ['The operating account at Elm Bank had $12,000.', '12000 operating held'],
    // What went in or out.
    ['The board will move the excess operating funds of $18,000.', '18000 operating moved'],
    ['A check for $4,200 was written from the operating account.', '4200 - moved'],
    ['$12,000 was moved from the operating account.', '12000 - moved'],
    ['The operating account was charged $350.', '350 operating moved'],
    ['Interest on the reserve account was $212.', '212 reserve moved'],
    ['The reserve account earned $412.', '412 reserve moved'],
    ['The operating account is over budget by $2,600.', '2600 operating moved'],
    // What owners owe.
    ['Delinquent dues total $9,460.', '9460 arrears held'],
    ['Past due accounts come to $22,310, down from $25,000 in March.', '22310 arrears -, 25000 - before'],
    [
      'Delinquent assessments stood at $18,400 in January and are now $12,950.',
      '18400 arrears before, 12950 arrears held',
    ],
    ['Unit 14 is past due by $3,480.', '3480 arrears one'],
    ['The owner of lot 22 owes $5,120 in unpaid dues.', '5120 arrears one'],
    ['One owner has a delinquent balance of $6,700.', '6700 arrears one'],
    ['Mr. Hale is $2,950 behind on dues.', '2950 arrears one'],
    ['A lien for $2,410 of unpaid assessments was filed.', '2410 arrears one'],
    ['118 Oak Lane owes $810 in past due assessments.', '810 arrears one'],
    ['Two accounts, of $1,900 and $2,300, are past due.', '1900 - -, 2300 arrears -'],
    ['$3,150 in past due assessments was collected this month.', '3150 arrears moved'],
    ['Mr. Kemp reported delinquent dues of $9,460.', '9460 arrears -'],
    ['The treasurer gave her report: delinquent dues total $9,460.', '9460 arrears held'],
    ['The owner of 9 Elm asked to have his past due balance of $640 waived.', '640 arrears one'],
    ['The report with a reserve balance of $90,000 was received and filed.', '90000 reserve held'],
    // Special assessments.
    ['The special assessment of $900 per unit is being collected with the dues.', '900 levy -'],
    ['Of the special assessment $212,000 has been collected.', '212000 levy before'],
    ['The special assessment of $900 per unit passed, and an owner asked for installments.', '900 levy -'],
    ['The board levied a special assessment of $900 per unit.', '900 levy -'],
    ['Unit 6 asked for a payment plan for its special assessment of $3,000.', '3000 levy one'],
    ['The special assessment of $1,000 per unit levied in 2024 has been paid in full.', '1000 levy before'],
    ['Nine owners have not yet paid the 2029 special assessment of $400.', '400 levy before'],
    ['The special assessment of $4,800 may be paid in full by July.', '4800 levy -'],
    ['The special assessment of 2021 was $700 per unit.', '700 levy before'],
    ['The special assessment account holds $36,500.', '36500 levy before'],
    [
      'The first motion was for a special assessment of $2,000; it was amended to $1,500 and passed.',
      '2000 levy replaced, 1500 - -',
    ],
    [
      'Jim moved to levy a special assessment of $300.\nKay seconded.\nThe amount was changed to $250.',
      '300 levy replaced, 250 - -',
    ],
    [
      'A special assessment of $750 was first proposed; the owners approved $600.',
      '750 levy replaced, 600 - -',
    ],
    [
      'Jim moved to levy a special assessment of $300.\nAfter a talk the motion was revised to $250 per home.',
      '300 levy replaced, 250 - -',
    ],
    // Parts of what each home pays.
    [
      'The charge is $330 per apartment per month, consisting of operating $270 and reserves $60.',
      '330 - moved, 270 operating moved, 60 reserve moved',
    ],
    [
      'We have $33,000, consisting of operating $27,000 and reserves $6,000.',
      '33000 - held, 27000 operating held, 6000 reserve held',
    ],
    // Prices.
    ['A bid of $84,000 for repaving was received; no decision was made.', '84000 - offered'],
    ['The bid of $96,000 was rejected.', '96000 - offered'],
    ["The board accepted Ace's bid of $84,000 to repave the roads.", '84000 - -'],
  ])('%s', (text, told) => expect(roles(text)).toBe(told));
});
