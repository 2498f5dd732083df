import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { readIn } from '../testing/wording-in.ts';

type Wording = readonly [fact: string, value: unknown, text: string, type?: DocumentType];

/** Use, building and upkeep as other associations put it, with what is only like it. */
const wordings: readonly Wording[] = [
  [
    'rental.approval_required',
    true,
    'Owners shall register all tenants with the Association before they move in.',
  ],
  ['use.home_business', 'restricted', 'Home occupations that do not generate traffic are permitted.'],
  [
    'vehicles.commercial',
    'restricted',
    'Trucks with a capacity of more than one ton shall not be parked on any Lot overnight.',
  ],
  [
    'exterior.satellite_dishes',
    'allowed',
    'No approval is needed for small works. A permit shall not be required for:\n(a). Painting in the old color.\n(b). Mounting a satellite dish.',
  ],
  ['exterior.fences', 'restricted', 'No fence may be built without a permit from the Board.'],
  [
    'architecture.review_days',
    { days: 45 },
    'The review shall be completed within 45 days of the submittal of a full application.',
  ],
  [
    'maintenance.roads',
    'owner',
    'The Lot Owners shall share equally the cost of maintaining the private road.',
  ],
  [
    'maintenance.roads',
    'association',
    'The Association is responsible for the maintenance and repair of the Common Elements. The following shall constitute Common Elements:\n(a) the gardens, private streets and carports; and\n(b) the footings.',
  ],
  [
    'maintenance.roof',
    'association',
    'The Association is responsible for the maintenance and repair (save where a majority of the Board finds that an Owner has caused the expense) of all Common Elements. The following shall constitute Common Elements:\n(a) the footings; and\n(b) the outside walls and the roofs of each building.',
  ],
  [
    'vehicles.street_parking',
    'restricted',
    'So that the plows of the township can pass through the whole neighborhood without delay, there shall be no parking on the streets while more than three inches of snow have fallen.',
  ],
  [
    'vehicles.street_parking',
    'restricted',
    "There shall be no regular parking on the streets if an owner's cars fit on the driveway.",
  ],
  [
    'vehicles.rv_boat_trailer',
    'restricted',
    'Boats, trailers and campers shall not be kept on any Lot nor on the lanes beside it excepting only inside a closed garage.',
  ],
  [
    'maintenance.yard',
    'association',
    'Beside its work on the Common Area, the Association shall provide exterior upkeep on every Lot, including, but not limited to: street signs, lamp posts, shrubs, lawns and walks.',
  ],
  [
    'maintenance.roads',
    undefined,
    'Beside its work on the Common Area, the Association shall provide exterior upkeep on every Lot, including, but not limited to: street signs, lamp posts, shrubs, lawns and walks.',
  ],
  [
    'maintenance.roads',
    undefined,
    'The Association shall maintain the ponds and the strips of grass in any road right-of-way adjacent to the ponds.',
  ],
  [
    'maintenance.roof',
    'owner',
    'Each Owner is responsible for outside upkeep including, but not limited to, the repair of roofs, gutters and siding, and for any repair caused by willful or negligent acts.',
  ],
  [
    'maintenance.yard',
    'owner',
    'It is the duty of every Owner of a Lot to keep the same, and any building on the Lot, in good order.',
  ],
  [
    'pets.max_count',
    2,
    'No animals may be kept on a Lot, except that household pets, two or fewer in number, are allowed.',
  ],
  [
    'occupancy.residential_only',
    true,
    'All Lots described in this Declaration are hereby restricted to residential dwellings and their garages.',
  ],
  [
    'rental.cap',
    { value: 15, unit: 'homes' },
    "No more than 15 Lots may have a house that is rented to anyone but a member of the Owner's family.",
  ],
  [
    'rental.minimum_term',
    { days: 90 },
    'No home may be let for less than 90 days, and no short-term vacation rentals are allowed. A tenancy from month to month after a one-year lease term keeps to this rule.',
  ],
  [
    'insurance.owner_must_carry',
    true,
    'The Owner of each house shall at all times keep it fully insured against fire and storm.',
  ],
  [
    'exterior.flags',
    undefined,
    "DECLARANT'S USE DURING SALES\nDeclarant has the right to put up offices, signs, flags and model homes.",
  ],
  [
    'use.home_business',
    undefined,
    'Each arbitrator must have five years of experience in the business of home sales.',
  ],
  ['pets.allowed', 'no', 'Animals: none permitted.'],
  ['pets.allowed', undefined, 'Pets are not allowed in the pool area.'],
  ['pets.max_count', undefined, 'Guests may not bring more than one pet.'],
  ['rental.allowed', 'yes', 'Nothing in this Declaration prevents an Owner from leasing the Lot.'],
  ['rental.allowed', undefined, 'The Association may rent the clubhouse to owners.'],
  [
    'rental.minimum_term',
    undefined,
    'The owner shall give the Association a copy of the lease within ten days.',
  ],
  [
    'rental.cap',
    { value: 12, unit: 'homes' },
    'The maximum number of Units that may be leased at any time is twelve (12).',
  ],
  [
    'rental.cap',
    { value: 5, unit: 'homes' },
    'If five Units are already leased, no other Owner may lease until one becomes vacant.',
  ],
  ['rental.cap', undefined, 'An owner may lease no more than two homes.'],
  [
    'rental.owner_occupancy_first',
    { days: 360 },
    'Owners may not lease a home within twelve months of buying it.',
  ],
  [
    'rental.owner_occupancy_first',
    { days: 365 },
    'During the first year of ownership a Unit may not be leased.',
  ],
  ['occupancy.age_restricted', true, 'Sunset Village is an age-restricted, active adult community.'],
  ['occupancy.age_restricted', undefined, 'Children under the age of 14 must be accompanied at the pool.'],
  ['occupancy.residential_only', true, 'Lots shall be used for no purpose other than single family homes.'],
  ['occupancy.residential_only', true, 'Only single-family residential use is permitted.'],
  ['use.quiet_hours', undefined, 'The pool is open from 8 a.m. to 10 p.m.'],
  ['vehicles.commercial', 'restricted', 'Work vans with signage must be parked inside the garage overnight.'],
  [
    'architecture.approval_required',
    true,
    'An owner who wishes to add a deck must submit plans to the Committee and receive approval before starting work.',
  ],
  [
    'architecture.no_answer_means',
    'approved',
    'Should the Architectural Committee not act on plans within forty-five (45) days of their receipt, they are approved.',
  ],
  [
    'architecture.no_answer_means',
    'denied',
    'Plans are considered denied if the ARC does not approve them within 30 days.',
  ],
  ['architecture.no_answer_means', 'denied', 'Silence of the Committee does not mean approval of a request.'],
  ['exterior.fences', 'restricted', 'Fences: wood only, six feet maximum.'],
  ['exterior.minimum_home_size_sqft', undefined, 'A shed may not exceed 120 square feet.'],
  ['maintenance.roof', 'owner', "Roof repair and replacement is the owner's responsibility."],
  [
    'maintenance.roof',
    'association',
    'Association responsibilities: roofs, gutters, siding and common landscaping.',
  ],
  [
    'maintenance.exterior_walls',
    'association',
    'Exterior painting of the buildings is done by the Association.',
  ],
  ['maintenance.yard', 'association', 'Lawn care for every home is provided by the Association.'],
  [
    'maintenance.fences',
    'shared',
    'Adjoining owners shall share the cost of maintaining the fence between their lots.',
  ],
  [
    'insurance.owner_must_carry',
    true,
    'Each Owner is obligated to insure the residence against fire and other hazards.',
  ],
  [
    'insurance.owner_must_carry',
    false,
    'Owners are encouraged, but not required, to buy their own insurance.',
  ],
];

describe('wordings of what an owner may do and must keep up', () => {
  it.each(wordings.map((wording) => ({ wording })))('$wording', ({ wording: [fact, value, text, type] }) => {
    expect(readIn(fact, value, text, type)).toEqual(value);
  });
});
