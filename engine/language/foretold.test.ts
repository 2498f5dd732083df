import { expect, it } from 'vitest';
import { isForetold } from './foretold.ts';
import { plainText } from './plain.ts';

const foretold = (text: string) => isForetold(plainText(text).plain);

it.each([
  'I anticipate that we will have a surplus of $9,000.',
  'The association should end the year with $38,500.',
  'We are expecting a deficit of $4,000.',
])('a sum is only expected: %s', (text) => {
  expect(foretold(text)).toBe(true);
});

it.each([
  'We hope everyone had a good summer; our checking balance is $12,400.',
  'We do not expect any large repairs, and the reserve account has a balance of $54,000.',
  'We ended the year with $38,500, as expected.',
])('a sum is there: %s', (text) => {
  expect(foretold(text)).toBe(false);
});
