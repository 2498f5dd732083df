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

it.each([
  ['As of October 31 the reserve account held $52,000.', 'On October 31, the reserve account held $52,000.'],
  [
    'The reserve account held $52,000.',
    'By the minutes of November 16, 2031, the reserve account held $52,000.',
  ],
])('a balance is told with its own day rather than that of the minutes: %s', (line, told) => {
  const minutes = `Elm Court Homeowners Association\nMinutes of the board meeting\nNovember 16, 2031\n\n${line}`;
  expect(says('financial.reserve_cash', minutes, 'minutes')).toBe(told);
});
