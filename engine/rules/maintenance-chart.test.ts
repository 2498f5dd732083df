import { expect, it } from 'vitest';
import { readDoc } from '../document.ts';
import { factsIn, factsOf } from '../testing/facts-in.ts';
import { tableOf } from '../testing/printed-table.ts';
import { says } from '../testing/told-of.ts';
import { maintenanceChart } from './maintenance-chart.ts';

const inChart = (rows: readonly string[]) =>
  factsIn(
    ['MAINTENANCE RESPONSIBILITIES', 'Who keeps what in Sorrel Court:', ...rows].join('\n'),
    maintenanceChart,
  );

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

it('reads marks under the names of the keepers', () => {
  const table = `
MAINTENANCE RESPONSIBILITIES
Part|Association|Owner
Roof shingles|X|
Exterior walls||X
Lawns|X|X`;
  expect(factsOf(readDoc([tableOf(table, [0.6, 0.8])], 'rules'), maintenanceChart)).toEqual({
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
  expect(factsIn('Members\nRoof\tOwner\nFence\tOwner\nLawn\tOwner', maintenanceChart)).toEqual({});
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
