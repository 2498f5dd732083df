import { expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

const term = (text: string) =>
  says('rental.minimum_term', `Leasing rules of the association. ${text}`, 'rules');

it.each([
  ['Rentals of less than 30 days are prohibited. All leases shall be for at least six months.', '6 months'],
  ['Rentals of less than 30 days are prohibited.', '30 days'],
  ['All leases shall be for at least 7 days. Rentals of less than 30 days are prohibited.', '30 days'],
])('what a lease must run is the longer of both: %s', (text, least) => {
  expect(term(text)).toMatch(new RegExp(`^A lease must run at least ${least}`));
});
