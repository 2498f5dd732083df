import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';

/** One fact in many wordings: as forms of several states put it, and as people write who use no form. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  ['pets.allowed', 'restricted', 'No more than two (2) household pets may be kept on a Lot.'],
  [
    'pets.allowed',
    'restricted',
    'Dogs, cats and other usual household pets may be kept by a resident so long as they are not bred for sale.',
  ],
  ['pets.allowed', 'no', 'Pets are not allowed in the Condominium.'],
  ['pets.allowed', 'restricted', 'An Owner may keep pets in the Unit with the consent of the Board.'],
  [
    'pets.allowed',
    'restricted',
    'Only two (2) domestic pets and only one (1) dog shall be allowed in the Condominium.',
  ],
  [
    'pets.allowed',
    'restricted',
    'Except for usual and ordinary household pets, animals of any kind are forbidden on the Property.',
  ],
  ['pets.max_count', 2, 'No more than two (2) household pets may be kept on a Lot.'],
  ['pets.max_count', 3, 'The total number of dogs and cats in a home shall not exceed three.'],
  ['pets.max_count', 2, 'Each Unit is limited to two pets.'],
  ['pets.max_count', 4, 'A maximum of four (4) pets per household is permitted.'],
  ['pets.max_count', 2, 'Owners are permitted to keep up to two domestic animals in their Unit.'],
  ['pets.max_count', 1, 'Not more than one dog or cat shall be permitted in any apartment.'],
  ['pets.max_weight_lb', 60, 'No dog may weigh more than sixty (60) pounds.'],
  ['pets.max_weight_lb', 25, 'Pets weighing over twenty-five (25) lbs. at maturity are prohibited.'],
  ['pets.max_weight_lb', 40, 'The adult weight of a dog shall not be greater than 40 pounds.'],
  [
    'pets.breed_restrictions',
    true,
    'Pit bulls, Rottweilers and Doberman Pinschers may not be kept in the community.',
  ],
  [
    'pets.breed_restrictions',
    true,
    'No breed of dog that the insurer of the Association classes as dangerous is allowed, including American Staffordshire terriers.',
  ],
  ['pets.leash_required', true, "Dogs must be on a leash whenever they are off their Owner's Lot."],
  [
    'pets.leash_required',
    true,
    'No animal shall be allowed to run at large; every animal outside of a Unit must be carried or leashed.',
  ],
  [
    'pets.leash_required',
    true,
    'When outdoors, pets shall be under the control of a responsible person by means of a leash.',
  ],
  [
    'pets.leash_required',
    true,
    'Whenever a pet is on the Common Elements it shall be held on a leash not longer than six feet.',
  ],
  [
    'rental.allowed',
    'restricted',
    'A Lot may be leased only as a whole, by a written lease with an initial term of at least six (6) months.',
  ],
  ['rental.allowed', 'no', 'Units may not be rented. Every Unit must be occupied by its Owner.'],
  ['rental.allowed', 'yes', 'Owners are free to lease their homes.'],
  ['rental.allowed', 'yes', 'Any Owner shall have the right to lease his Lot to any person.'],
  ['rental.allowed', 'no', 'The leasing of Homes is not permitted in the Community.'],
  [
    'rental.minimum_term',
    { days: 180 },
    'A Lot may be leased only as a whole, by a written lease with an initial term of at least six (6) months.',
  ],
  [
    'rental.minimum_term',
    { days: 360 },
    'All leases must be in writing and must have a term of twelve (12) months or longer.',
  ],
  [
    'rental.minimum_term',
    { days: 30 },
    'Renting for periods of fewer than thirty (30) consecutive days is forbidden.',
  ],
  ['rental.minimum_term', { days: 210 }, 'No lease may be entered into for less than seven (7) months.'],
  ['rental.minimum_term', { days: 365 }, 'Leases of Units shall be for a minimum of one year.'],
  [
    'rental.minimum_term',
    { days: 90 },
    'An owner may rent the dwelling for ninety (90) days or more, but not for a shorter time.',
  ],
  [
    'rental.cap',
    { value: 20, unit: 'percent' },
    'No more than twenty percent (20%) of the Lots may be leased at any time.',
  ],
  [
    'rental.cap',
    { value: 25, unit: 'percent' },
    'Once twenty-five percent (25%) of the Units are occupied by tenants, no further Unit may be leased.',
  ],
  ['rental.cap', { value: 12, unit: 'homes' }, 'At present 12 of 48 units may be rented, and all are taken.'],
  ['rental.cap', undefined, 'At present 12 of 48 units are rented.'],
  ['rental.cap', { value: 10, unit: 'homes' }, 'At no time shall more than ten (10) Units be rented.'],
  [
    'rental.cap',
    { value: 15, unit: 'percent' },
    'Leasing is limited to fifteen percent (15%) of the homes in the Community.',
  ],
  [
    'rental.short_term_prohibited',
    true,
    'Short-term rentals of less than thirty (30) days, including rentals through an online platform, are prohibited.',
  ],
  [
    'rental.short_term_prohibited',
    true,
    'Lots shall not be used for vacation rentals, Airbnb or similar lodging.',
  ],
  ['rental.short_term_prohibited', true, 'No Unit shall be used as a hotel or for other transient lodging.'],
  [
    'rental.owner_occupancy_first',
    { days: 365 },
    'A new Owner may not lease the Lot during the first year after taking title.',
  ],
  [
    'rental.owner_occupancy_first',
    { days: 730 },
    'No Owner may lease a Unit until he or she has owned it for two years or more.',
  ],
  ['rental.approval_required', true, 'A lease is not valid until the Board has approved it in writing.'],
  [
    'rental.approval_required',
    true,
    'The prior written approval of the Association is required for every lease of a Unit.',
  ],
  [
    'rental.approval_required',
    true,
    'Owners who rent their homes must register each tenant with the manager.',
  ],
  [
    'occupancy.age_restricted',
    true,
    'At least one occupant of each Home must be fifty-five (55) years of age or older.',
  ],
  [
    'occupancy.age_restricted',
    true,
    'The Community is intended for persons aged 55 and over, as the Housing for Older Persons Act allows.',
  ],
  ['occupancy.residential_only', true, 'Lots shall be used for single-family homes only.'],
  ['occupancy.residential_only', true, 'No Lot shall be used for any purpose except residential purposes.'],
  [
    'occupancy.residential_only',
    true,
    'Each Unit shall be occupied as a single family residence and for no other purpose.',
  ],
  ['occupancy.residential_only', true, 'The use of the Homes is restricted to residential use.'],
  [
    'occupancy.residential_only',
    true,
    'The Properties shall be used solely for residential and related purposes.',
  ],
  [
    'use.home_business',
    'restricted',
    'An Owner may work from home as long as no customers come to the Lot and no employees work there.',
  ],
  [
    'use.home_business',
    'restricted',
    'No trade or business may be conducted in any Unit, except that an Owner may conduct business activities within the Unit so long as the activity is not apparent from outside.',
  ],
  [
    'use.home_business',
    'prohibited',
    'No business, trade or profession of any kind shall be carried on upon any Lot.',
  ],
  ['use.home_business', 'restricted', 'Home offices that draw no visitors are permitted.'],
  ['use.home_business', 'prohibited', 'No part of the Property may be used for any commercial purpose.'],
  ['use.smoking', 'restricted', 'Smoking is forbidden in the hallways and all other Common Elements.'],
  [
    'use.smoking',
    'prohibited',
    'Smoking is prohibited everywhere in the building, including inside the Units and on balconies.',
  ],
  ['use.quiet_hours', '22:00-07:00', 'Quiet hours are from 10:00 p.m. to 7:00 a.m.'],
  ['use.quiet_hours', '23:00-08:00', 'No loud music may be played between 11 p.m. and 8 a.m.'],
  ['use.quiet_hours', '22:00-08:00', 'Residents shall keep noise down after 10:00 PM and before 8:00 AM.'],
  [
    'vehicles.rv_boat_trailer',
    'restricted',
    'Recreational vehicles, boats, trailers and vehicles with more than two axles may not be parked on a Lot where they can be seen from the street for more than forty-eight (48) hours in any week.',
  ],
  [
    'vehicles.rv_boat_trailer',
    'prohibited',
    'No boat, camper, motor home or trailer shall be parked or stored anywhere in the Community.',
  ],
  [
    'vehicles.rv_boat_trailer',
    'restricted',
    'Boats and trailers must be kept inside a garage or behind a fence.',
  ],
  [
    'vehicles.rv_boat_trailer',
    'restricted',
    'Motor homes may stand in a driveway for up to 24 hours for loading.',
  ],
  ['vehicles.commercial', 'restricted', 'Commercial vehicles may be parked only in an enclosed garage.'],
  [
    'vehicles.commercial',
    'restricted',
    'Vehicles that bear commercial lettering are not permitted to be parked overnight in the Community.',
  ],
  ['vehicles.commercial', 'prohibited', 'No commercial vehicle shall be parked on any Lot or street.'],
  ['vehicles.street_parking', 'restricted', 'Overnight parking on the street is prohibited.'],
  ['vehicles.street_parking', 'prohibited', 'No vehicle shall be parked on any street in the Subdivision.'],
  [
    'vehicles.street_parking',
    'restricted',
    'Residents shall park in their garages and driveways, and only guests may park on the street.',
  ],
  ['vehicles.street_parking', 'restricted', 'On-street parking is allowed on the north side only.'],
  [
    'vehicles.guest_parking_limit',
    { days: 3 },
    'Guests may use a visitor space for no more than seventy-two (72) hours.',
  ],
  [
    'vehicles.guest_parking_limit',
    { days: 2 },
    'Guest parking will be limited to 48 hours per visit unless advance permission has been granted by the Board.',
  ],
  [
    'vehicles.guest_parking_limit',
    { days: 7 },
    "A visitor's car may not remain in the community for more than seven consecutive days.",
  ],
  ['vehicles.guest_parking_limit', { days: 1 }, 'Visitor parking: 24 hour limit.'],
  [
    'architecture.approval_required',
    true,
    'No building, fence, wall, deck, antenna or other structure may be built, and no change to the outside of a home may be made, including its paint colors and roof, until the Architectural Review Committee has approved the plans in writing.',
  ],
  [
    'architecture.approval_required',
    true,
    'Any Owner who wishes to change the exterior of the home must first apply to the Committee and get its approval.',
  ],
  [
    'architecture.approval_required',
    true,
    'Exterior changes require the prior written approval of the Board.',
  ],
  [
    'architecture.approval_required',
    true,
    'Nothing shall be erected, placed or posted on the exterior of a Lot without the consent of the Modifications Committee.',
  ],
  [
    'architecture.approval_required',
    true,
    'No Owner shall paint the outside of the Unit or alter its exterior appearance without the prior written consent of the Board.',
  ],
  [
    'architecture.approval_required',
    true,
    'No awnings, shades or other item shall be attached to or hung on the exterior of any building without the prior written consent of the Board.',
  ],
  [
    'architecture.review_days',
    { days: 30 },
    'The Committee shall decide within thirty (30) days after it has received a complete application. If the Committee does not decide within that time, the application is deemed approved.',
  ],
  [
    'architecture.no_answer_means',
    'approved',
    'The Committee shall decide within thirty (30) days after it has received a complete application. If the Committee does not decide within that time, the application is deemed approved.',
  ],
  [
    'architecture.review_days',
    { days: 45 },
    'In the event the Committee fails to approve or disapprove plans within forty-five (45) days after they have been submitted, approval will not be required.',
  ],
  [
    'architecture.no_answer_means',
    'approved',
    'In the event the Committee fails to approve or disapprove plans within forty-five (45) days after they have been submitted, approval will not be required.',
  ],
  [
    'architecture.no_answer_means',
    'denied',
    'If no decision is made within sixty days, the request shall be deemed denied.',
  ],
  [
    'architecture.review_days',
    { days: 60 },
    'If no decision is made within sixty days of a complete request for an exterior change, the request shall be deemed denied.',
  ],
  [
    'architecture.review_days',
    { days: 30 },
    'The ARC has thirty (30) days from receipt of all required materials to render its decision.',
  ],
  [
    'architecture.review_days',
    { days: 14 },
    'Requests for changes are answered within fourteen days of the day the Board gets them.',
  ],
  [
    'architecture.no_answer_means',
    'approved',
    'Plans not acted on within 30 days are approved automatically.',
  ],
  [
    'architecture.no_answer_means',
    'denied',
    'The failure of the Reviewer to respond within such period shall not be an approval; the application is then deemed to have been disapproved.',
  ],
  [
    'exterior.fences',
    'restricted',
    'Fences may be no higher than six (6) feet, must be made of cedar, and may not stand in front of the home. Chain-link fences are prohibited.',
  ],
  ['exterior.fences', 'prohibited', 'No fences shall be permitted on any Lot.'],
  [
    'exterior.satellite_dishes',
    'restricted',
    'A dish of one meter or less may be mounted where it cannot be seen from the street.',
  ],
  [
    'exterior.satellite_dishes',
    'prohibited',
    'No exterior antennas or satellite dishes of any kind are permitted.',
  ],
  [
    'exterior.solar',
    'restricted',
    'Solar panels may be installed on the rear roof with the approval of the Committee.',
  ],
  [
    'exterior.solar',
    'restricted',
    'Solar energy devices are subject to reasonable rules of the Association as to their placement.',
  ],
  [
    'exterior.signs',
    'restricted',
    'No sign may be displayed on a Lot except one (1) sign of not more than six (6) square feet that advertises the Lot for sale.',
  ],
  ['exterior.signs', 'prohibited', 'No signs of any kind shall be displayed on any Lot.'],
  ['exterior.outbuildings', 'prohibited', 'Storage sheds and other outbuildings are not allowed.'],
  [
    'exterior.outbuildings',
    'restricted',
    'One storage shed of up to 120 square feet may stand in the rear yard if the Committee approves it.',
  ],
  [
    'exterior.clotheslines',
    'prohibited',
    'Outside clothes lines or other outside facilities for drying or airing clothes are specifically prohibited and shall not be erected, placed or maintained on any portion of the Condominium.',
  ],
  ['exterior.clotheslines', 'prohibited', 'No laundry shall be hung outside of any Home.'],
  ['exterior.clotheslines', 'restricted', 'Clotheslines must be screened from the view of neighbors.'],
  [
    'exterior.flags',
    'restricted',
    'An Owner may fly one flag of the United States of up to four by six feet.',
  ],
  [
    'exterior.flags',
    'allowed',
    'Nothing in these rules prevents an Owner from flying the flag of the United States.',
  ],
  [
    'exterior.minimum_home_size_sqft',
    1800,
    'Each residence shall contain at least 1,800 square feet of heated living area.',
  ],
  [
    'exterior.minimum_home_size_sqft',
    1200,
    'No dwelling shall be built with a floor area of less than twelve hundred (1,200) square feet, exclusive of porches and garages.',
  ],
  [
    'maintenance.roof',
    'association',
    'The Association shall maintain, repair and replace the roofs and the exterior surfaces of the Townhomes.',
  ],
  [
    'maintenance.exterior_walls',
    'association',
    'The Association shall maintain, repair and replace the roofs and the exterior surfaces of the Townhomes.',
  ],
  [
    'maintenance.roof',
    'owner',
    "Each Owner shall maintain the home, the driveway, the landscaping and the sidewalk in front of the Lot at the Owner's own cost.",
  ],
  [
    'maintenance.exterior_walls',
    'owner',
    "Each Owner shall maintain the home, the driveway, the landscaping and the sidewalk in front of the Lot at the Owner's own cost.",
  ],
  [
    'maintenance.yard',
    'owner',
    "Each Owner shall maintain the home, the driveway, the landscaping and the sidewalk in front of the Lot at the Owner's own cost.",
  ],
  [
    'maintenance.roof',
    'owner',
    'All maintenance of the Dwelling, its roof included, is the responsibility of the Owner.',
  ],
  ['maintenance.yard', 'association', 'The Association shall mow and edge the lawns on all Lots.'],
  ['maintenance.yard', 'owner', 'Owners are responsible for mowing and watering their own yards.'],
  ['maintenance.roads', 'association', 'The Association shall maintain the private streets.'],
  [
    'maintenance.roads',
    'public',
    'The streets are dedicated to the public and are maintained by the County.',
  ],
  [
    'maintenance.fences',
    'shared',
    'The cost of repairing a fence on the line between two Lots is shared equally by their Owners.',
  ],
  ['maintenance.fences', 'owner', 'Each Owner shall keep the fences on the Lot in good repair.'],
  [
    'exterior.minimum_home_size_sqft',
    1400,
    'Dwellings upon any single family Lot shall contain not less than a minimum of one thousand four hundred (1,400) square feet of heated floor area.',
  ],
  [
    'maintenance.roof',
    'association',
    'The Association shall keep in good repair the Area of Common Responsibility, which shall be deemed to include the following:\n\n(a) maintenance of all private roads and sidewalks; and\n\n(b) maintenance and repair of all roof surfaces and siding of the Townhomes.',
  ],
  [
    'maintenance.roads',
    'association',
    'The Association shall keep in good repair the Area of Common Responsibility, which shall be deemed to include the following:\n\n(a) maintenance of all private roads and sidewalks; and\n\n(b) maintenance and repair of all roof surfaces and siding of the Townhomes.',
  ],
  [
    'maintenance.fences',
    'owner',
    'Each Owner of a Lot shall be responsible for the maintenance, repair or replacement of the following items located on his Lot: patios; decks; fences; and changes approved by the Declarant; provided, however, that their look is subject to the control of the Declarant.',
  ],
  [
    'occupancy.age_restricted',
    null,
    'Lawful restrictions on the age of occupants in housing for older persons shall not be construed as restrictions based on familial status.',
  ],
  [
    'maintenance.roof',
    'association',
    '"Common Elements" means all of the Condominium except the Units, including the land, the roofs and the exterior walls of the buildings.\n\nThe Association shall maintain, repair and replace the Common Elements.',
  ],
  [
    'maintenance.exterior_walls',
    'association',
    '"Common Elements" means all of the Condominium except the Units, including the land, the roofs and the exterior walls of the buildings.\n\nThe repair of the Common Elements is the responsibility of the Association.',
  ],
  [
    'maintenance.roof',
    null,
    '"Common Area" means the park and the pool.\n\nThe Association shall maintain the Common Area. The roof of the clubhouse was repaired in May.',
  ],
  [
    'rental.minimum_term',
    { days: 180 },
    'A Lot may be leased only by a lease with an initial term of at least six (6) months. Short-term rentals of less than thirty (30) days are prohibited.',
  ],
  [
    'vehicles.rv_boat_trailer',
    null,
    'If you are not able to reset the shore power, stop and have your boat looked at.',
  ],
  [
    'exterior.clotheslines',
    null,
    'Clotheslines shall not be placed on any Lot unl••• they are out of sight.',
  ],
];

describe('wordings of what an owner may do', () => {
  it.each(wordings)('%s is %o: %s', (fact, value, text) => {
    const type = /^(?:board|meeting|quorum|voting)/.test(fact) ? 'bylaws' : 'cc_and_r';
    const found = factsIn(text, allRules, type)[fact];
    const near = typeof value === 'number' ? expect.closeTo(value, 1) : value;
    if (value === null) expect(found).toBeUndefined();
    else if (typeof value === 'object') {
      expect(Array.isArray(value) && !Array.isArray(found) ? [found] : found).toMatchObject(value);
    } else expect(found).toEqual(near);
  });
});
