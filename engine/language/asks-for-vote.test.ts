import { expect, it } from 'vitest';
import { asksForVote, isPutToVote } from './asks-for-vote.ts';

it.each([
  ['{n0}. shall the board sell the park?', true],
  ['do you approve of the budget?', true],
  ['amendment {n0}, no fences: ☐ for ☐ against', true],
  ['leases of {d0}: for [ ] against [ ]', true],
  ['to levy a special assessment of {m0}, payable in june.', true],
  ['{n0}. to authorize a loan of {m1}.', true],
  ['to approve a fence the committee must meet.', false],
  ['to adopt the budget: carried {n0}-{n1}.', false],
  ['to amend the by-laws takes {n0} votes.', false],
  ['to pay in full, send {m0}.', false],
  ['the board shall sell the park.', false],
  ['shall we meet at {c0}', false],
  ['pets are allowed: yes [ ] no [x]', false],
])('what a ballot asks: %s', (plain, expected) => {
  expect(asksForVote(plain)).toBe(expected);
});

it('a question whether something should be is a matter to talk about, where no vote is held', () => {
  const paper = (text: string) => ({ source: { text } });
  expect(isPutToVote(paper('Forum on fences'), 'should fences be taller?')).toBe(false);
  expect(isPutToVote(paper('Please return your ballot.'), 'should fences be taller?')).toBe(true);
  expect(isPutToVote(paper('Forum on fences'), 'shall fences be taller?')).toBe(true);
});
