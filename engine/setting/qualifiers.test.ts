import { expect, it } from 'vitest';
import { qualifiersIn } from './qualifiers.ts';

const words = (text: string) => qualifiersIn(text).map((one) => one.words);

it('takes another way for no further condition', () => {
  const text = (join: string) =>
    `If the Committee fails to answer within thirty days after it has the plans${join} if no suit has been commenced before the work is done, approval is given.`;
  expect(words(text(', or in any event,')).some((one) => one.startsWith('if no suit'))).toBe(false);
  expect(words(text(', and')).some((one) => one.startsWith('if no suit'))).toBe(true);
});
