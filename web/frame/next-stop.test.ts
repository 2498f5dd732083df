import { expect, test } from 'vitest';
import { nextStop } from './next-stop.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 0, null],
])('%s from %i of three goes to %s', (key, now, expected) => {
  expect(nextStop(key, now, 3)).toBe(expected);
});
