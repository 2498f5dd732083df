import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';

/** Rules as managers write them for owners: orders, synopses, signs at the pool. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  ['vehicles.street_parking', 'prohibited', 'Park in your garage or driveway and not on the street.'],
  ['vehicles.street_parking', 'prohibited', 'Do not park on the street.'],
  ['vehicles.street_parking', 'prohibited', 'No street parking.'],
  ['vehicles.street_parking', 'restricted', 'Please do not park on the street overnight.'],
  ['vehicles.street_parking', 'prohibited', 'Residents are not to park cars in the street.'],
  [
    'vehicles.rv_boat_trailer',
    'restricted',
    'Don’t park trailers, RVs or boats at your home unless stored in the garage.',
  ],
  ['vehicles.rv_boat_trailer', 'prohibited', 'RVs, boats and trailers: not permitted.'],
  ['vehicles.rv_boat_trailer', 'restricted', 'Keep boats and trailers in the garage.'],
  ['vehicles.rv_boat_trailer', 'prohibited', 'Do not store boats, campers or trailers on your lot.'],
  [
    'vehicles.commercial',
    'restricted',
    'Don’t park commercial vehicles at your home unless they are stored in the garage.',
  ],
  ['vehicles.commercial', 'prohibited', 'Commercial vehicles may not be kept in the community.'],
  ['maintenance.exterior_walls', 'owner', 'Maintain the exterior of your home and property.'],
  ['maintenance.exterior_walls', 'owner', 'Keep the paint on your home’s exterior in good repair.'],
  ['maintenance.yard', 'owner', 'Keep your yard free of weeds and your lawn mowed.'],
  ['maintenance.yard', 'owner', 'Homeowners must mow, edge and water their lawns.'],
  [
    'occupancy.residential_only',
    true,
    'No lot shall be used for any other purpose than as a single-family residence.',
  ],
  ['occupancy.residential_only', true, 'Homes are for residential use only.'],
  [
    'use.home_business',
    'restricted',
    'No commercial business may be conducted in a home if it can be noticed from outside.',
  ],
  ['use.home_business', 'prohibited', 'Running a business out of your home is not allowed.'],
  ['rental.minimum_term', { days: 180 }, 'Leases must be a minimum of six (6) months.'],
  ['rental.minimum_term', { days: 365 }, 'One year minimum lease.'],
  ['rental.minimum_term', { days: 90 }, 'Minimum rental period: 90 days.'],
  [
    'rental.minimum_term',
    { days: 360 },
    'All leases shall be for a term of no less than twelve (12) months.',
  ],
  ['rental.short_term_prohibited', true, 'No Airbnb, VRBO or other vacation rentals.'],
  ['rental.short_term_prohibited', true, 'Short-term rentals are not permitted.'],
  [
    'rental.approval_required',
    true,
    'The owner must receive written consent from the Board prior to giving possession to a renter.',
  ],
  ['rental.approval_required', true, 'All tenants must be approved by the Board before moving in.'],
  ['rental.cap', { value: 15, unit: 'percent' }, 'No more than 15% of the homes may be leased at any time.'],
  ['rental.cap', { value: 10, unit: 'homes' }, 'The number of rentals is capped at ten (10) units.'],
  ['pets.max_count', 2, 'Two pets per household, maximum.'],
  ['pets.max_count', 2, 'Limit of two (2) dogs or cats per unit.'],
  ['pets.max_count', 3, 'You may keep up to three household pets.'],
  ['pets.max_weight_lb', 35, 'Dogs may not weigh more than 35 pounds.'],
  ['pets.max_weight_lb', 40, 'Pet weight limit: 40 lbs.'],
  ['pets.leash_required', true, 'Keep your dog on a leash at all times.'],
  ['pets.leash_required', true, 'Dogs must be leashed when outside.'],
  ['pets.leash_required', true, 'Please leash your pets on the common areas.'],
  ['use.quiet_hours', '22:00-07:00', 'Quiet hours are 10 p.m. to 7 a.m.'],
  ['use.quiet_hours', '22:00-08:00', 'Please keep noise down between 10:00 PM and 8:00 AM.'],
  ['use.quiet_hours', '23:00-07:00', 'QUIET TIME: 11 pm - 7 am'],
  ['exterior.solar', 'restricted', 'Solar panels: ARC approval required.'],
  [
    'exterior.satellite_dishes',
    'restricted',
    'ARC approval is required for installation of any satellite dish.',
  ],
  ['exterior.fences', 'restricted', 'Get ARC approval before you put up a fence.'],
  ['exterior.signs', 'restricted', 'One For Sale sign per lot is allowed; no other signs.'],
  ['exterior.clotheslines', 'prohibited', 'No clotheslines.'],
  ['exterior.clotheslines', 'prohibited', 'Do not hang laundry outside.'],
  [
    'exterior.outbuildings',
    'restricted',
    'Out buildings (such as sheds) are not permitted in front or side yards.',
  ],
  ['exterior.outbuildings', 'prohibited', 'Sheds are not allowed.'],
  [
    'architecture.approval_required',
    true,
    'Get written approval before making ANY exterior change, including painting.',
  ],
  [
    'architecture.approval_required',
    true,
    'Submit an ARC request and wait for approval before starting any outside project.',
  ],
  ['architecture.review_days', { days: 30 }, 'The ARC has up to thirty (30) days to review your request.'],
  [
    'assessment.frequency',
    'quarter',
    'HOA quarterly fees are due on the 1st of January, April, July and October.',
  ],
  ['assessment.frequency', 'month', 'Monthly dues are due on the first.'],
  ['assessment.late_fee', { amount: 25 }, 'Late fee: $25 after the 15th.'],
  [
    'assessment.late_fee',
    { amount: 25 },
    'A $25 late fee is added to payments received after the 10th of the month.',
  ],
  ['assessment.late_fee', { percent: 10 }, 'Payments more than 15 days late are charged a 10% late fee.'],
  ['assessment.late_after', { days: 15 }, 'Payments more than 15 days late are charged a 10% late fee.'],
  ['assessment.interest_rate', 12, 'Past due balances accrue interest at 1% per month.'],
  ['assessment.returned_payment_fee', { amount: 35 }, 'Returned checks (NSF): $35.'],
  ['assessment.transfer_fee', { amount: 250 }, 'Transfer fee at closing: $250.'],
];

const fines = (text: string) => [factsIn(text, allRules, 'rules')['fine.schedule'] ?? []].flat();

describe('rules as they are written for owners', () => {
  it.each(wordings)('%s is %j: %s', (fact, value, text) => {
    const found = factsIn(`Dues, parking and pets\n\n${text}`, allRules, 'rules')[fact];
    if (typeof value === 'object') expect(found).toMatchObject(Object(value));
    else expect(found).toEqual(value);
  });

  it.each([
    [
      'Schedule of fines (usually per day):\n1st notice - warning\n2nd notice - $25\n3rd notice $50',
      [25, 50],
    ],
    ['1st Offense: Warning letter\n2nd Offense: $50 fine\n3rd Offense: $100 fine', [50, 100]],
    ['First violation: written notice. Second violation: $75. If not corrected, then $150.', [75, 150]],
    ['Fine for an unleashed dog: $40', [40]],
    ['Speeding in the community will cost you a $60 fine.', [60]],
    ['You will be fined $25 for leaving trash cans out.', [25]],
    ['Pool gate left open - $100 fine', [100]],
  ])('fines in: %s', (text, amounts) => {
    expect(fines(text).map((fine) => Object(fine).amount)).toEqual(amounts);
  });

  it.each([
    ['vehicles.street_parking', 'Do not block the street when you park in your driveway.'],
    ['maintenance.yard', 'Keep off the grass.'],
    ['pets.max_count', 'Two owners complained of pets.'],
    ['use.quiet_hours', 'The pool is open 10 a.m. to 8 p.m.'],
    ['rental.minimum_term', 'The clubhouse may be rented for a minimum of four hours.'],
    ['exterior.signs', 'Please obey all signs at the pool.'],
    ['rental.approval_required', 'Renting the clubhouse requires consent of the manager.'],
    ['fine.schedule', 'The key fob costs $25 and a lost card $50.'],
  ])('nothing of %s in: %s', (fact, text) => {
    expect(factsIn(text, allRules, 'rules')[fact]).toBeUndefined();
  });
});
