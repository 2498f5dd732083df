import { expect, it } from 'vitest';
import { firstWhere } from './first-where.ts';

it.each([
  [[1, 3, 5, 7], 5, 2],
  [[1, 3, 5, 7], 0, 0],
  [[1, 3, 5, 7], 9, 4],
  [[3, 3, 3], 3, 0],
  [[], 1, 0],
])('in %j the first from %i on is at %i', (items, least, index) => {
  expect(firstWhere(items, (item) => item >= least)).toBe(index);
});
