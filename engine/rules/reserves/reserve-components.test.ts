import { expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
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

it('reads parts that have a paragraph each, the cost between the best and the worst case', () => {
  const text = [
    'Comp #: 312 Mailboxes - Replace',
    'Quantity: (4) Clusters',
    'Comments: Plan to replace at the interval below.',
    'Useful Life: 20 years',
    'Remaining Life: 7 years',
    'Best Case: $ 8,000',
    'Worst Case: $ 10,000',
    'Comp #: 318 Gate Operators - Replace',
    'Quantity: (2) Operators',
    'Remaining Life: 3 years',
    'Best Case: $ 6,000',
    'Worst Case: $ 7,000',
    'Comp #: 320 Retaining Wall',
    'Comments: No cost is expected.',
  ].join('\n\n');
  expect(factsIn(text, [reserveComponents], 'reserves')).toEqual({
    'reserves.components': [
      { name: 'Mailboxes - Replace', useful_life_years: 20, remaining_life_years: 7, cost: 9000 },
      { name: 'Gate Operators - Replace', remaining_life_years: 3, cost: 6500 },
    ],
  });
});
