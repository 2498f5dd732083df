import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { homeBusiness } from './home-business.ts';

describe('business from home', () => {
  it.each([
    ['No trade or business of any kind shall be conducted on any Lot.', 'prohibited'],
    ['No business of any kind shall be established or conducted on the Project.', 'prohibited'],
    ['No gainful occupation, profession or trade shall be carried on in any Home.', 'prohibited'],
    [
      'Lots shall be used for residential purposes and not for any business or commercial purpose.',
      'prohibited',
    ],
    ['The use of a Unit for commercial purposes is prohibited.', 'prohibited'],
    [
      'No noxious trade shall be carried on upon any Lot, nor shall any Lot be used for carrying on a profession or business.',
      'prohibited',
    ],
    [
      'No business or profession, such as the breeding of animals for commercial purposes, shall be conducted in any Residence.',
      'prohibited',
    ],
    [
      'No trade or business may be conducted in any Unit, except that an Owner may work from the Unit so long as the work cannot be seen or heard outside.',
      'restricted',
    ],
    [
      'No business shall be conducted on any Lot without the prior written approval of the Board.',
      'restricted',
    ],
    ['No business which brings customers to the Lot shall be conducted in a Home.', 'restricted'],
    ['Home occupations are permitted if they comply with zoning laws.', 'restricted'],
    ['An Owner may maintain a home office in the Dwelling, provided that no clients visit it.', 'restricted'],
    [
      'No Home shall be used for any trade or business, provided that none of the following activities shall be considered a violation:\na. the use of a Home for incidental office purposes.',
      'restricted',
    ],
    ['Home offices are permitted in any Dwelling.', 'allowed'],
    ['No business shall be run in any building on a Lot without approval of the Board.', 'restricted'],
  ])('%s', (text, value) => {
    expect(factsIn(text, homeBusiness)).toEqual({ 'use.home_business': value });
  });

  it.each([
    ['No pets shall be kept on any Lot for commercial purposes.'],
    ['No trade materials or inventories may be stored on residential lots.'],
    ['No business equipment may be stored on any lot.'],
    ['No commercial vehicle shall be parked on any Lot.'],
    ['Vans used for business shall not be parked on the property.'],
    ['No obnoxious trade shall be carried on upon any lot.'],
    ['No noxious or offensive trade or activity shall be conducted on any Lot.'],
    [
      'No business shall be transacted at a special meeting of the Lot owners except as stated in the notice.',
    ],
    ['The Board shall manage the business and affairs of the Association and the property.'],
    ['Notice shall be given to the Owner of the Lot within three business days.'],
    ['The lease of a Unit shall not be considered a trade or business.'],
    ['The Declarant may maintain a sales office on any Lot.'],
    ['No business that owns a Lot shall cast more votes than a home.'],
    ['Insurance shall be written by companies that do business in the state where the property lies.'],
    [
      'The Park and Lake Area may be used by lot owners, and no commercial activity shall be conducted in any Park or Lake Area.',
    ],
    ['The rules are posted in the business office of the subdivision.'],
  ])('finds nothing in: %s', (text) => {
    expect(factsIn(text, homeBusiness)).toEqual({});
  });
});

it('is not told by the affairs of the association', () => {
  expect(
    factsIn(
      'The Executive Committee may act for the Board in the managing of the business and affairs of the Condominium, but shall not have power to set dues for the units.',
      homeBusiness,
    ),
  ).toEqual({});
});
