import { expect, it } from 'vitest';
import { factsIn } from '../testing/facts-in.ts';
import { reserveComponents } from './reserve-components.ts';

const table = (header: string) =>
  [
    header,
    '101 Asphalt - Seal Coat\t5\t2\t$12,000',
    '205 Pool - Resurface\t12\t9\t$31,500',
    'Total\t17\t11\t$43,500',
  ].join('\n');

it('reads name, lives and cost by the words over the columns', () => {
  expect(
    factsIn(
      table('Component\tUseful Life\tRemaining Useful Life\tCurrent Cost'),
      [reserveComponents],
      'reserves',
    ),
  ).toEqual({
    'reserves.components': [
      { name: 'Asphalt - Seal Coat', useful_life_years: 5, remaining_life_years: 2, cost: 12_000 },
      { name: 'Pool - Resurface', useful_life_years: 12, remaining_life_years: 9, cost: 31_500 },
    ],
  });
});

it('takes nothing from tables of other columns', () => {
  expect(factsIn(table('Item\tJanuary\tFebruary\tYear to date'), [reserveComponents], 'reserves')).toEqual(
    {},
  );
});
