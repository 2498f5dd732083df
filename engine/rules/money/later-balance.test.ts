import { expect, test } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { cashTold } from './cash-told.ts';
import { financesInProse } from './finances-in-prose.ts';

const cash = (text: string) =>
  factsIn(text, [...cashTold, ...financesInProse], 'financial')['financial.operating_cash'];

test('of the balances of two days the later one is what there is, in whatever order they stand', () => {
  const [opening, closing] = [
    'Bank balance as of 01/01/2031: $6,798.07',
    'Bank balance as of 12/04/2031: $7,429.49',
  ];
  expect(cash(`Treasurer's report\n${opening}\nDues deposited: $4,950.00\n${closing}`)).toEqual({
    amount: 7429.49,
  });
  expect(cash(`Treasurer's report\n${closing}\n${opening}`)).toEqual({ amount: 7429.49 });
  expect(cash(`Treasurer's report\n${opening}`)).toEqual({ amount: 6798.07 });
});
