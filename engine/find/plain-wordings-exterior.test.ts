import { describe, expect, it } from 'vitest';
import { wordingIn } from '../testing/wording-in.ts';

/** What may be built, who keeps it and who insures it, as managers and owners put it. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  [
    'architecture.approval_required',
    true,
    'Owners must get written approval from the ARC before making any change to the exterior.',
  ],
  [
    'architecture.approval_required',
    true,
    'Any exterior alteration requires the consent of the Architectural Committee.',
  ],
  [
    'architecture.approval_required',
    true,
    'Nothing shall be built, placed or altered on a Lot until plans have been approved.',
  ],
  [
    'architecture.review_days',
    30,
    'The Committee has 30 days from receipt of a complete application to decide.',
  ],
  [
    'architecture.review_days',
    60,
    'If the ACC does not act within sixty days of submission, the plans are considered approved.',
  ],
  [
    'architecture.review_days',
    45,
    'Decisions will be made within 45 days after the application is received.',
  ],
  [
    'architecture.no_answer_means',
    'approved',
    'Should the Committee not respond in thirty days, approval shall be presumed.',
  ],
  [
    'architecture.no_answer_means',
    'denied',
    'If no decision is issued within 45 days, the request is deemed disapproved.',
  ],
  [
    'architecture.no_answer_means',
    'approved',
    'Failure of the Board to answer within the period shall constitute approval.',
  ],
  ['exterior.fences', 'prohibited', 'Fences are not permitted on any Lot.'],
  ['exterior.fences', 'restricted', 'Fences may not exceed six feet in height.'],
  ['exterior.fences', 'restricted', 'No fence shall be erected without ARC approval.'],
  ['exterior.satellite_dishes', 'restricted', 'Satellite dishes over one meter in diameter are prohibited.'],
  [
    'exterior.satellite_dishes',
    'restricted',
    'A dish may be installed on the rear roof only, if not visible from the street.',
  ],
  ['exterior.satellite_dishes', 'prohibited', 'No exterior antennas or satellite dishes are allowed.'],
  ['exterior.solar', 'restricted', 'Solar collectors require prior approval of the Committee.'],
  ['exterior.solar', 'prohibited', 'No solar panels may be installed on any roof.'],
  ['exterior.signs', 'restricted', 'One "For Sale" sign of not more than six square feet may be displayed.'],
  ['exterior.signs', 'prohibited', 'No signs of any kind may be displayed on a Lot or in a window.'],
  ['exterior.outbuildings', 'prohibited', 'No sheds, barns or outbuildings are allowed.'],
  [
    'exterior.outbuildings',
    'restricted',
    'Storage sheds shall be no larger than 120 square feet and approved by the ARC.',
  ],
  ['exterior.clotheslines', 'prohibited', 'Clotheslines are not allowed.'],
  ['exterior.clotheslines', 'prohibited', 'No laundry may be hung outside to dry.'],
  [
    'exterior.clotheslines',
    'restricted',
    'Laundry may be dried outdoors only where hidden from the street by a fence.',
  ],
  ['exterior.flags', 'restricted', 'One U.S. flag no larger than 3 by 5 feet may be displayed on a bracket.'],
  ['exterior.flags', 'allowed', 'Any owner may display the flag of the United States.'],
  [
    'exterior.minimum_home_size_sqft',
    1800,
    'Each residence shall contain at least 1,800 square feet of heated living area.',
  ],
  [
    'exterior.minimum_home_size_sqft',
    1200,
    'No dwelling shall be permitted with a floor area of less than 1,200 sq. ft.',
  ],
  [
    'exterior.minimum_home_size_sqft',
    2000,
    'The minimum size of a home is two thousand square feet, exclusive of garages and porches.',
  ],
  ['maintenance.roof', 'association', 'The Association shall repair and replace the roofs of the townhomes.'],
  ['maintenance.roof', 'owner', 'Each Owner is responsible for the roof of his dwelling.'],
  [
    'maintenance.exterior_walls',
    'owner',
    'Owners must paint and keep in good repair the outside of their homes.',
  ],
  ['maintenance.yard', 'owner', 'Each Owner shall mow and maintain the lawn on the Lot.'],
  ['maintenance.roads', 'association', 'The private streets are maintained by the Association.'],
  ['maintenance.roads', 'public', 'The streets have been dedicated to and are maintained by the City.'],
  ['maintenance.fences', 'owner', 'Fences on a Lot shall be maintained by its Owner.'],
  [
    'maintenance.fences',
    'shared',
    'The cost of repairing a fence between two Lots is shared equally by the two Owners.',
  ],
  [
    'insurance.owner_must_carry',
    true,
    'Owners are required to carry an HO-6 policy with at least $100,000 of liability coverage.',
  ],
  [
    'insurance.owner_must_carry',
    true,
    'Each Owner shall keep the dwelling insured against fire for its full replacement cost.',
  ],
  [
    'insurance.owner_must_carry',
    true,
    'Every unit owner must provide proof of condominium unit owner’s insurance each year.',
  ],
  [
    'insurance.deductible',
    { amount: 10000 },
    'The deductible under the master policy is $10,000 per occurrence.',
  ],
  ['insurance.deductible', { amount: 25000 }, 'Master policy: $25,000 deductible for water damage.'],
  [
    'architecture.approval_required',
    true,
    'Before painting, adding on or changing the outside of a house, get approval from the design committee.',
  ],
  ['architecture.approval_required', true, 'All improvements must be approved in advance by the Board.'],
  [
    'architecture.approval_required',
    true,
    'No exterior changes may be made without permission of the Association.',
  ],
  [
    'architecture.approval_required',
    true,
    'Written application to the ACC is required for any exterior project.',
  ],
  ['architecture.review_days', 30, 'The ACC shall approve or deny each submission within thirty days.'],
  ['architecture.review_days', 21, 'Please allow up to 21 days for review of your request.'],
  ['architecture.review_days', 45, 'An application not acted on within forty-five days is approved.'],
  [
    'architecture.no_answer_means',
    'approved',
    'An application not acted on within forty-five days is approved.',
  ],
  [
    'architecture.no_answer_means',
    'approved',
    'If the committee does not reply within 30 days, the owner may proceed as though approval had been given.',
  ],
  [
    'architecture.no_answer_means',
    'denied',
    'Silence of the committee is not approval; the request is denied if not approved within 60 days.',
  ],
  ['exterior.fences', 'prohibited', 'No fence or wall of any kind may be built on any Lot.'],
  ['exterior.fences', 'restricted', 'Chain link fences are prohibited.'],
  ['exterior.fences', 'restricted', 'Wood privacy fences up to 6 feet are allowed in rear yards.'],
  [
    'exterior.satellite_dishes',
    'restricted',
    'Satellite dishes up to 24 inches are allowed with approval of their place.',
  ],
  [
    'exterior.satellite_dishes',
    'prohibited',
    'Television antennas and dishes are not permitted outside a unit.',
  ],
  ['exterior.solar', 'restricted', 'Solar panels must lie flat on the roof and be approved by the ARC.'],
  ['exterior.solar', 'allowed', 'Owners may install solar energy systems.'],
  ['exterior.signs', 'restricted', 'Signs are limited to one real estate sign per lot.'],
  ['exterior.signs', 'restricted', 'No sign other than a name plate and one for-sale sign is allowed.'],
  ['exterior.signs', 'prohibited', 'The display of signs is prohibited.'],
  ['exterior.outbuildings', 'prohibited', 'Detached storage buildings are prohibited.'],
  ['exterior.outbuildings', 'restricted', 'One shed per lot is allowed, of the same materials as the house.'],
  ['exterior.clotheslines', 'prohibited', 'Outdoor drying of clothes is prohibited.'],
  ['exterior.clotheslines', 'restricted', 'Clotheslines must be retractable and placed behind the house.'],
  ['exterior.flags', 'restricted', 'Only the American flag may be flown.'],
  ['exterior.flags', 'restricted', 'Flagpoles may not be taller than 20 feet.'],
  [
    'exterior.minimum_home_size_sqft',
    1500,
    'The living area of a one-story house must be 1,500 square feet or more.',
  ],
  ['exterior.minimum_home_size_sqft', 2200, 'Homes must have a minimum of 2,200 sq ft of living space.'],
  [
    'maintenance.roof',
    'association',
    'Roofs are maintained, repaired and replaced by the Association as a common expense.',
  ],
  [
    'maintenance.roof',
    'owner',
    'Owners are responsible for maintaining, repairing and replacing their roofs.',
  ],
  ['maintenance.exterior_walls', 'association', 'The Association is responsible for painting and siding.'],
  [
    'maintenance.exterior_walls',
    'owner',
    'Exterior maintenance of the dwelling, siding and paint included, is the duty of the Owner.',
  ],
  ['maintenance.yard', 'owner', 'Owners shall keep their lawns mowed and free of weeds.'],
  ['maintenance.yard', 'association', 'Lawn care of the front yards is provided by the Association.'],
  ['maintenance.roads', 'association', 'The Association shall maintain, repair and plow the private roads.'],
  ['maintenance.roads', 'public', 'All streets are public and are kept up by the County.'],
  ['maintenance.fences', 'owner', 'An Owner must keep the fence on his Lot in good repair.'],
  [
    'insurance.owner_must_carry',
    true,
    'It is each owner’s duty to insure the contents and interior of the unit.',
  ],
  ['insurance.owner_must_carry', true, 'Homeowners must maintain property insurance on their homes.'],
  ['insurance.deductible', { amount: 5000 }, 'The association’s policy has a $5,000 deductible.'],
  ['insurance.deductible', { amount: 50000 }, 'Our insurance deductible went from $25,000 to $50,000.'],
  [
    'architecture.approval_required',
    true,
    'Plans for any building, fence or other structure must first be submitted to and approved by the Committee.',
  ],
  [
    'architecture.review_days',
    30,
    'The Committee’s approval or disapproval shall be given in writing within thirty (30) days.',
  ],
  [
    'architecture.no_answer_means',
    'approved',
    'If the Committee fails to act within 30 days, the plans shall be deemed approved.',
  ],
  ['exterior.fences', 'restricted', 'No fence shall exceed four feet in height in front of the dwelling.'],
  ['exterior.satellite_dishes', 'restricted', 'Satellite dishes must be screened from the street.'],
  ['exterior.signs', 'restricted', 'No signs except one for sale sign shall be placed on a Lot.'],
  ['exterior.outbuildings', 'restricted', 'Any outbuilding must match the house in design and color.'],
  ['exterior.clotheslines', 'prohibited', 'No clothesline shall be permitted.'],
  [
    'exterior.minimum_home_size_sqft',
    1400,
    'The total finished floor area of the main house shall not be less than 1,400 square feet.',
  ],
  [
    'maintenance.roof',
    'association',
    'The Association shall provide maintenance of roofs, gutters and exterior building surfaces.',
  ],
  ['maintenance.yard', 'owner', 'Each Owner shall at all times maintain the landscaping of the Lot.'],
  [
    'maintenance.roads',
    'association',
    'The Association is responsible for snow removal and repair of private roads.',
  ],
  ['insurance.owner_must_carry', true, 'Each Owner shall obtain homeowner’s insurance on the Dwelling.'],
];

describe('the outside of a home, in plain words', () => {
  it.each(wordings)('%s %j: %s', (fact, value, text) => {
    const found = wordingIn(fact, text);
    if (typeof value === 'object') expect(found).toMatchObject(value ?? {});
    else expect(found).toEqual(value);
  });
});
