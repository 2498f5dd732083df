import { expect, test } from 'vitest';
import { oneNameForDues } from './names-of-dues.ts';

test.each([
  ['the monthly maintenance fee is {m0}', 'the monthly maintenance assessment is {m0}'],
  ['common charges are due quarterly', 'common assessments are due quarterly'],
  ['our hoa fees rise to {m0}', 'our hoa assessments rise to {m0}'],
  // Who charges asks for something, and a price list is none of dues.
  ['the association charges a fee for keys', 'the association charges a fee for keys'],
  ['see the association fee schedule', 'see the association fee schedule'],
  ['a transfer fee, a late charge and a water charge', 'a transfer fee, a late charge and a water charge'],
])('what every home pays is named alike in any paper: %s', (plain, told) => {
  expect(oneNameForDues([plain])).toEqual([told]);
});

const paper = ['the annual charge is {m0}', 'special charges need a vote'];
test.each([
  ['annual charges are due', 'annual assessments are due'],
  ['each charge shall be a charge on the land', 'each assessment shall be a charge on the land'],
  ['the lien for charges', 'the lien for assessments'],
  ['charges bear a late charge; the charge is {m0}', 'assessments bear a late charge; the charge is {m0}'],
  ['costs and charges of the suit', 'costs and charges of the suit'],
  ['the board is in charge of the pool', 'the board is in charge of the pool'],
  ['the charge for copies is {m0}', 'the charge for copies is {m0}'],
])('a paper whose dues are charges: %s', (plain, told) => {
  expect(oneNameForDues([...paper, plain]).at(-1)).toBe(told);
});

test('a paper that speaks of assessments calls something else charges', () => {
  const texts = ['annual charges', 'assessments', 'the lien for charges'];
  expect(oneNameForDues(texts)).toEqual(texts);
});
