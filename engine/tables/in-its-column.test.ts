import { expect, it } from 'vitest';
import { readDoc } from '../document.ts';
import { allRules } from '../rules/all-rules.ts';
import { docOf } from '../testing/doc-of.ts';
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

it('tells no deductible of which several stand side by side', () => {
  const deductible = (...sums: string[]) => {
    const rows = [
      ['', '2030', 'Offer of Elm', 'Offer of Oak'].slice(0, sums.length + 1),
      ['Annual premium', '$96,000', '$118,000', '$103,000'].slice(0, sums.length + 1),
      ['Deductible per occurrence', ...sums],
    ].map((cells) => cells.map((cell) => cell.padEnd(28)).join(''));
    const page = typed(['INSURANCE RENEWAL', '', ...rows].join('\n'));
    return factsOf(readDoc([page], 'minutes'), allRules)['insurance.deductible'];
  };
  expect(deductible('$5,000', '$10,000', '$10,000')).toBeUndefined();
  expect(deductible('$10,000')).toMatchObject({ amount: 10_000 });
});

it.each([
  ['9/30/31', '10/31/31', 48_000],
  ['12/31/31', '1/31/32', 48_000],
  ['10/31/31', '9/30/31', 61_000],
])('tells what a fund holds on the later of two days: %s, %s', (first, second, amount) => {
  const text = `Treasurer's report\n\nFund\t${first}\t${second}\nOperating\t$61,000\t$48,000\nReserve account\t$402,000\t$337,000`;
  expect(factsOf(docOf(text, 'minutes'), allRules)['financial.operating_cash']).toEqual({ amount });
});
