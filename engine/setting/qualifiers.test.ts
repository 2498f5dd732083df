import { expect, it } from 'vitest';
import { qualifiersIn } from './qualifiers.ts';

const words = (text: string) => qualifiersIn(text).map((one) => one.words);

it('takes another way for no further condition', () => {
  const text = (join: string) =>
    `If the Committee fails to answer within thirty days after it has the plans${join} if no suit has been commenced before the work is done, approval is given.`;
  expect(words(text(', or in any event,')).some((one) => one.startsWith('if no suit'))).toBe(false);
  expect(words(text(', and')).some((one) => one.startsWith('if no suit'))).toBe(true);
});

it('quotes what a sum leaves out with the sum and its case', () => {
  const text = (sum: string) =>
    `The lien may be foreclosed when the owner owes ${sum}, excluding late fees and interest.`;
  expect(words(text('$2,100 or more'))).toEqual([
    'when the owner owes $2,100 or more, excluding late fees and interest',
  ]);
  expect(words(text('dues'))).toEqual(['excluding late fees and interest']);
});

it('cuts no term before its figure, if that is not of a section', () => {
  const long =
    'unless the owner of the lot, who has asked for it in writing and has paid the fee that the Board sets for such requests from time to time, has been given leave by the Board for a boat that is kept on a trailer';
  const text = (end: string) => words(`No boat may be kept there ${long} ${end}, and so on.`)[0];
  expect(text('no longer than 24 feet')).toContain('24 feet');
  expect(text('as in Section 24')).not.toContain('24');
  expect(text('as in Section 24')).toMatch(/…$/);
});

it('ends what a subject leaves out before what is laid down', () => {
  const text = (rest: string) => `Trucks or other vehicles except ${rest}`;
  expect(words(text('motorcycles, cars and vans shall not be parked in any Unit.'))).toEqual([
    'except motorcycles, cars and vans',
  ]);
  expect(words(`No truck may be parked, ${'except that a van may be parked by day'}.`)).toEqual([
    'except that a van may be parked by day',
  ]);
});

it('a denial keeps the exception that turns it', () => {
  expect(
    words(
      'These By-Laws may be amended by a majority, provided that Article 2 may not be amended except as the Articles provide.',
    ),
  ).toEqual(['provided that Article 2 may not be amended except as the Articles provide']);
});
