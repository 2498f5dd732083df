import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { shows, valueIn } from '../../testing/told-of.ts';
import { lotsInARow } from '../dues/lots-in-a-row.ts';
import { communityUnits } from './community-units.ts';

const units = (text: string) => factsIn(text, [communityUnits, lotsInARow])['community.units'];

it('a line of totals is read by the tables', () => {
  expect(valueIn('community.units', 'Total Homes\t154', 'other')).toBe(154);
});

it('those to whom something is paid back are not all homes', () => {
  expect(units('The sums already paid under it (44 homes) shall be refunded.')).toBeUndefined();
  expect(units('The upper village (44 homes) has a gate.')).toBe(44);
});

it('a year over dues is no number of homes', () => {
  expect(shows('community.units', 'Homes\n\n2031 Yearly Dues $640.00', 'other')).toBeUndefined();
  expect(shows('community.units', 'Homes: 2031\n\nThe pond is large.', 'other')).toBe('2031');
});

it('days that units are behind are no number of homes', () => {
  const of = (words: string) =>
    factsIn(`Number of units ${words}`, [communityUnits], 'other')['community.units'];
  expect(of('60 or more days delinquent\t4')).toBeUndefined();
  expect(of('60')).toBe(60);
});

it('a question tells the number of homes with its answer', () => {
  const said = 'How many units does the community have? 118';
  expect(factsIn(said, [communityUnits], 'other')['community.units']).toBe(118);
});

it('is told as more than so many where the text says over', () => {
  expect(shows('community.units', 'The association consists of over 665 homes.', 'other')).toBe(
    'at least 665',
  );
});

it.each([
  'There are 5 homes late with their dues.',
  'There are 9 homes with liens.',
  'There are 31 homes on Fern Court that drain to the pond.',
  'There are 22 homes that have not painted.',
  'There are 4 lots left.',
  'There are 6 homes to be painted.',
  'There are 3 homes for sale.',
])('some of the homes are not all of them: %s', (said) => {
  expect(units(said)).toBeUndefined();
});

it.each([
  ['There are 95 homes that make up the Association.', 95],
  ['There are 42 lots on the Property.', 42],
  ['There are 57 homes in Fox Run.', 57],
])('what says where all the homes are narrows nothing: %s', (said, all) => {
  expect(units(said)).toBe(all);
});

describe('the number of homes', () => {
  it.each([
    ['Assessments (94 homes) $39,480', 94],
    ['Of our 96 lots, 29 have not yet paid.', 96],
    ['Total # of units:\t86', 86],
    ['The association was formed in 1998 and consists of over 665 homes.', 665],
    ['Number of Homes: 212', 212],
    ['Heron Bend is a condominium which consists of 64 units in 8 buildings built in 1998.', 64],
    ['Elm Court consists of 41 residential, privately-owned homes on Mill Lane.', 41],
    ['250 units. Located in Salem, Oregon.', 250],
    ['The Community consists of one hundred forty (140) single-family Lots.', 140],
    ['Declarant expects that there will be a total of approximately 75 Lots in the Subdivision.', 75],
    ['A quorum was met with 41 of 120 homes in the association represented.', 120],
    ['Only 6 accounts are left out of 98 homes.', 98],
    ['Alder Creek is a 64-unit condominium in Salem.', 64],
    ['The total number of Units in the Project as expanded shall not exceed ninety-six (96) Units.', 96],
    ['The cost is shared by all 55 lots.', 55],
    ['The Property is hereby divided into 24 Units.', 24],
    ['Since the addition has 459 lots, 230 make a quorum.', 459],
    ['Proxies came from a total of 37 homes. There are 154 homes.', 154],
    ['A total of 37 lots attended. There are 154 lots to be counted.', 154],
  ])('%s', (text, expected) => {
    expect(units(text)).toBe(expected);
  });

  it.each([
    '15 homes in the HOA sold in 2020.',
    'Once the Association includes thirty (30) Lots, its officers shall be bonded.',
    'Phase 2 contains 30 additional Lots.',
    'A Director may own no more than two Lots.',
    'The first phase consists of 12 Lots.',
    'The condominium so far consists of 12 units built by the developer.',
    'There are 4 rental units in the community that are vacant.',
    'No more than 25 Units may be leased at a time.',
    'The number of Directors shall be five.',
    'Section 12. Units',
    'The maximum number of vehicles for the Lots is 3.',
    'The community is made up of 85 single-family homes and 10 townhouses along the road.',
    'The quorum is 10% (24 Lots).',
    'Number of delinquent homes: 12',
    'There are 16 homes past due over 90 days and 3 in collections.',
    'There are 11 homes behind on their dues.',
    'There are 5 homes under construction.',
    'There are 9 lots in violation of the rules on fences.',
    'There are 6 homes on the market.',
    'Number of rented units: 14',
    'Notice of the quorum goes out (24 Lots).',
    'A total of 37 homes were represented, and 12 had sent a proxy.',
    'There were votes from a total of 37 homes.',
    'There are 19 lots that have responded to the survey.',
  ])('not in: %s', (text) => {
    expect(units(text)).toBeUndefined();
  });
});

it('those who paid in a period, or owe, are not all homes', () => {
  const of = (line: string) => factsIn(line, [communityUnits], 'financial')['community.units'];
  expect(of('2031 annual dues (71 lots @ $165)\t11,715.00')).toBeUndefined();
  expect(of('Dues (71 lots)\t11,715.00')).toBeUndefined();
  expect(of('2030 and older dues (3 lots)\t478.50')).toBeUndefined();
  expect(of('Total (24 units)\t16,684.00\t1,373.00')).toBeUndefined();
  expect(of('The building (24 units) was painted.')).toBe(24);
});
