import { describe, it } from 'vitest';
import { expectWording } from '../testing/wording-in.ts';

/** What binds an owner, as short deed restrictions, posted rules and old covenants put it. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  ['pets.allowed', 'no', 'It is expressly prohibited to keep pets or animals in the Apartments.'],
  ['pets.max_count', 4, 'A total of four pets may be kept, no more than two of which may be dogs.'],
  ['pets.max_count', 2, 'No more than (2) pets are allowed.'],
  [
    'maintenance.roads',
    'association',
    'The assessments shall be used for the maintenance of the private streets.',
  ],
  ['pets.max_count', 2, 'Pets are limited to dogs and cats, two in number.'],
  ['pets.breed_restrictions', true, 'The following dogs are banned: Pit Bull, Rottweiler, Akita.'],
  ['pets.breed_restrictions', true, 'Dogs such as American Staffordshire Terriers are prohibited.'],
  ['rental.allowed', 'restricted', 'A Unit may be rented no more than once in any twelve-month period.'],
  [
    'rental.allowed',
    'no',
    'Units shall be occupied by Owners and their families only and shall not be rented.',
  ],
  ['rental.allowed', 'restricted', 'An Owner who rents must give the tenant a copy of these Rules.'],
  ['rental.cap', 8, 'A maximum of eight homes may be leased at once.'],
  ['rental.approval_required', true, 'All leases require Board approval.'],
  ['rental.approval_required', true, 'The Association must approve each tenant before move-in.'],
  [
    'rental.approval_required',
    true,
    'Prospective lessees shall be interviewed and approved by the committee.',
  ],
  ['rental.approval_required', true, 'Owners shall apply to the Association for permission to rent.'],
  [
    'vehicles.rv_boat_trailer',
    'restricted',
    'One motor home can be parked beside the house but cannot be used as living quarters.',
  ],
  [
    'vehicles.rv_boat_trailer',
    'prohibited',
    'Under no circumstances are boats or campers to be kept in the parking lot.',
  ],
  ['vehicles.rv_boat_trailer', 'restricted', 'Trailers and boats need a permit from the office.'],
  ['vehicles.commercial', 'prohibited', 'No trucks of a commercial type shall be kept on any lot.'],
  [
    'vehicles.street_parking',
    'restricted',
    'All vehicles shall be parked in garages or driveways; street parking is for short visits only.',
  ],
  [
    'vehicles.street_parking',
    'prohibited',
    'All vehicles must be parked in garages or driveways and never in the street.',
  ],
  [
    'vehicles.guest_parking_limit',
    5,
    'The visitor spaces are for guests only, for a stay of at most five days.',
  ],
  ['use.home_business', 'restricted', 'Residents may work from home, but clients may not come to the house.'],
  ['occupancy.residential_only', true, 'Said land shall be used for residence purposes only.'],
  [
    'occupancy.residential_only',
    true,
    'The Units are intended for and restricted to use as single family residences.',
  ],
  [
    'occupancy.residential_only',
    true,
    'Each home is for the use of one family as its dwelling and for nothing else.',
  ],
  ['occupancy.age_restricted', true, 'Children under 18 may visit but may not live in the community.'],
  [
    'occupancy.age_restricted',
    true,
    'Occupancy is limited to residents who have reached the age of fifty-five.',
  ],
  ['exterior.fences', 'restricted', 'Fence height: 6 ft. in the rear, none in the front.'],
  ['exterior.satellite_dishes', 'restricted', 'Dishes: 39 inches or smaller, on the rear roof.'],
  ['exterior.satellite_dishes', 'restricted', 'Owners wishing to put up a dish must notify the Board.'],
  ['exterior.solar', 'restricted', 'Solar: approval needed; panels must lie flat on the roof.'],
  ['exterior.clotheslines', 'restricted', 'Retractable clotheslines in back yards are permitted.'],
  ['exterior.flags', 'restricted', 'Free-standing flagpoles are not permitted.'],
  [
    'exterior.flags',
    'restricted',
    'No flags, banners or advertisements shall be shown without consent, but an Owner may display one United States flag.',
  ],
  ['exterior.minimum_home_size_sqft', 2200, 'Homes: 2,200 sq. ft. minimum.'],
  [
    'exterior.minimum_home_size_sqft',
    1700,
    'Every house shall have 1,700 or more square feet of heated area.',
  ],
  ['architecture.approval_required', true, 'New construction must be approved by the Building Committee.'],
  ['architecture.approval_required', true, 'You need ARC approval for all exterior projects.'],
  ['architecture.approval_required', true, 'Exterior paint colors must be approved.'],
  [
    'architecture.approval_required',
    true,
    'Plans for every structure shall be submitted to the developer for his approval.',
  ],
  [
    'architecture.approval_required',
    true,
    'The prior written approval of the Board is required for any change visible from outside.',
  ],
  ['architecture.review_days', 30, 'The Committee will answer all requests within thirty days.'],
  ['architecture.review_days', 60, 'If plans are not disapproved in sixty (60) days they are approved.'],
  [
    'architecture.no_answer_means',
    'approved',
    'If plans are not disapproved in sixty days they are approved.',
  ],
  [
    'architecture.no_answer_means',
    'denied',
    'No answer from the Committee within 30 days means the request is denied.',
  ],
  [
    'architecture.no_answer_means',
    'approved',
    'In default of an answer from the Committee within 30 days the plans stand approved.',
  ],
  [
    'architecture.no_answer_means',
    'denied',
    'A request shall not be deemed approved because the Committee did not reply in time.',
  ],
  ['maintenance.exterior_walls', 'owner', 'Owners maintain the outside of their homes.'],
  ['maintenance.yard', 'association', 'The HOA takes care of lawn mowing on every lot.'],
  ['maintenance.yard', 'owner', 'Lawn care is up to the owner.'],
  ['maintenance.fences', 'shared', 'Neighbors share the cost of keeping up the fence between them.'],
  ['maintenance.roads', 'association', 'Road maintenance is an expense of the Association.'],
  ['exterior.clotheslines', 'restricted', 'Clothes drying shall be confined to the service yard of a home.'],
  ['vehicles.street_parking', 'restricted', 'No overnight parking on any street from 2 a.m. to 5 a.m.'],
  ['vehicles.street_parking', 'restricted', 'Vehicles shall be parked on the street only for a short visit.'],
  ['vehicles.street_parking', 'restricted', 'Street parking is discouraged.'],
  ['exterior.solar', 'restricted', 'Rooftop solar is allowed if it does not rise above the ridge line.'],
  [
    'exterior.solar',
    'restricted',
    'The ARC may not deny a solar energy device that complies with its guide.',
  ],
  [
    'exterior.minimum_home_size_sqft',
    1600,
    'Square footage requirements: ranch - 1,600 sq. ft.; two-story - 2,000 sq. ft.',
  ],
  [
    'maintenance.exterior_walls',
    'association',
    'It shall be the duty of the Association to paint and repair the exterior of all Townhomes.',
  ],
  [
    'maintenance.exterior_walls',
    'owner',
    'Painting and repair of the outside of a house is the Owner’s job.',
  ],
  [
    'maintenance.exterior_walls',
    'owner',
    'Each Owner covenants to keep the exterior of his house painted and in repair.',
  ],
  ['maintenance.yard', 'owner', 'Owners must cut their grass and trim their bushes.'],
  ['maintenance.roads', 'association', 'The Association repairs and plows the private roads.'],
  ['pets.allowed', 'no', 'Absolutely no pets.'],
  ['pets.max_count', 4, 'Pets shall be limited in number to four.'],
];

/** What looks like it and says nothing of the kind. */
const silent: readonly (readonly [fact: string, text: string])[] = [
  [
    'architecture.approval_required',
    'The hiring of outside consultants must be approved by the board in each case.',
  ],
  ['rental.approval_required', 'The Association must approve each contract before it is signed.'],
  ['occupancy.age_restricted', 'Children under 12 may not use the sauna without an adult.'],
  ['maintenance.roads', 'Road noise is no concern of the Association.'],
  ['pets.max_count', 'A total of four owners may speak at each meeting.'],
];

describe('what binds an owner, in few words', () => {
  it.each(wordings)('%s is %j: %s', expectWording);
  it.each(silent)('%s is not told: %s', (fact, text) => expectWording(fact, undefined, text));
});
