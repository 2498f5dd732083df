import { expect, it } from 'vitest';
import { readDoc } from '../../document.ts';
import { factsIn, factsOf } from '../../testing/facts-in.ts';
import { tableOf } from '../../testing/printed-table.ts';
import { says } from '../../testing/told-of.ts';
import { allRules } from '../all-rules.ts';
import { associationName } from '../paper/association.ts';
import { maintenanceChart } from './maintenance-chart.ts';

const inChart = (rows: readonly string[]) =>
  factsIn(['MAINTENANCE RESPONSIBILITIES', 'Who keeps what in Sorrel Court:', ...rows].join('\n'), [
    maintenanceChart,
  ]);

it('reads the keeper named in each row', () => {
  const rows = [
    'Item\tKept by',
    'Roof\tHOA',
    'Siding\tAssociation',
    'Front lawn\tAssociation',
    'Back yard\tOwner',
  ];
  expect(inChart([...rows, 'Patio fence\tHomeowner', 'Private streets\tHOA', 'Pool roof\tOwner'])).toEqual({
    'maintenance.roof': 'association',
    'maintenance.exterior_walls': 'association',
    'maintenance.yard': 'shared',
    'maintenance.fences': 'owner',
    'maintenance.roads': 'association',
  });
});

it('tells no keeper of all homes where it has one for each kind', () => {
  const rows = ['Part\tCottages\tRow houses', 'Roof\tOwner\tAssociation', 'Lawns\tAssociation\tAssociation'];
  expect(inChart([...rows, 'Private streets\tAssociation\tAssociation', 'Siding\tOwner\tOwner'])).toEqual({});
});

it('reads marks under the names of the keepers', () => {
  const table = `
MAINTENANCE RESPONSIBILITIES
Part|Association|Owner
Roof shingles|X|
Exterior walls||X
Lawns|X|X`;
  expect(factsOf(readDoc([tableOf(table, [0.6, 0.8])], 'rules'), [maintenanceChart])).toEqual({
    'maintenance.roof': 'association',
    'maintenance.exterior_walls': 'owner',
    'maintenance.yard': 'shared',
  });
});

it('leaves marks alone that have lost their places', () => {
  expect(inChart(['Part\tAssociation\tOwner', 'Roof\tX', 'Siding\tX', 'Lawns\tX'])).toEqual({});
});

it('takes no list of names for a chart', () => {
  expect(inChart(['Name\tStatus', 'Roof Committee\tOwner', 'Fence\tX'])).toEqual({});
  expect(factsIn('Members\nRoof\tOwner\nFence\tOwner\nLawn\tOwner', [maintenanceChart])).toEqual({});
});

it('reads a cell that tells the part of each', () => {
  const rows = [
    'Part | Who keeps it |',
    '---|---|',
    'Roof | Owner: damage inside the home from a leak in the interior. Association: repair and replacement of shingles. |',
    'Siding | Owner: repairs, but only where neglect made them necessary. Association: painting and replacement. |',
    'Lawns | Owner: every second mowing. Association: fertilizer and trees. |',
    'Fences | Owner: all repairs. Association: none. |',
    'Private streets | Owner: - Association: all. |',
  ];
  expect(inChart(rows)).toEqual({
    'maintenance.roof': 'association',
    'maintenance.exterior_walls': 'association',
    'maintenance.yard': 'shared',
    'maintenance.fences': 'owner',
    'maintenance.roads': 'association',
  });
  const text = ['SORREL COURT HOA', 'MAINTENANCE RESPONSIBILITIES', ...rows].join('\n');
  expect(says('maintenance.roof', text, 'rules')).toBe(
    'The association keeps up the roof and the outside of your home, and the private streets.',
  );
});

it('reads lines that end in the keeper, of a chart that lost its columns', () => {
  const lines = [
    'Roof repair and shingles HOA',
    'Siding and trim - painting HOA',
    'Lawn mowing HOA',
    'Flower beds behind the home Owner',
    'Windows and doors Owner',
    'Streets and Guest Parking HOA',
  ];
  const facts = {
    'maintenance.roof': 'association',
    'maintenance.exterior_walls': 'association',
    'maintenance.yard': 'shared',
    'maintenance.roads': 'association',
  };
  expect(inChart(lines)).toEqual(facts);
  // One keeper alone, or words that end a sentence, are no chart.
  expect(inChart(lines.map((line) => line.replace(/Owner$/, 'HOA')))).toEqual({});
  expect(inChart(lines.map((line) => line.replace(/(HOA|Owner)$/, 'by the $1')))).toEqual({});
});

it('takes no line of such a chart for the name of the association', () => {
  const chart = [
    'Who keeps what, maintenance of Birch Court',
    'Roof shingles HOA',
    'Windows Owner',
    'Doors Owner',
    'Siding HOA',
    'Streets and Guest Parking HOA',
  ];
  const name = (lines: readonly string[]) => factsIn(lines.join('\n'), [associationName], 'other');
  expect(name(chart)).toEqual({});
  expect(name(['Birch Court HOA', ...chart])).toEqual({ 'association.name': 'Birch Court HOA' });
});

it('reads a list under a sentence that names the keeper', () => {
  const list = (lead: string) =>
    factsIn([lead, '• Roof (not the patio roof)', '• Siding and trim'].join('\n'), allRules, 'other');
  expect(
    list('Here is a list of items whose upkeep falls to the homeowners association (HOA):'),
  ).toMatchObject({
    'maintenance.roof': 'association',
    'maintenance.exterior_walls': 'association',
  });
  expect(list('The following items are the responsibility of the homeowners:')).toMatchObject({
    'maintenance.roof': 'owner',
  });
  expect(list('Here is a list of items that the manager saw on a walk:')).not.toHaveProperty(
    'maintenance.roof',
  );
});
