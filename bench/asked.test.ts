import { expect, test } from 'vitest';
import { analyze } from '#engine/index.ts';
import { linesOfText } from '#engine/structure/printed.ts';
import { askedOf } from './asked.ts';
import { keySchema } from './score.ts';

const page = (number: number, text: string) => ({
  number,
  text,
  lines: linesOfText(text),
  size: null,
  readable: true,
});
const pages = [
  page(1, 'RULES OF THE COURT\nThe beds at the gate were planted by the garden committee.'),
  page(2, 'Whoever wants to let a home to tenants brings the lease to the manager first.'),
];
const lease = {
  value: 'restricted',
  quote: 'wants to let a home to tenants brings the lease to the manager',
};
const ask = (facts: unknown, absent: string[] = [], debatable: string[] = []) => {
  const key = keySchema.parse({ file: 'rules.txt', kind: 'rules', facts, absent, debatable });
  return askedOf(key, analyze(pages, { documentType: 'rules' }), pages);
};

test('a passage on the page of the key with its words is right', () => {
  const rightFor = (at: number[]) => ask({ 'rental.allowed': [{ ...lease, pages: at }] })[0]?.isRight;
  expect([[2], [], [1]].map(rightFor)).toEqual([true, true, false]);
});

test('what the key calls absent is asked for as well, and what is debatable is not', () => {
  const asked = ask({ 'rental.allowed': [lease] }, ['pets.allowed', 'use.quiet_hours'], ['use.quiet_hours']);
  expect(asked.map(({ fact, isStated, isSpokenOf }) => ({ fact, isStated, isSpokenOf }))).toEqual([
    { fact: 'rental.allowed', isStated: true, isSpokenOf: true },
    { fact: 'pets.allowed', isStated: false, isSpokenOf: false },
  ]);
});

test('what the rules told is asked for as if they had not', () => {
  const isMissed = (value: string) => ask({ 'rental.allowed': [{ ...lease, value }] })[0]?.isMissed;
  const told = analyze(pages, { documentType: 'rules' }).facts.find(({ id }) => id === 'rental.allowed');
  if (told) expect(isMissed(String(told.value))).toBe(false);
  expect(isMissed('never heard of')).toBe(true);
});
