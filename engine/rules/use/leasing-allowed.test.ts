import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { leasingAllowed } from './leasing-allowed.ts';

describe('whether a home may be rented out', () => {
  it.each([
    ['Leasing of Lots is prohibited.', 'no'],
    ['Subletting or renting is forbidden.', 'no'],
    ['No Lot shall be leased.', 'no'],
    [
      'Are rentals allowed?\n\nNo. All leases, rentals or subletting of any kind are strictly prohibited. Homes may not be used for nightly rentals.',
      'no',
    ],
    ['No. Renting of homes in any form is not permitted. Homes may not be listed on Airbnb.', 'no'],
    ['No. Leases of less than a year are not permitted.', 'restricted'],
    ['May I rent out my home?\n\nOnce you have been here a year, yes.', 'restricted'],
    ['May I rent out my home?\n\nSure, the rules are silent on it.', 'yes'],
    ['No Owner may rent a Home.', 'no'],
    ['Units may NOT be leased, rented, or sublet in any form.', 'no'],
    ['No Lot shall be leased for a term of less than seven (7) days.', 'restricted'],
    ['No Unit may be leased without the prior written approval of the Board.', 'restricted'],
    ['No more than 20% of the Units may be leased at any one time.', 'restricted'],
    ['No Home may be used for transient or hotel purposes.', 'restricted'],
    ['A Unit may be leased only in its entirety.', 'restricted'],
    ['All leases of a Lot shall be in writing and subject to this Declaration.', 'restricted'],
    ['An Owner may rent the Home without restriction.', 'yes'],
    ['Nothing herein shall prevent an Owner from leasing the Lot.', 'yes'],
    ['Each Owner shall have the full right to lease his Unit.', 'yes'],
  ])('%s', (text, value) => {
    expect(factsIn(text, [leasingAllowed])).toEqual({ 'rental.allowed': value });
  });

  it('is told by no question alone', () =>
    expect(factsIn('May I rent out my home?\n\nAsk the office.', [leasingAllowed])).toEqual({}));

  it.each([
    ['The Association may lease any Unit it acquires.'],
    ['One sign advertising the Home for rent may be displayed.'],
    ['The Board may rent equipment for the care of the property.'],
    ['Owners, tenants and guests shall obey the rules of the property.'],
    ['Boat slips may be leased by Owners of Lots.'],
    ['Subletting is strictly forbidden.'],
    ['Sub-leasing of units is strictly prohibited.'],
    ['The mortgagee may lease a Lot that it has acquired.'],
  ])('does not tell from: %s', (text) => {
    expect(factsIn(text, [leasingAllowed])).toEqual({});
  });
});
