import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { valueIn } from '../../testing/told-of.ts';
import { parking } from './parking.ts';

const street = (value: string) => ({ 'vehicles.street_parking': value });
const guests = (days: number) => ({ 'vehicles.guest_parking_limit': { days } });

describe('parking', () => {
  it.each([
    ['No vehicle shall be parked on any street.', street('prohibited')],
    ['Parking on the streets is prohibited.', street('prohibited')],
    ['No boats, and no motor vehicles of any kind, shall be parked on any street.', street('prohibited')],
    ['Owners shall not park their vehicles on the private roads of the Community.', street('prohibited')],
    ['On-street parking is not permitted.', street('prohibited')],
    ['No overnight parking of vehicles is allowed on the streets.', street('restricted')],
    ['No truck over one ton shall be parked on the street overnight.', {}],
    ['Visitors: 48 hours max in marked visitor stalls.', guests(2)],
    ['Visitors: 48 hours max in the cabin.', {}],
    ['There is no guest parking on the grounds.', guests(0)],
    ['We have no visitor parking.', guests(0)],
    ['There is no guest parking at the pool.', {}],
    ['There is no guest parking permit.', {}],
    ['Parking. A visitor who stays for more than 5 days needs a permit from the office.', guests(5)],
    ['Pool. A visitor who stays for more than 5 days needs a permit from the office.', {}],
    [
      'No vehicle shall be parked on any street except in the areas marked by the Board.',
      street('restricted'),
    ],
    ['Overnight parking on the street is prohibited.', street('restricted')],
    ['Overnight parking anywhere other than a paved driveway is prohibited.', street('restricted')],
    ['Parking trailers other than in the storage lot is prohibited.', {}],
    ['No automobile shall be habitually parked on any street.', street('restricted')],
    [
      'There shall be no regular parking on the streets if a resident’s cars fit the driveway.',
      street('restricted'),
    ],
    ['Please do not park on the pump house service road.', street('restricted')],
    ['There shall be no parking on the streets when there is snow.', street('restricted')],
    ['Vehicles may be parked on the street for no longer than 24 hours.', street('restricted')],
    ['Parking is allowed on one side of the street only.', street('restricted')],
    ['Street parking is permitted.', street('allowed')],
    ['Guest vehicles may not be parked for more than 72 hours in any week.', guests(3)],
    ['Visitor parking is limited to 48 hours.', guests(2)],
    ['Guest parking spaces may be used for up to three (3) consecutive days.', guests(3)],
    ['Guest parking will be limited to twenty-four (24) hours per visit.', guests(1)],
    ['A visitor may park in a guest space for a maximum of two weeks.', guests(14)],
  ])('%s', (text, expected) => {
    expect(factsIn(text, parking)).toEqual(expected);
  });

  it.each([
    ['No boat or trailer shall be parked on any street.'],
    ['No boats, trailers, inoperative vehicles of any kind or similar items shall be parked on any street.'],
    ['No inoperable vehicle shall be parked or repaired on any street.'],
    ['Contractors shall not park on the street.'],
    ['Buses stay in the barn. No such vehicle shall be parked overnight on any street of the Community.'],
    [
      'No motor vehicles, inoperative for want of parts, shall be parked in the street for more than two days.',
    ],
    ['Guests may stay no more than 14 days.'],
    ['Guests of an Owner may use the pool for up to three days a week.'],
    ['Parking spaces shall be assigned by the Board.'],
    ['Children shall not play in the street or the parking area.'],
    ['The parking lot adjoins the road.'],
    ['RVs may be parked on the street for up to 24 hours.'],
    ['Guests must be announced at the gate.'],
  ])('finds nothing in: %s', (text) => {
    expect(factsIn(text, parking)).toEqual({});
  });
});

it('cars that are to be parked off the streets are restricted there', () => {
  const told = (text: string) =>
    valueIn('vehicles.street_parking', `Elm Court HOA Rules\n\n${text}`, 'rules');
  expect(told('Automobiles shall be parked off streets and roads and must be garaged overnight.')).toBe(
    'restricted',
  );
  expect(told('Automobiles shall be parked off lawns.')).toBeUndefined();
});
