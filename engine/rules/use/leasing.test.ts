import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { leaseTerms } from './leasing.ts';

const term = (days: number) => ({
  'rental.minimum_term': { days },
  ...(days >= 28 ? { 'rental.short_term_prohibited': true } : {}),
});
const noShort = { 'rental.short_term_prohibited': true };

describe('terms of leases', () => {
  it.each([
    ['No Home may be leased for a period of less than ninety (90) days.', term(90)],
    ['All leases shall be for an initial term of not less than one (1) year.', term(365)],
    ['No Unit shall be rented for a period of less than one month.', term(30)],
    ['Units may be rented for no less than 30 consecutive days.', term(30)],
    [
      'LEASING\n\n- First term at least 9 months; by the month after that.\n- No transient use under 30 days.',
      { ...term(270), 'rental.short_term_prohibited': true },
    ],
    ['All leases shall have a minimum term of at least six months.', term(180)],
    ['The minimum lease term is 12 months.', term(360)],
    ['Minimum lease period: 6 months.', term(180)],
    ['A 30-day minimum lease is required.', term(30)],
    ['No lease shall be for a term shorter than seven (7) days.', term(7)],
    ['Lots may be leased, but not for a term of less than six (6) months.', term(180)],
    ['Leases must be for at least one year.', term(365)],
    [
      'An Owner may lease the Lot, provided that the lease is:\n(1) in writing; and\n(2) for a period of at least sixty (60) days.',
      term(60),
    ],
    [
      'No Unit Owner shall rent a Unit for transient or hotel purposes, which means a rental for any period less than thirty (30) days.',
      term(30),
    ],
    ['No Unit may be used for transient or hotel purposes.', noShort],
    ['Short-term rentals, including Airbnb and VRBO, are prohibited.', noShort],
    ['No Home shall be offered on Airbnb or as a vacation rental.', noShort],
    ['Renting a Home on a nightly or weekly rental basis is not permitted.', noShort],
  ])('%s', (text, expected) => {
    expect(factsIn(text, leaseTerms)).toEqual(expected);
  });

  it.each([
    ['An Owner shall give the Board at least ten (10) days notice before a lease begins.'],
    ['DIRECTORS\n\n- First term at least 9 months; by the year after that.'],
    [
      'If an Owner who leases a Unit is delinquent for at least thirty (30) days, the Association may collect the rent.',
    ],
    ['Within ten (10) days after signing a lease, the Owner shall send a copy to the Board.'],
    ['"Short-term rental" is a stay of less than 30 consecutive days.'],
    ['No Unit may be leased more than three (3) times in any calendar year.'],
    ['An Owner must have owned the Unit for at least two (2) years before leasing it.'],
    ['The Association may rent the clubhouse for at least four hours.'],
    ['Boat slips may be leased for at least one year.'],
    ['Any management agreement may have a term of not less than one year.'],
    ['All rent is due on the first day of the month.'],
    ['Owners under the old declaration have no short-term rental restriction.'],
    ['A Director shall serve a term of at least two years.'],
  ])('finds no lease term in: %s', (text) => {
    expect(factsIn(text, leaseTerms)).toEqual({});
  });
});
