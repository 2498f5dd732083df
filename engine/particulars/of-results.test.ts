import { expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

it.each([
  [
    'The common reserve fund has a balance of $24,000 and the tower reserve fund has a balance of $30,000.',
    'The reserve accounts held $54,000 together.',
  ],
  ['The reserve account held $52,000.', 'The reserve account held $52,000.'],
])('what several accounts hold is told of them together: %s', (line, told) => {
  expect(says('financial.reserve_cash', line, 'minutes')).toBe(told);
});
