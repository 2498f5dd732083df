import { expect, it } from 'vitest';
import { isMeasured } from './measured.ts';

it.each([
  ['lamps shall be no higher than {n0} feet.', true],
  ['all lamps shall be turned off by {c0}.', true],
  ['bulbs shall be 40 watts or less.', true],
  ['2. fires shall be no larger than the hearth can hold.', false],
  ['lamps stand {n0} feet from the street.', false],
])('%s', (plain, is) => {
  expect(isMeasured({ plain })).toBe(is);
});
