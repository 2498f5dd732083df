import { expect, it } from 'vitest';
import { readDoc } from '../../document.ts';
import { factsIn, factsOf } from '../../testing/facts-in.ts';
import { laidOut } from '../../testing/printed-table.ts';
import { unlabeledTotals } from './unlabeled-totals.ts';

const rows = [
  'Beginning cash\t500.00\t1.00',
  'Dues\t9,000.00\t1.00',
  'Transfer fees\t200.00\t1.00',
  'Late fees\t50.00\t1.00',
  '\t9,250.00\t1.00',
  'Lawn care\t4,000.00\t1.00',
  'Water\t2,000.00\t1.00',
  'Insurance\t1,500.00\t1.00',
];

it('takes bare figures that add up the rows above them', () => {
  expect(factsIn([...rows, '\t7,500.00\t1.00'].join('\n'), [unlabeledTotals], 'budget')).toEqual({
    'budget.total_income': { amount: 9250, period: 'year' },
    'budget.total_expenses': { amount: 7500, period: 'year' },
  });
});

it('takes no sum of what is to be replaced one day', () => {
  const list = (head: string) =>
    factsOf(
      readDoc(
        [
          laidOut(`
Component      ${head}   2032 funding
Roofs                    6         38,000
Paint                    2         11,000
Drives                   9          9,500
                        17         58,500`),
        ],
        'budget',
      ),
      [unlabeledTotals],
    );
  expect(list('Remaining life')).toEqual({});
  expect(list('  2031 funding')).toEqual({ 'budget.total_expenses': { amount: 58500, period: 'year' } });
});

it('takes no figure that does not add up', () => {
  expect(factsIn([...rows, '\t7,600.00\t1.00'].join('\n'), [unlabeledTotals], 'budget')).not.toHaveProperty(
    'budget.total_expenses',
  );
});
