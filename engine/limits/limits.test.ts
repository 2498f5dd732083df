import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { allLimits } from './all-limits.ts';
import { limitsIn } from './limit.ts';

const limits = (fact: string, text: string) => limitsIn(allLimits[fact] ?? [], docOf(text).sentences);

const told: readonly (readonly [fact: string, says: string, text: string])[] = [
  // Working from home
  ...['employees', 'outside workers', 'other staff'].map(
    (whom) =>
      [
        'use.home_business',
        'without employees',
        `An Owner may work from home with no ${whom} on the Lot.`,
      ] as const,
  ),
  [
    'use.home_business',
    '',
    'An Owner may work from home, and the staff of the Association may not forbid it.',
  ],
  // Vehicles
  [
    'vehicles.rv_boat_trailer',
    '',
    'No boat shall be kept on a lot forward of the rear wall of the house unless inside the garage.',
  ],
  ['vehicles.rv_boat_trailer', 'in a garage', 'No boat shall be kept on a lot unless inside the garage.'],
  // Fences
  ['exterior.fences', '', 'Fences in the rear yard must be of the type that the builder used.'],
  ['exterior.fences', 'behind the house', 'No fence shall be built except in the rear yard.'],
  [
    'exterior.flags',
    '',
    'Political signs and flags are allowed as law provides, one for-sale sign of six square feet.',
  ],
  [
    'exterior.fences',
    'with approval',
    'No fence shall be built without the written consent of the Committee.',
  ],
  [
    'exterior.fences',
    '',
    'Fences exceeding four (4) feet in height must be submitted to the Committee for approval.',
  ],
  [
    'exterior.fences',
    'up to 4 feet high and with approval',
    'No fence shall exceed four (4) feet in height, and all must be submitted to the Committee for approval.',
  ],
  ['exterior.fences', '', 'Picket fences are allowed; solid fences are not approved.'],
  ['exterior.fences', 'with approval', 'Fences that are not approved must go.'],
  ['exterior.fences', 'up to 5 feet high', 'Fences may be no higher than five (5) feet.'],
  ['exterior.fences', 'up to 48 inches high', 'No fence over 48 inches high is permitted.'],
  ['exterior.fences', '', 'No fence over six feet in height may be erected without approval of the Board.'],
  [
    'exterior.satellite_dishes',
    'with approval',
    'All satellite dishes visible from any street must be submitted for approval.',
  ],
  ['exterior.satellite_dishes', 'out of sight', 'No satellite dish may be visible from any street.'],
  [
    'exterior.flags',
    '',
    'A maximum of one 3 foot by 5 foot flag, on a pole no more than six feet long, may be affixed to the front of a home without committee approval.',
  ],
  [
    'exterior.flags',
    'up to 3 by 5 feet',
    'A maximum of one 3 foot by 5 foot flag may be affixed to the front of a home.',
  ],
  [
    'exterior.fences',
    'with approval and up to 6 feet high',
    'Fences must be approved by the Board and may not exceed 6 feet in height.',
  ],
  [
    'exterior.fences',
    'behind the front of the house',
    'No fence may stand nearer to the street than the front wall of the dwelling.',
  ],
  [
    'exterior.fences',
    'behind the setback line',
    'No fence shall extend nearer to any street than the building setback line.',
  ],
  [
    'exterior.fences',
    'behind the house',
    'No fence may stand nearer to the street than the rear house line.',
  ],
  [
    'exterior.fences',
    '',
    'Fences are prohibited in front yards, except picket fences less than 3 feet tall.',
  ],
  ['exterior.fences', '', 'No fence shall extend beyond the rear building line.'],
  ['exterior.fences', 'of approved material', 'All fences shall be of a material approved by the Committee.'],
  ['exterior.fences', '', 'All fences shall be painted white.'],
  ['exterior.fences', '', 'Fences of wire will not be approved by the Committee.'],
  // Joined under a 'no', an 'or' asks for both.
  ['exterior.fences', '', 'No fence shall be more than 4 feet high or be placed in front of the house.'],
  [
    'exterior.fences',
    'with approval and behind the house',
    'Fences must be approved by the Board and placed in the rear yard.',
  ],
  [
    'exterior.fences',
    '',
    'Fences over four feet high and all other fences that stand in the rear yard are to be painted white.',
  ],
  [
    'exterior.clotheslines',
    'behind the house or out of sight',
    'Clotheslines must stand in the rear yard or be screened from the street.',
  ],
  [
    'exterior.clotheslines',
    '',
    'Clotheslines must stand in the rear yard, and owners of the homes at the corners of two streets or beside a park or pond, whose yards may be seen from it, shall keep them screened from the street.',
  ],
  // What is put up outside
  [
    'exterior.satellite_dishes',
    'up to 1 meter across',
    'Dishes larger than one meter in diameter are prohibited.',
  ],
  [
    'exterior.satellite_dishes',
    'up to 24 inches across and with approval',
    'No dish may exceed 24 inches, and every dish needs the approval of the Board.',
  ],
  [
    'vehicles.rv_boat_trailer',
    '',
    'A boat shall be stored so as to minimize the visual impact, e.g. shielded by shrubbery.',
  ],
  ['exterior.satellite_dishes', 'out of sight', 'Dishes over 30 inches must be screened from the road.'],
  ['exterior.satellite_dishes', 'out of sight', 'No antenna that is visible from the street may be put up.'],
  [
    'exterior.satellite_dishes',
    '',
    'No antenna may rise more than eight feet above the roof without the consent of the Board.',
  ],
  ['exterior.satellite_dishes', '', 'No approval is required for a dish on a balcony.'],
  [
    'exterior.solar',
    'out of sight and with approval',
    'Solar panels shall be screened from the street and approved by the Committee.',
  ],
  [
    'exterior.outbuildings',
    'up to 120 square feet',
    'One shed of not more than 120 square feet is allowed on a Lot.',
  ],
  [
    'exterior.outbuildings',
    'in the style of the house',
    'A shed shall match the house in color and materials.',
  ],
  ['exterior.outbuildings', 'behind the house', 'Sheds are allowed in the rear yard only.'],
  ['exterior.clotheslines', 'out of sight', 'Clotheslines shall be concealed from neighboring lots.'],
  ['exterior.flags', 'up to 3 by 5 feet', "A flag may be no larger than 3' x 5'."],
  [
    'exterior.signs',
    'within limits, such as a for-sale sign',
    'No signs except one sign advertising the home for sale.',
  ],
  [
    'exterior.signs',
    'within limits, such as a for-sale or for-rent sign of up to 5 square feet',
    'No sign is permitted other than a name plate of one square foot and a sign of not more than five square feet offering the Lot for sale or rent.',
  ],
  ['exterior.signs', 'with approval', 'No sign may be shown without the consent of the Board.'],
  // Vehicles
  [
    'vehicles.rv_boat_trailer',
    'out of sight',
    'No trailer may be parked where it can be seen from the street, but this does not preclude the parking of small campers in garages.',
  ],
  ['vehicles.rv_boat_trailer', 'in a garage', 'Boats and trailers shall be kept inside a closed garage.'],
  [
    'vehicles.rv_boat_trailer',
    '',
    'Boats may be stored with the permission of the Board, provided they are screened from the street.',
  ],
  [
    'vehicles.rv_boat_trailer',
    '',
    'No boat shall be stored without the permission of the Board, unless it is screened from the street.',
  ],
  [
    'vehicles.rv_boat_trailer',
    'in a garage or out of sight',
    'No camper may be kept unless it is housed in a garage or screened from the street.',
  ],
  ['vehicles.rv_boat_trailer', '', 'No boat shall be parked outside a garage for more than 48 hours.'],
  [
    'vehicles.rv_boat_trailer',
    '',
    'No trailer may stand on a Lot for more than 36 hours except within a closed garage or behind the house.',
  ],
  ['vehicles.rv_boat_trailer', '', 'Boats are allowed only within a fenced or screened place or garage.'],
  ['vehicles.rv_boat_trailer', '', 'Boats shall be kept in a garage. Trailers shall be kept behind a fence.'],
  [
    'exterior.fences',
    '',
    'Fences must be approved by the Board and may not exceed 6 feet in height, except behind the house.',
  ],
  [
    'vehicles.rv_boat_trailer',
    'for up to 24 hours to load and unload',
    'An RV may be parked in the drive for up to 24 hours for loading and unloading.',
  ],
  ['vehicles.rv_boat_trailer', '', 'A trailer kept behind a fence must be out of sight of the road.'],
  [
    'vehicles.rv_boat_trailer',
    'in a place set aside for it',
    'Boats may be kept only in the area designated for storage lots.',
  ],
  ['vehicles.rv_boat_trailer', '', 'No boat or disabled car may stay for more than 3 days.'],
  [
    'vehicles.commercial',
    'while work or a delivery is done',
    'Commercial trucks may stop only when making deliveries.',
  ],
  [
    'exterior.fences',
    'behind the house',
    'No fence may be built past the rear wall of the home, so that front and side yard fencing is prohibited.',
  ],
  [
    'exterior.clotheslines',
    'out of sight',
    'Clotheslines are prohibited unless obscured from view by a screen approved by the Board.',
  ],
  ['vehicles.commercial', 'by day, not overnight', 'Overnight parking of commercial trucks is prohibited.'],
  [
    'vehicles.commercial',
    '',
    'Exceptions are as follows: (i) service vehicles may stand in a designated area while they serve a Lot, but not overnight; and (ii) trucks may be parked in a garage.',
  ],
  [
    'vehicles.street_parking',
    '',
    'Parking on streets is prohibited, other than by guests where the driveway and other authorized parking areas are completely full.',
  ],
  [
    'vehicles.commercial',
    '',
    'No commercial vehicle may be parked in the community, with the exception of a small van, which may be parked overnight provided it stands on the driveway and carries no tools that are visible from the street.',
  ],
  [
    'vehicles.commercial',
    'by day, not overnight',
    'No trucks, vans or trailers that bear lettering may be parked overnight.',
  ],
  [
    'vehicles.street_parking',
    'with approval',
    'Cars may be parked overnight with the approval of the Board.',
  ],
  ['vehicles.street_parking', '', 'Cars may be parked on the street from 6:30 p.m. to 7:00 a.m.'],
  [
    'vehicles.street_parking',
    'by day, not from 2 a.m. to 6 a.m.',
    'No car may be parked on the street between 2:00 a.m. and 6:00 a.m.',
  ],
  ['vehicles.street_parking', 'on one side', 'Cars may be parked on one side of the street.'],
  ['vehicles.street_parking', 'as a guest', 'Street parking is for guests only.'],
  ['vehicles.street_parking', '', 'The streets are open from 8:00 a.m. to 6:00 p.m.'],
  // Living
  [
    'pets.allowed',
    'only a reasonable number of household pets such as dogs and cats, and not for business',
    'No animals except a reasonable number of dogs, cats or other household pets, provided they are not kept for any commercial purpose.',
  ],
  ['pets.allowed', 'a pet only with approval', 'No animal may be kept without the permission of the Board.'],
  ['pets.allowed', '', 'Goats and other non-domestic animals are prohibited.'],
  [
    'rental.allowed',
    'under a written lease and as a whole',
    'Every lease shall be in writing and for the entire Unit.',
  ],
  ['rental.allowed', 'with notice to the association', 'An Owner shall give the Board a copy of the lease.'],
  ['rental.allowed', '', 'Hotel use breaks the single-family purposes of these covenants.'],
  [
    'use.home_business',
    'with approval',
    'No business may be run from a home without the consent of the Board.',
  ],
  [
    'use.home_business',
    'without much traffic',
    'Home offices are allowed if they bring no additional traffic.',
  ],
  [
    'use.home_business',
    '',
    'An Owner may work from home as long as no customers come to the Lot, no employees work there and no sign of the business can be seen from outside.',
  ],
  [
    'vehicles.rv_boat_trailer',
    '',
    'Recreational vehicles, boats and trailers may not be parked on a Lot where they can be seen from the street for more than forty-eight (48) hours in any week.',
  ],
  [
    'exterior.fences',
    '',
    'Fences may be no higher than six (6) feet, must be made of cedar, and may not stand in front of the home.',
  ],
  [
    'exterior.signs',
    'within limits, such as a for-sale sign of up to 6 square feet and political signs for 45 days before an election',
    'No sign may be displayed on a Lot except one (1) sign of not more than six (6) square feet that advertises the Lot for sale, and political signs in the forty-five (45) days before an election.',
  ],
  [
    'exterior.signs',
    'within limits, such as a for-sale sign',
    'No sign may be displayed except a For Sale sign, and no political signs are allowed.',
  ],
  [
    'exterior.satellite_dishes',
    '',
    'Committee approval is required before installing any satellite dish exceeding 3 feet across.',
  ],
  [
    'exterior.fences',
    '',
    'Fences in the rear yard may be built without Committee approval if they follow these guidelines.',
  ],
  [
    'vehicles.commercial',
    'in a garage at night',
    'A service vehicle shall be parked in the garage overnight.',
  ],
  [
    'exterior.basketball',
    '',
    'No fixed basketball hoop may be attached to any part of the house in the front or back yards.',
  ],
  [
    'exterior.satellite_dishes',
    '',
    'High antennas must be city approved and installed where they are least visible to the neighbors.',
  ],
  // Two ways, or two bans: neither is told alone
  [
    'vehicles.rv_boat_trailer',
    '',
    'No camper may be kept on a Lot unless it is housed in a garage or unless otherwise permitted.',
  ],
  [
    'exterior.outbuildings',
    '',
    'No shed may be built without the consent of the Board or unless it stands beside the garage of a corner lot.',
  ],
  ['exterior.satellite_dishes', '', 'No exterior antenna or antenna visible from a street is allowed.'],
  ['exterior.satellite_dishes', '', 'No antenna may be visible from the street or mounted on a roof.'],
  [
    'exterior.clotheslines',
    'out of sight',
    'No clothesline may be put up unless it is screened or concealed from the street.',
  ],
  [
    'vehicles.rv_boat_trailer',
    'in a garage',
    'No boat may be parked outside of a garage, or on any part of the Common Area.',
  ],
  ['use.smoking', 'away from shared areas', 'Smoking is prohibited in all common areas.'],
];

describe('the limits of what is restricted', () => {
  it.each(told)('%s: %j', (fact, says, text) => {
    expect(limits(fact, text)).toBe(says);
  });

  it('tells none of those that two sentences name', () => {
    expect(
      limits(
        'exterior.fences',
        'No fence may be built without approval. A fence may be no higher than 6 feet. Approval of a fence is in writing.',
      ),
    ).toBe('');
  });
});
