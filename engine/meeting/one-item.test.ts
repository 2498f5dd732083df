import { expect, it } from 'vitest';
import { hangs } from './one-item.ts';

it.each([
  ['At this point you pay a fine of $40.', 'At this gate you pay a fine of $40.'],
  ['In that case the fine is $40.', 'In case of doubt the fine is $40.'],
  ['Now the costs grow.', 'Now is the time to pay.'],
])('hangs on what stands before it: %s', (leaning, alone) => {
  expect(hangs.test(leaning.toLowerCase())).toBe(true);
  expect(hangs.test(alone.toLowerCase())).toBe(false);
});
