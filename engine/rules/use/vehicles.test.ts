import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { shows } from '../../testing/told-of.ts';
import { vehicles } from './vehicles.ts';

const rv = (value: string) => ({ 'vehicles.rv_boat_trailer': value });
const both = (value: string) => ({ ...rv(value), 'vehicles.commercial': value });
const commercial = (value: string) => ({ 'vehicles.commercial': value });

describe('vehicles', () => {
  it.each([
    [
      'No boat, trailer, camper or recreational vehicle shall be parked or stored on any Lot.',
      rv('prohibited'),
    ],
    ['Boats, motor homes and trailers of any kind shall not be stored within the Project.', rv('prohibited')],
    ['RVs are not permitted.', rv('prohibited')],
    ['The pond: no fishing, swimming or boats.', {}],
    ['RVs shall not be parked on the streets of the community.', rv('restricted')],
    ['RVs shall not be parked on the streets or on any lot.', rv('prohibited')],
    ['RVs shall not be parked in the community or on its streets.', rv('prohibited')],
    ['Campers may not stand in parking spaces.', rv('restricted')],
    ['May I leave my camper on the street? No.', rv('restricted')],
    ['May I keep a camper? No.', rv('prohibited')],
    ['Work trucks: prohibited in guest parking.', commercial('restricted')],
    ['Commercial vehicles are prohibited on roads within the subdivision.', commercial('restricted')],
    ['Commercial vehicles are prohibited within the subdivision.', commercial('prohibited')],
    ['No boats, campers or trailers except for a day of loading.', rv('restricted')],
    ['No boats, campers or trailers.', rv('prohibited')],
    ['No boat or trailer shall be kept on any Lot unless it is stored in a garage.', rv('restricted')],
    ['Trailers and boats must be screened from view of the street.', rv('restricted')],
    ['Recreational vehicles may be parked in a driveway for up to 48 hours for loading.', rv('restricted')],
    [
      'No recreational vehicle shall be parked on any street for more than twenty-four (24) hours.',
      rv('restricted'),
    ],
    [
      'The following shall be kept in a closed garage: boats, campers and utility trailers.',
      rv('restricted'),
    ],
    ['No Owner shall:\n(a) park any camper or boat on a Lot other than in a garage.', rv('restricted')],
    ['Boats may be stored on a Lot.', rv('allowed')],
    ['RVs may be brought to the homes only to load them.', rv('restricted')],
    [
      'The following activities (1 a - h) are PROHIBITED:\na. Fireworks.\nb. Maintaining a boat, RV or trailer on the lot.',
      rv('prohibited'),
    ],
    ['The club has a yard where members can store campers and boats.', rv('restricted')],
    ['No commercial vehicle, boat or trailer shall be parked on any Lot.', both('prohibited')],
    ['No commercial vehicles shall be parked on any Lot, except for deliveries.', commercial('restricted')],
    ['Commercial vehicles may not be parked overnight.', commercial('restricted')],
    ['Large commercial vehicles shall not be parked on any Lot.', commercial('restricted')],
    [
      'The following shall not be allowed:\n1. Junked cars. Commercial vehicles of any kind.\n2. Kites.',
      commercial('prohibited'),
    ],
    ['Trucks over one (1) ton are prohibited.', commercial('restricted')],
    ['No vehicle with commercial lettering shall be parked in any driveway.', commercial('prohibited')],
    [
      'No vehicles used in connection with a trade or business shall be kept outside of a garage.',
      commercial('restricted'),
    ],
    [
      'Vehicles used primarily for commercial purposes are prohibited except in garages.',
      commercial('restricted'),
    ],
  ])('%s', (text, expected) => {
    expect(factsIn(text, vehicles)).toEqual(expected);
  });

  it.each([
    ['No trailer, tent or shack shall be used as a residence.'],
    ['No trailers, shacks, tents or tool sheds of any kind shall be erected or situated on any Lot.'],
    ['No temporary structures, trailers, tents or other out-buildings shall be permitted upon any Lot.'],
    ['Pavers beside the RV driveway must be approved by the Committee before they are installed.'],
    ['Boats may be stored in this area if approved by the Manager.'],
    [
      'The garages are to be used primarily for passenger vehicles and trucks not to exceed one ton in weight and shall not be converted to work shops.',
    ],
    ['Temporary on-street parking is permitted for construction or service vehicles.'],
    ['The Declarant may keep construction trailers on any Lot.'],
    ['No boat with a motor shall be operated on the lake.'],
    ['Only boats of two seats are allowed for skiing.'],
    ['Pontoon boats:\n\nMaximum length of 20 feet.'],
    ['Boat houses are prohibited.'],
    ['A car shall not be parked so that a hitch or trailer blocks the walk.'],
    ['The Association may own trucks and equipment.'],
    ['No pets may be kept for any commercial purpose.'],
    ['The Owner of a boat slip shall pay a moorage fee.'],
    ['"Recreational vehicle" means a vehicle made for travel.'],
    ['Garbage trucks come on Mondays.'],
  ])('finds nothing in: %s', (text) => {
    expect(factsIn(text, vehicles)).toEqual({});
  });
});

describe('vehicles that a word stands for', () => {
  const told = (text: string) =>
    shows('vehicles.rv_boat_trailer', `Elm Court HOA Parking Rules\n\n${text}`, 'rules');
  it('may not be kept as others are where the word is prohibited vehicles', () => {
    const list = '(a) recreational vehicles and boats, (b) vehicles with more than two axles.';
    expect(told(`The following vehicles are "Prohibited Vehicles": ${list}`)).toMatch(/^there are rules/);
    expect(told(`The following vehicles are "Authorized Vehicles": ${list}`)).toBeUndefined();
  });

  it('are no skis on a balcony', () => {
    expect(
      told('Bikes, skis and other recreational equipment shall not be stored on balconies.'),
    ).toBeUndefined();
    expect(told('Boats and other recreational equipment shall not be stored on lots.')).toBeDefined();
  });
});
