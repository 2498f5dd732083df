import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { arrearsTold } from './arrears-told.ts';
import { delinquencyInProse } from './delinquency-in-prose.ts';

const homes = (text: string) => factsIn(text, arrearsTold, 'minutes')['financial.delinquent_homes'];
const amount = (text: string) => factsIn(text, delinquencyInProse, 'minutes')['financial.delinquent_amount'];

describe('homes that have not paid', () => {
  it('are told', () =>
    expect(homes('Four owners have not paid for the year.')).toEqual({ value: 4, unit: 'homes' }));
  it('are told in short', () =>
    expect(homes("6 houses haven't paid 2031 yet.")).toEqual({ value: 6, unit: 'homes' }));
  it.each([
    ['Past due: 9 of 120.', 9],
    ['Twelve homes out of 204 are still unpaid.', 12],
    ['Of our 96 lots, 29 have not yet paid dues for 2032.', 29],
    ['Of 96 homes, 12 are behind on dues.', 12],
    ['Of 96 homes, 12 have not paid their fines.', undefined],
    ['Of 96 homes, 12 have a pool.', undefined],
    ['16 lots did not pay in 2032, mostly those by the pond.', 16],
    ['16 lots did not pay the fines.', undefined],
    ['41 paid for the year, 3 did not.', 3],
    ['41 paid for the pool pass, 3 did not.', undefined],
    ['Past due: 96 of 96.', undefined],
  ])('are the part of all in: %s', (text, value) =>
    expect(homes(text)).toEqual(value && { value, unit: 'homes' }),
  );

  it.each([
    ['There are 19 lots behind, total $14,870; four of these are bank owned.', 14_870],
    ['Twelve homes are behind by more than one quarter, for a total of $9,260.', 9260],
    ['Nine homes are behind. Lot 7 alone owes $3,100. All together we are owed $7,890.', 7890],
    ['Two owners are behind as of October 31, total $810.', 810],
    ['Past due over 60 days: 4 units, $9,416.', 9416],
    ['The insurer has not answered. All together we are owed $7,890.', undefined],
    ['There are 19 lots behind the pond, total $14,870.', undefined],
  ])('owe together: %s', (text, value) => expect(amount(text)).toEqual(value && { amount: value }));

  it('are told in the notes of a budget', () => {
    const behind = (text: string) =>
      factsIn(text, delinquencyInProse, 'budget')['financial.delinquent_homes'];
    expect(behind('Two owners are behind as of October 31.')).toEqual({ value: 2, unit: 'homes' });
    expect(behind('Two invoices are behind as of October 31.')).toBeUndefined();
  });

  it.each([
    ['The treasurer said five homes were late with the dues.', 5],
    ['Dues: 5 owners late.', 5],
    ['Of the 240 owners, 14 are behind. Two accounts are with the attorney.', 14],
    ['Of the 240 owners, 14 came.', undefined],
    ['Three owners were late for the meeting.', undefined],
    ['Any 3 owners late with their dues may be barred from the pool.', undefined],
    ['There are 5 homes late.', 5],
    ['5 homes late, total $2,140.', 5],
    ['5 homes late to the picnic.', undefined],
  ])('are late: %s', (text, value) =>
    expect(factsIn(text, delinquencyInProse, 'minutes')['financial.delinquent_homes']).toEqual(
      value && { value, unit: 'homes' },
    ),
  );

  it('are behind at present', () =>
    expect(
      factsIn('Two owners are presently in arrears.', delinquencyInProse, 'minutes')[
        'financial.delinquent_homes'
      ],
    ).toEqual({ value: 2, unit: 'homes' }));

  it('are told by where they stand', () =>
    expect(homes('There are 6 homes in the village that have not paid.')).toEqual({
      value: 6,
      unit: 'homes',
    }));

  it('are told of owners of units', () => {
    const text = 'Eight unit owners are in arrears, a total of $22,480.';
    const found = factsIn(text, delinquencyInProse, 'minutes');
    expect(found['financial.delinquent_homes']).toEqual({ value: 8, unit: 'homes' });
    expect(found['financial.delinquent_amount']).toEqual({ amount: 22_480 });
  });

  it('are none where a list tells how many took part', () => {
    const page = (text: string) => factsIn(text, arrearsTold, 'other')['financial.delinquent_homes'];
    expect(page('2031: 90 of 120 households paid.')).toBeUndefined();
    expect(page('90 of 120 households have paid their dues.')).toEqual({ value: 30, unit: 'homes' });
  });

  it.each([
    'the special charge',
    'their fines',
    'their late fees',
    'the pool key',
    'their passes',
    'for the party',
    'for the picnic',
    'the invoice',
    'the vendors',
    'the contractor',
    'the board members',
    'what was due last year',
  ])('are none where they owe %s', (what) =>
    expect(homes(`Four owners have not paid ${what}.`)).toBeUndefined(),
  );
});

describe('what owners owe', () => {
  const there = (what: string) => `There is about $8,400 overdue${what}.`;
  const total = (what: string) => `A total of $8,400 is past due${what}.`;
  const still = (what: string) => `The balance still owed is $8,400${what}.`;
  const aging = (what: string) => `The aging report totals $8,400${what}.`;
  const prose = (what: string) => `Outstanding accounts come to $8,400${what}.`;

  it.each([there, total, still, aging, prose])('is told', (say) =>
    expect(amount(say(''))).toEqual({ amount: 8400 }),
  );

  it.each([
    '; both accounts are in the hands of the attorney and one is in foreclosure by the lender',
    ', and the loan for the roof was paid off in March',
  ])('is told beside another matter: %s', (matter) => {
    expect(amount(prose(matter))).toEqual({ amount: 8400 });
  });

  it.each([
    ...['an invoice', 'a bill', 'a vendor', 'a contractor'].map((of) => there(` to us on ${of}`)),
    ...['a loan', 'a mortgage', 'an invoice', 'a contractor', 'a vendor'].flatMap((of) => [
      total(` on ${of}`),
      still(` on ${of}`),
      aging(` with ${of}`),
    ]),
    ...[
      'the late fees',
      'a fine',
      'a charge',
      'a loan',
      'a mortgage',
      'a check',
      'invoices',
      'vendors',
      'bills',
    ].map((of) => prose(` with ${of}`)),
  ])('is none: %s', (text) => expect(amount(text)).toBeUndefined());
});
