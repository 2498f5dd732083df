import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { leasingApproval } from './leasing-approval.ts';
import { leasingCap } from './leasing-cap.ts';
import { ownerOccupancy } from './owner-first.ts';

const leasingLimits = [leasingCap, ownerOccupancy, leasingApproval];

const percent = (value: number) => ({ 'rental.cap': { value, unit: 'percent' } });
const homes = (value: number) => ({ 'rental.cap': { value, unit: 'homes' } });
const first = (days: number) => ({ 'rental.owner_occupancy_first': { days } });
const approval = { 'rental.approval_required': true };

describe('limits on leasing', () => {
  it.each([
    [
      'No lease may be for less than twelve months, and no unit may be leased during the first two years of ownership.',
      first(730),
    ],
    ['No more than twenty percent (20%) of the Units may be leased at any one time.', percent(20)],
    [
      'The number of leased Lots shall not exceed fifteen percent (15%) of the total number of Lots.',
      percent(15),
    ],
    ['No lease is allowed where more than 10% of the Homes are already rented.', percent(10)],
    ['The Community has a rental cap of 25%.', percent(25)],
    ['LEASING: Max 20 units (of 96).', homes(20)],
    ['Rental of the hall: max 20 guests.', {}],
    ['Owners must live in the unit for one year before renting.', first(365)],
    ['Owners must live in unit one year before renting.', first(365)],
    ['Owners who live in town give notice 30 days before renting.', {}],
    ['The total number of leased Units shall not exceed fifteen (15).', homes(15)],
    ['No more than twelve (12) Units may be rented at any one time.', homes(12)],
    ['No Unit may be leased during the first twelve (12) months of ownership.', first(360)],
    [
      'No Owner shall lease a Lot until the Owner has resided in the Dwelling for at least one (1) year.',
      first(365),
    ],
    ['An Owner must own the Unit for two years before it may be leased.', first(730)],
    [
      'An Owner who wishes to lease a Lot must first own and occupy it for a period of two (2) years.',
      first(730),
    ],
    [
      'For a period of one (1) year following the closing of a purchase, no Owner may rent the Home.',
      first(365),
    ],
    ['All leases must be approved in advance by the Board of Directors.', approval],
    ['No Unit shall be leased without the prior written approval of the Association.', approval],
    ['An Owner must obtain a leasing permit from the Board.', approval],
    ['An Owner intending to rent a Home must apply for approval from the Board.', approval],
    ['All rentals must be registered with the Association.', approval],
    ['All leases or rentals shall be filed with the Association before a tenant moves in.', approval],
    ['All leases shall be filed with the County Recorder.', {}],
    ['Every lease is subject to the prior written approval of the Board.', approval],
  ])('%s', (text, expected) => {
    expect(factsIn(text, leasingLimits)).toEqual(expected);
  });

  it.each([
    ['No Owner may lease more than two Units at the same time.'],
    ['The Association shall not require a vote of more than 20% of the Owners to lease equipment.'],
    ['An amendment that limits leasing needs sixty-seven percent (67%) of the votes of the Owners who rent.'],
    ['A copy of each lease shall be given to the Board within ten (10) days.'],
    ['All leases shall be for at least one year, except with the prior written consent of the Board.'],
    ['No Owner may sublease a Unit without the prior written approval of the Board.'],
    [
      'The Association may lease a Lot that it has acquired for no less than fifty percent (50%) of its price.',
    ],
    ['The Board may not approve or disapprove a tenant.'],
    ['The Owner shall notify the Board within thirty (30) days after a lease of the Home ends.'],
    ['Owners must register their vehicles and those of their tenants.'],
    ['The Association may not borrow without the approval of the Board.'],
  ])('finds no limit in: %s', (text) => {
    expect(factsIn(text, leasingLimits)).toEqual({});
  });
});
