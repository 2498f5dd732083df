import { expect, test } from 'vitest';
import { isFigure, isSmall, isSum } from './figures.ts';

test.each([
  ['$12,000.00', 'sum'],
  ['($1,250)', 'sum'],
  ['-$45', 'sum'],
  ['$ 900', 'sum'],
  ['$ (45.10)', 'sum'],
  ['12,500', 'sum'],
  ['.50', 'sum'],
  ['-', 'sum'],
  ['$ –', 'sum'],
  ['--', 'sum'],
  ['7', 'small'],
  ['(12)', 'small'],
  ['120%', 'small'],
  ['2024', 'figure'],
  ['1.5%', 'figure'],
  ['1200', 'figure'],
])('%s is a %s', (text, kind) => {
  expect(isFigure(text)).toBe(true);
  expect([isSum(text), isSum(text) || isSmall(text)]).toEqual([kind === 'sum', kind !== 'figure']);
});

test.each(['Water', '3/4', '1,2', '12,00,0', '$', '', '4 units', '01/02/2024', 'Lot 7', '----'])(
  '%s is no figure',
  (text) => {
    expect([isFigure(text), isSum(text), isSmall(text)]).toEqual([false, false, false]);
  },
);
