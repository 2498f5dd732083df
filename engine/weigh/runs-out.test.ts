import { expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { runningOut } from './runs-out.ts';

const told = (text: string) =>
  runningOut(docOf(text, 'reserves')).map(({ title, explanation }) => [title, explanation]);

it('tells the year in which a study says that the money runs out', () => {
  expect(
    told(
      'If contributions stay at the current level, the fund runs out of money in 2034, when the overlay is due.',
    ),
  ).toEqual([
    [
      'The reserves run out if payments stay as they are.',
      'The study names the year 2034. Owners would have to pay the gap. Ask whether the payments were raised since.',
    ],
  ]);
  expect(told('The reserve balance will be depleted by 2031.').map(([title]) => title)).toEqual([
    'The study says that the reserves run out.',
  ]);
});

it.each([
  'With this plan the reserve fund does not run out of money in 2034.',
  'To avoid that reserves are depleted in 2034, contributions rise.',
  'The warranty of the pump runs out in 2034.',
])('is silent: %s', (text) => {
  expect(told(text)).toEqual([]);
});
