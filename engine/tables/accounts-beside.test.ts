import { expect, it } from 'vitest';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { factsIn } from '../testing/facts-in.ts';

const cash = (rows: string) =>
  factsIn(
    `Elm Court Association\nBalance Sheet\n\nASSETS\n${rows}\nReserve Account\t180,500.00\nTotal Assets\t254,940.55\n\nLIABILITIES\nPrepaid Dues\t3,200.00`,
    rulesOfFigures,
    'financial',
  )['financial.operating_cash'];

it.each([
  ['Checking - First Bank\t12,340.55\nChecking - Union Bank\t40,100.00', 52440.55],
  ['Operating Checking\t12,340.55\nOperating Savings\t40,100.00\nOperating Money Market\t200.00', 52640.55],
  ['Operating Checking\t12,340.55\nOperating Savings\t40,100.00\nTotal Operating Funds\t52,440.55', 52440.55],
  // What the others come to, and an account that is told twice.
  ['Operating Cash\t52,440.55\nOperating Checking\t12,340.55\nOperating Savings\t40,100.00', 52440.55],
  ['Operating Checking\t12,340.55\nChecking Account\t12,340.55', 12340.55],
])('accounts to run on are told together: %s', (rows, amount) => {
  expect(cash(rows)).toEqual({ amount });
});
