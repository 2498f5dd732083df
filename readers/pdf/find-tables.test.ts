import { expect, it } from 'vitest';
import { columnsOf, findTables } from './find-tables.ts';
import type { Rule } from './read-drawing.ts';

const line = (at: number, from: number, to: number): Rule => ({ at, from, to });
const ROWS = [100, 120, 140];
const COLUMNS = [50, 150, 250];

it('finds a table whose cells each draw their own edges', () => {
  const horizontal = ROWS.flatMap((y) => [line(y, 50, 149.5), line(y + 0.4, 150.5, 250)]);
  const vertical = COLUMNS.flatMap((x) => [line(x, 100, 119.7), line(x + 0.3, 120.2, 140)]);
  const [table, ...others] = findTables(horizontal, vertical);
  expect(others).toEqual([]);
  expect(table?.rows).toEqual(ROWS);
  expect(columnsOf(table!, 0)).toEqual(COLUMNS);
});

it('knows a cell that runs across its row', () => {
  const vertical = [line(50, 100, 140), line(150, 120, 140), line(250, 100, 140)];
  const [table] = findTables(
    ROWS.map((y) => line(y, 50, 250)),
    vertical,
  );
  expect(columnsOf(table!, 0)).toEqual([50, 250]);
  expect(columnsOf(table!, 1)).toEqual(COLUMNS);
});

it('takes two tables for two, from the top', () => {
  const table = (top: number) => ({
    horizontal: ROWS.map((y) => line(y + top, 50, 250)),
    vertical: COLUMNS.map((x) => line(x, 100 + top, 140 + top)),
  });
  const [low, high] = [table(300), table(0)];
  const found = findTables([...low.horizontal, ...high.horizontal], [...low.vertical, ...high.vertical]);
  expect(found.map(({ top }) => top)).toEqual([100, 400]);
});

it('takes frames, underlines and bare columns for no table', () => {
  expect(
    findTables([line(50, 40, 570), line(740, 40, 570)], [line(40, 50, 740), line(570, 50, 740)]),
  ).toEqual([]);
  expect(findTables([line(100, 50, 90), line(120, 50, 90)], [])).toEqual([]);
  expect(
    findTables(
      [],
      COLUMNS.map((x) => line(x, 100, 200)),
    ),
  ).toEqual([]);
});
