import { expect, it } from 'vitest';
import { givesCause, saysDecided, standingOfChange } from './standing-of-change.ts';

it.each([
  // One of several offers, and a word that only looks like one
  ['option {n0} raises the dues to {m0}.', 'choice'],
  ['under plan b the dues are {m0}.', 'choice'],
  ['the plan raises the dues to {m0}.', 'set'],
  // What holds without the change, and what holds with it
  ['if the increase fails, they stay at {m0}.', 'proposed'],
  ['unless the budget is rejected, the dues are {m0}.', 'proposed'],
  // Refused, and agreed to
  ['the increase to {m0} did not pass.', 'refused'],
  ['the raise to {m0} was voted down.', 'refused'],
  ['the raise to {m0} passed.', 'set'],
  // What still hangs on a vote, and what only has a day
  ['the dues go up to {m0} once the owners approve it.', 'proposed'],
  ['subject to a vote of the owners, the dues are {m0}.', 'proposed'],
  ['dues {m0}, adopted {n0}-{n1}, subject to veto of the owners in may.', 'proposed'],
  ['dues {m0}, adopted {n0}-{n1}, the owners having sent no veto.', 'set'],
  ['the dues go up to {m0} once more in may.', 'set'],
  // For some alone
  ['the dues are {m0} if you pay by check.', null],
  ['the dues are {m0} for owners who pay by mail.', null],
  ['the dues are {m0} for owners.', 'set'],
  // Thought of, and thought of before it was decided
  ['the board proposes dues of {m0}.', 'proposed'],
  ['the dues could go to {m0}.', 'proposed'],
  ['please vote yes on dues of {m0}.', 'proposed'],
  ['the board voted unanimously to raise the dues to {m0}, as it had proposed.', 'set'],
  ['the proposed dues of {m0} were adopted.', 'set'],
  // A cause is not what is told
  ['since the increase was not approved, the board will raise the dues from {m0} to {m1}.', 'set'],
  ['since the increase was not approved, the board would like dues of {m0}.', 'proposed'],
] as const)('%s: %s', (plain, standing) => expect(standingOfChange(plain)).toBe(standing));

it.each([
  ['the board voted to set the dues at {m0}.', true],
  ['dues of {m0} have been approved.', true],
  ['the trustees hereby adopted dues of {m0}.', true],
  ['dues as approved: {m0}.', true],
  ['the motion for dues of {m0} carried.', true],
  ['the board talked of dues of {m0}.', false],
  ['dues of {m0} were approved by two and rejected by five.', false],
])('%s says that it was decided: %s', (plain, decided) => expect(saysDecided(plain)).toBe(decided));

it.each([
  ['since the increase was not approved, the dues stay at {m0}.', true],
  ['since the wall fell, the dues go to {m0}.', false],
  ['since the increase was not approved, the second ballot was rejected too.', false],
  ['the increase was not approved, and the dues stay at {m0}.', false],
])('%s gives a cause: %s', (plain, cause) => expect(givesCause(plain)).toBe(cause));

it('is only proposed where a board means to bring it up', () => {
  expect(
    standingOfChange(
      'it is the intention of the board to bring an increase from {m0} to {m1} up for discussion.',
    ),
  ).toBe('proposed');
  expect(standingOfChange('the board raised the dues from {m0} to {m1}.')).toBe('set');
});
