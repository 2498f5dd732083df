import { describe, it } from 'vitest';
import { expectWording } from '../testing/wording-in.ts';

/** What binds an owner, as highlights, house rules and charts of duties put it. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  ['pets.max_count', 2, 'A household may own no more than two four-legged animals.'],
  ['pets.max_count', 1, 'No Owner shall have more than a single dog.'],
  [
    'pets.breed_restrictions',
    true,
    'The owner of a Rottweiler or a similar dog must remove it from Elm Row.',
  ],
  ['pets.leash_required', true, 'Owners must have their dogs on a lead whenever they leave the house.'],
  ['pets.leash_required', true, 'Dogs running at large will be picked up by the county.'],
  ['pets.allowed', 'no', 'This is a no-pet building.'],
  ['rental.approval_required', true, 'Every tenant must complete an application process and an interview.'],
  ['rental.short_term_prohibited', true, 'Listing a home on Airbnb or a like service is a violation.'],
  ['rental.minimum_term', 270, 'A lease must run nine months or longer.'],
  ['rental.cap', 12, 'The number of rental units in the project is capped at twelve (12).'],
  [
    'rental.cap',
    15,
    'The Board shall refuse a leasing permit if fifteen percent or more of the homes are already rented.',
  ],
  ['vehicles.street_parking', 'prohibited', 'Vehicles shall not be left standing in the roadways.'],
  ['vehicles.street_parking', 'restricted', 'Street parking is for visitors only.'],
  [
    'vehicles.commercial',
    'prohibited',
    'No vehicle bearing lettering, ladder racks or company logos may be kept on a Lot.',
  ],
  [
    'vehicles.rv_boat_trailer',
    'restricted',
    'Boats and campers are to be stored behind a fence and out of view.',
  ],
  ['vehicles.rv_boat_trailer', 'restricted', 'Storage of motor homes is confined to the lot by the barn.'],
  [
    'use.home_business',
    'restricted',
    'Owners may conduct a business in the home so long as the activity is not apparent from outside.',
  ],
  ['use.smoking', 'restricted', 'Smoking is confined to the bench behind Building 3.'],
  ['use.smoking', 'restricted', 'Residents may not smoke on balconies or patios.'],
  ['use.smoking', 'prohibited', 'Residents may not smoke in the units or anywhere else.'],
  [
    'occupancy.residential_only',
    true,
    'Each Cottage shall be occupied by one household and its guests as a residence and for no other purpose.',
  ],
  ['occupancy.age_restricted', true, 'Westbrook is an active adult (55+) community.'],
  ['exterior.fences', 'prohibited', 'There shall be no fencing in the front, side or rear yards.'],
  ['exterior.fences', 'prohibited', 'Fences spoil the open plan of the Meadow and will not be approved.'],
  ['exterior.fences', 'prohibited', 'Fences & Walls: No fences or walls shall be erected.'],
  [
    'exterior.fences',
    'restricted',
    'Exterior work, including sheds, fences and decks, requires approval from the Committee.',
  ],
  ...['exterior.fences', 'exterior.outbuildings', 'exterior.solar', 'exterior.satellite_dishes'].map(
    (fact) =>
      [
        fact,
        'restricted',
        'You must submit a request for any of the following: fences, sheds, satellite dishes, solar panels.',
      ] as const,
  ),
  ['exterior.satellite_dishes', 'restricted', 'A dish one meter or smaller may go on the rear of the house.'],
  ['exterior.satellite_dishes', 'allowed', 'Satellite dishes may be installed without approval.'],
  ['exterior.solar', 'restricted', 'Solar collectors shall be flush mounted.'],
  ['exterior.outbuildings', 'restricted', 'Outbuildings (e.g., sheds) are not permitted in front yards.'],
  [
    'exterior.outbuildings',
    'restricted',
    'Outbuildings shall be permitted if their use is incidental to a residence on the same Lot.',
  ],
  ['exterior.clotheslines', 'prohibited', 'Clotheslines: No clotheslines or clothes poles shall be set up.'],
  ['exterior.clotheslines', 'restricted', 'No wash lines are permitted in the front or side yards.'],
  [
    'exterior.clotheslines',
    'prohibited',
    'Towels and wash may not be hung over railings or on lines outdoors.',
  ],
  ['exterior.clotheslines', 'restricted', 'Umbrella type clothes lines behind the house are acceptable.'],
  [
    'exterior.minimum_home_size_sqft',
    1050,
    'Any townhouse shall have a minimum size of one thousand fifty square feet (1050 sq./ft.).',
  ],
  [
    'architecture.approval_required',
    true,
    'The Design Committee must approve plans for any changes, such as decks and walls.',
  ],
  [
    'architecture.approval_required',
    true,
    'Before you paint, re-roof, or build a deck, fill out an ARC form and wait for an answer.',
  ],
  [
    'architecture.review_days',
    30,
    'The Board shall, within thirty (30) days thereafter, meet to consider the plans.',
  ],
  [
    'architecture.review_days',
    60,
    'A decision on plans will be mailed not later than sixty (60) days after they come in.',
  ],
  [
    'architecture.no_answer_means',
    'approved',
    'If you don’t hear from the Committee in 30 days, you may go ahead with your project.',
  ],
  [
    'maintenance.roof',
    'association',
    'Roofs, including flashing and eaves, are an Association responsibility.',
  ],
  ['maintenance.roof', 'association', 'Roof - Association: repair and replacement of shingles and felt.'],
  ['maintenance.exterior_walls', 'association', 'Siding and trim: repair and painting by the HOA.'],
  [
    'maintenance.yard',
    'owner',
    'All landscaping of a homesite shall be kept by the owner in orderly condition.',
  ],
  ['maintenance.yard', 'shared', 'The Association mows the front yards; rear yards are kept by the owners.'],
  [
    'maintenance.yard',
    'owner',
    'Grass must not exceed 6 inches and lawns should be kept free of weeds by owners.',
  ],
  [
    'maintenance.fences',
    'shared',
    'The cost of keeping up a fence between two lots shall be split equally by the two owners.',
  ],
  ['maintenance.roads', 'public', 'The City of Ashford is responsible for upkeep of the streets.'],
  ['maintenance.roads', 'owner', 'The private drive shall be maintained by the lot owners it serves.'],
  [
    'insurance.owner_must_carry',
    true,
    'Proof of homeowners insurance must be given to the manager each year.',
  ],
  ['insurance.owner_must_carry', true, 'Every owner must carry liability coverage of at least $300,000.'],
];

/** What looks like it and says nothing of the kind. */
const silent: readonly (readonly [fact: string, text: string])[] = [
  ['pets.max_count', 'A fee of ten dollars per dog applies to boarding of more than three nights.'],
  ['maintenance.roof', 'The Association shall maintain the roof of the clubhouse.'],
  ['maintenance.roof', 'All parts of the Property shall be kept in a clean and sanitary condition.'],
  ['exterior.outbuildings', 'No tent, barn or outbuilding shall at any time be used as a residence.'],
  ['rental.minimum_term', 'The clubhouse may be rented for not less than four hours.'],
  ['rental.owner_occupancy_first', 'A director must have owned a home for one year before taking office.'],
];

describe('what binds an owner, in plain words', () => {
  it.each(wordings)('%s is %j: %s', expectWording);
  it.each(silent)('%s is not told: %s', (fact, text) => expectWording(fact, undefined, text));
});
