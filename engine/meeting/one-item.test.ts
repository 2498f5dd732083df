import { expect, it } from 'vitest';
import { hangs } from './one-item.ts';

it.each([
  ['At this point you pay a fine of $40.', 'At this gate you pay a fine of $40.'],
  ['In that case the fine is $40.', 'In case of doubt the fine is $40.'],
  ['The amount is about $6,100.', 'The amount of the loan is about $6,100.'],
  ['The money was put into a CD.', 'The money for the gate was put into a CD.'],
  ['Agreed there is no time for it this year.', 'Agreed to sell the old mower.'],
  ['Now the costs grow.', 'Now is the time to pay.'],
])('hangs on what stands before it: %s', (leaning, alone) => {
  expect(hangs.test(leaning.toLowerCase())).toBe(true);
  expect(hangs.test(alone.toLowerCase())).toBe(false);
});
