import { expect, test } from 'vitest';
import { stepInGrid } from './step-in-grid.ts';

const grid = { total: 10, columns: 4 };

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowRight', 10, null],
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 1, null],
  ['ArrowDown', 3, 7],
  ['ArrowDown', 7, null],
  ['ArrowUp', 7, 3],
  ['ArrowUp', 3, null],
  ['Home', 7, 1],
  ['End', 7, 10],
  ['Enter', 7, null],
])('%s leads from %i to %s', (key, from, to) => {
  expect(stepInGrid(key, from, grid)).toBe(to);
});
