import { expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

const statement = (column: string) => `Maple Court Condominium Association
Period 10/1/2030 through 10/31/2030
Description\tMonth Actual\t${column}
Total income\t21,475.00\t214,260.00
Total expenses\t19,870.00\t201,340.00
Net income\t1,605.00\t12,920.00`;

it('a result of the year to date is not of the month in the title alone', () => {
  expect(says('financial.net_income', statement('Year to Date Actual'), 'financial')).toBe(
    'From the start of the year to October 31, 2030, the association took in $12,920 more than it spent.',
  );
});

it('what another year holds beside a count is not when it was counted', () => {
  expect(
    says(
      'financial.delinquent_homes',
      'Treasurer’s Report, January 18, 2031\nUnpaid dues: 4 lots, $2,160 including 2029.',
      'financial',
    ),
  ).not.toMatch(/2029/);
});
