import { expect, it } from 'vitest';
import { rowCells } from './row-shape.ts';

it('a line of as many cells as a program can write is no failure', () => {
  expect(() => rowCells('1\t'.repeat(300_000))).not.toThrow();
});

it.each([
  ['Air handlers (2)\t15\t6', ['Air handlers (2)', '15', '6']],
  ['Bank CD 1.05% 3/2031\t75,000\t75,000', ['Bank CD 1.05% 3/2031', '75,000', '75,000']],
  ['Insurance 4,500\t4,800', ['Insurance', '4,500', '4,800']],
])('what belongs to a name is no cell of its own: %s', (line, cells) => {
  expect(rowCells(line)?.map(({ from, to }) => line.slice(from, to))).toEqual(cells);
});
