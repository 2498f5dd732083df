import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

const garage =
  'DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION\n\n(a) Storage. All boats and other recreational vehicles must be stored in a garage. Bicycles are another matter.\n\n';
const rv = (text: string) => says('vehicles.rv_boat_trailer', `${garage}${text}`);

describe('what one section lets and another forbids', () => {
  it.each([
    [
      'No recreational vehicle, boat, camper, tent, shack or detached garage shall be permitted to be kept on the Property.',
    ],
    ['Boats and recreational vehicles are prohibited on the Property.'],
    ['Boats and recreational vehicles shall not be kept on any Lot.'],
  ])('is told with both: %s', (ban) => {
    expect(rv(`(b) Further. ${ban}`)).toBe(
      `You may keep an RV or boat only in a garage. But the text also says: “${ban.replace(/\.$/, '')}”.`,
    );
  });

  it.each([
    ['a time', 'No boats or recreational vehicles shall be kept on the Property overnight.'],
    ['a place', 'No boats or recreational vehicles shall be kept on any street.'],
    ['an exception', 'No boats or recreational vehicles shall be kept on the Property unless in a garage.'],
    ['a trailer to build with', 'No trailer, shack or tool shed shall be permitted on the Property.'],
    ['another thing', 'No livestock shall be kept on the Property.'],
  ])('is told alone beside a ban of %s', (_, text) => {
    expect(rv(`(b) Further. ${text}`)).not.toContain('But the text');
  });

  it('is told where the ban alone stands among tents and shacks', () => {
    expect(
      says(
        'vehicles.rv_boat_trailer',
        'RULES OF THE ASSOCIATION\n\nNo boat, motor home, trailer, tent or shack shall be kept on any Lot.',
      ),
    ).toMatch(/^You may not keep an RV, boat or trailer here\./);
  });
});

describe('what goes on behind a rule', () => {
  it.each([
    ['Further, at no time may any of the vehicles named above be put on a home lot', true],
    ['In addition, no such trailers shall stand on a home lot', true],
    ['At no time may a dog be put on a home lot', false],
  ])('points back at it: %s', (text, isTold) => {
    const said = says(
      'vehicles.commercial',
      `DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION\n\nNo commercial trucks, boats or trailers shall be parked within the Subdivision. ${text}.`,
    );
    expect(said?.includes(`The text goes on: “${text}”.`)).toBe(isTold);
  });

  const business = 'No Home shall be used for any business or commercial activity, except as follows:';
  it('is the list that it opens', () => {
    expect(
      says(
        'use.home_business',
        `DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION\n\n${business}\n\n(a) Declarant may use a Home as a sales office; and\n\n(b) An Owner may rent out a Home.`,
      ),
    ).toContain(
      'The text goes on: “Declarant may use a Home as a sales office” and “An Owner may rent out a Home”.',
    );
  });

  const rules = (fact: string, text: string) =>
    says(fact, `RULES OF THE ELM COURT ASSOCIATION\n\n${text}`, 'rules');

  it.each([
    ['except in:\n* closed garages,\n* screened areas.', '“closed garages” and “screened areas”'],
    ['so long as:\n1. it is small.\n2. it is hidden.', '“it is small” and “it is hidden”'],
  ])('is shown whatever opens it: %s', (list, told) => {
    expect(
      rules('vehicles.rv_boat_trailer', `No boat may be kept on any portion of the property, ${list}`),
    ).toContain(`The text goes on: ${told}.`);
  });

  it('is of the matter where it is no list', () => {
    expect(
      rules(
        'pets.allowed',
        'No animals, exotic animals or poultry of any kind shall be kept on any lot, except as follows:\n\nA dog or cat may be kept, provided that it is not bred.',
      ),
    ).toContain('A dog or cat may be kept');
  });

  it('is the ban over an item', () => {
    const list = 'Prohibited:\n- For-rent signs\n- Wire fences';
    expect(rules('exterior.signs', list)).toBe('Signs: “Prohibited”: “For-rent signs.”');
    expect(rules('exterior.signs', 'Needed for a sale:\n- For-sale signs need approval.')).not.toContain(
      'Needed',
    );
  });

  it('is the answer behind a question', () => {
    expect(
      rules(
        'vehicles.street_parking',
        'Q: May I park on the street?\nA: Only for up to 24 hours, and never overnight between 1 am and 6 am.',
      ),
    ).toBe(
      'Street parking: “May I park on the street?” “Only for up to 24 hours, and never overnight between 1 am and 6 am.”',
    );
  });

  it('is of homes before streets, and of bans before ballots', () => {
    const street = 'No boats shall be regularly parked on the streets.';
    const lot = 'No boat may be kept on any lot for more than a day.';
    expect(rules('vehicles.rv_boat_trailer', `${street}\n\n${lot}`)).toContain('on any lot');
    expect(rules('vehicles.rv_boat_trailer', street)).toContain('on the streets');
    const signs =
      'Political signs are limited to one per lot.\n\nSigns of a business may not exceed one foot.';
    expect(rules('exterior.signs', signs)).toContain('“Signs of a business');
  });

  it('is nothing where no list follows', () => {
    expect(
      says(
        'use.home_business',
        `DECLARATION OF COVENANTS OF THE ELM COURT HOMEOWNERS ASSOCIATION\n\n${business}\n\nSigns are allowed with the approval of the Board.`,
      ),
    ).not.toContain('The text goes on');
  });
});
