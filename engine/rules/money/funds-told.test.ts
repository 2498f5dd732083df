import { expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { allRules } from '../all-rules.ts';
import { fundsTold } from './funds-told.ts';

it.each([
  ['As of May 30: checking $6,900; savings for paint. Unpaid dues & fees come to $1,200.', 6900],
  ['We plan for checking $6,900 from the dues; the rest is saved.', undefined],
])('tells a fund by the words of its own clause: %s', (text, amount) => {
  const told = factsIn(`Minutes of the board meeting of May 4, 2031\n${text}`, [fundsTold], 'minutes');
  expect(told['financial.operating_cash']).toEqual(amount && { amount });
});

it.each([
  ['Reserve cash and CDs', 310_200],
  ['Reserve cash and carry', undefined],
])('reads a row of cash with what it is kept in: %s', (label, amount) => {
  const told = factsIn(
    `Minutes of the board meeting of May 4, 2031\n\nTreasurer's Report\n\tApril 30, 2031\tApril 30, 2030\nOperating cash\t$61,900\t$58,300\n${label}\t$310,200\t$301,700\n`,
    allRules,
    'minutes',
  );
  expect(told['financial.reserve_cash']).toEqual(amount && { amount });
});
