import { describe, expect, it } from 'vitest';
import { closingFigures, figureOf, figuresIn } from './figures.ts';

describe('figureOf', () => {
  it.each([
    ['4,500.00', 4500],
    ['$ 1,200', 1200],
    ['$\t1,200', 1200],
    ['(350)', -350],
    ['($1,234.50)', -1234.5],
    ['$(80.18)', -80.18],
    ['1,957-', -1957],
    ['-12.5', -12.5],
    ['-', 0],
    ['—', 0],
    ['0.00', 0],
    ['(0.00)', 0],
    ['45%', 45],
    ['43.1 %', 43.1],
    ['2025', 2025],
  ])('%j is %d', (cell, value) => {
    expect(figureOf(cell)).toBe(value);
  });

  it.each(['', 'Insurance', '12 months', '1/1/2024', '$', '4-6', '1,23', '(none)'])('%j is words', (cell) => {
    expect(figureOf(cell)).toBeNull();
  });
});

it('tells several figures in one cell apart', () => {
  const cell = '$10,044.77 ($5,690.63) -';
  expect(figuresIn(cell)?.map(({ from, to }) => cell.slice(from, to))).toEqual([
    '$10,044.77',
    '($5,690.63)',
    '-',
  ]);
  expect(figuresIn('Lot 5')).toBeNull();
});

it.each([
  ['Insurance 4,500.00', '4,500.00'],
  ['Insurance .......... $ 4,500', '$ 4,500'],
  ['Interest 8.60 0.00 (8.60)', '8.60 0.00 (8.60)'],
  ['Insurance29,000', '29,000'],
  ['Total Income$298,800', '$298,800'],
  ['Form A1,200x', ''],
  ['Voting Rights .......... 12', ''],
  ['in the year 2024', ''],
])('closing figures of %j', (line, figures) => {
  const at = closingFigures(line);
  expect(at < 0 ? '' : line.slice(at)).toBe(figures);
});
