import { expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { agedReceivables } from './aged-receivables.ts';

const found = (rows: string) => factsIn(rows, [agedReceivables], 'financial');

it('counts homes where each row is an owner, and none where rows count the accounts of a status', () => {
  const owners = [
    'Account\tCurrent\t30 Days\t60 Days\tOver 90\tBalance',
    'Elm 4\t0.00\t240.00\t240.00\t4,110.00\t4,590.00',
    'Elm 9\t40.00\t120.00\t120.00\t960.00\t1,240.00',
    'Total\t40.00\t360.00\t360.00\t5,070.00\t5,830.00',
  ].join('\n');
  const statuses = [
    'Status\tCount\tCurrent\t30 Days\t60 Days\tOver 90\tBalance',
    'Notice sent\t2\t0.00\t240.00\t240.00\t4,110.00\t4,590.00',
    'Payment plan\t7\t40.00\t120.00\t120.00\t960.00\t1,240.00',
    'Total\t9\t40.00\t360.00\t360.00\t5,070.00\t5,830.00',
  ].join('\n');
  const owed = { 'financial.delinquent_amount': { amount: 5790 } };
  expect(found(owners)).toEqual({ ...owed, 'financial.delinquent_homes': { value: 2, unit: 'homes' } });
  expect(found(statuses)).toEqual(owed);
});
