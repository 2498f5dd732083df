import { expect, it } from 'vitest';
import { readDoc } from '../document.ts';
import { allRules } from '../rules/all-rules.ts';
import { factsOf } from '../testing/facts-in.ts';
import { typed } from '../testing/printed-table.ts';

const feeOf = (first: string, second: string, late = '$45') => {
  const rows = [
    ['Item', first, second],
    ['Annual dues', '$640', '$695'],
    ['Late fee', '$15', late],
    ['Returned check', '$20', '$35'],
    ['Transfer fee', '$90', '$190'],
  ].map(([name = '', one = '', two = '']) => name.padEnd(26) + one.padEnd(14) + two);
  const page = typed(['FEE SCHEDULE', 'Oak Court Owners Association', '', ...rows].join('\n'));
  return factsOf(readDoc([page], 'other'), allRules)['assessment.late_fee'];
};

it.each([
  ['Old', 'New', 45],
  ['Previous', 'New', 45],
  ['Former fee', 'Now', 45],
])('tells a charge by the column that holds: %s, %s', (first, second, amount) => {
  expect(feeOf(first, second)).toMatchObject({ amount });
});

it('tells none where nothing stands for the old sum', () => {
  expect(feeOf('Old', 'New', 'waived')).toBeUndefined();
  expect(feeOf('Old', 'New', '')).toBeUndefined();
});
