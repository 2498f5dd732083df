import { expect, test } from 'vitest';
import { indicatorPercent } from './indicator.ts';

test.each([
  [0, 15],
  [1, 15.5],
  [60, 45],
  [150, 90],
  [1000, 90],
])('after %i seconds it stands at %d percent', (seconds, percent) => {
  expect(indicatorPercent(seconds)).toBe(percent);
});
