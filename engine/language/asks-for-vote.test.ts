import { expect, it } from 'vitest';
import { asksForVote } from './asks-for-vote.ts';

it.each([
  ['{n0}. shall the board sell the park?', true],
  ['do you approve of the budget?', true],
  ['amendment {n0}, no fences: ☐ for ☐ against', true],
  ['leases of {d0}: for [ ] against [ ]', true],
  ['the board shall sell the park.', false],
  ['shall we meet at {c0}', false],
  ['pets are allowed: yes [ ] no [x]', false],
])('what a ballot asks: %s', (plain, expected) => {
  expect(asksForVote(plain)).toBe(expected);
});
