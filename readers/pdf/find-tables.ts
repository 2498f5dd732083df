import type { Rule } from './read-drawing.ts';

/**
 * A table drawn with lines: the edges of its rows from top to bottom, and the lines between its columns, which need
 * not run through every row. In points of the page as shown.
 */
export type Grid = { rows: number[]; columns: Rule[]; top: number; bottom: number };

/** Lines this near to one another are one, and lines this near to a crossing reach it. */
const NEAR = 3;
/** A row is at least this high and a column this wide. */
const LEAST = 6;
const FEWEST_COLUMNS = 2;

/** The tables whose cells are parted by drawn lines, from the top of the page to the bottom. */
export function findTables(horizontal: Rule[], vertical: Rule[]): Grid[] {
  if (horizontal.length < 2 || vertical.length < FEWEST_COLUMNS + 1) return [];
  const across = joinRules(horizontal);
  const down = joinRules(vertical);
  if (down.length < FEWEST_COLUMNS + 1) return [];
  const groups = connect(across, down);
  return groups
    .map(({ rows, columns }) => toGrid(rows, columns))
    .filter((grid) => grid !== undefined)
    .sort((a, b) => a.top - b.top);
}

/** Pieces of one line, as cells draw them each for itself, as whole lines. */
function joinRules(rules: Rule[]): Rule[] {
  const ordered = [...rules].sort((a, b) => a.at - b.at || a.from - b.from);
  const bands: Rule[][] = [];
  for (const rule of ordered) {
    const band = bands.at(-1);
    if (band?.[0] !== undefined && rule.at - band[0].at < NEAR) band.push(rule);
    else bands.push([rule]);
  }
  return bands.flatMap((band) => {
    const joined: Rule[] = [];
    for (const rule of band.sort((a, b) => a.from - b.from)) {
      const last = joined.at(-1);
      if (last !== undefined && rule.from - last.to < NEAR) last.to = Math.max(last.to, rule.to);
      else joined.push({ ...rule });
    }
    return joined;
  });
}

/** Lines that touch, in groups: each may be a table. */
function connect(across: Rule[], down: Rule[]): { rows: Rule[]; columns: Rule[] }[] {
  const group = new Map<Rule, number>(across.map((rule, index) => [rule, index]));
  const groups = new Map<number, { rows: Rule[]; columns: Rule[] }>(
    across.map((rule, index) => [index, { rows: [rule], columns: [] }]),
  );
  for (const column of down) {
    const met = new Set<number>();
    for (const row of across) {
      const touches =
        row.from - NEAR < column.at &&
        column.at < row.to + NEAR &&
        column.from - NEAR < row.at &&
        row.at < column.to + NEAR;
      if (touches) met.add(group.get(row) ?? -1);
    }
    const [first, ...others] = met;
    const home = first === undefined ? undefined : groups.get(first);
    if (first === undefined || home === undefined) continue;
    home.columns.push(column);
    for (const other of others) {
      const moved = groups.get(other);
      if (moved === undefined) continue;
      for (const row of moved.rows) group.set(row, first);
      home.rows.push(...moved.rows);
      home.columns.push(...moved.columns);
      groups.delete(other);
    }
  }
  return [...groups.values()];
}

function toGrid(rowRules: Rule[], columnRules: Rule[]): Grid | undefined {
  const rows = edges(rowRules);
  const top = rows[0];
  const bottom = rows.at(-1);
  if (
    top === undefined ||
    bottom === undefined ||
    rows.length < 2 ||
    edges(columnRules).length < FEWEST_COLUMNS + 1
  )
    return undefined;
  return { rows, columns: [...columnRules].sort((a, b) => a.at - b.at), top, bottom };
}

/** The edges of the cells in one row of the table, from left to right. */
export function columnsOf(grid: Grid, row: number): number[] {
  const top = grid.rows[row] ?? 0;
  const bottom = grid.rows[row + 1] ?? top;
  const covering = grid.columns.filter(
    ({ from, to }) => Math.min(to, bottom) - Math.max(from, top) > (bottom - top) / 2,
  );
  return edges(covering);
}

function edges(rules: Rule[]): number[] {
  const found: number[] = [];
  for (const { at } of [...rules].sort((a, b) => a.at - b.at)) {
    const last = found.at(-1);
    if (last === undefined || at - last >= LEAST) found.push(at);
  }
  return found;
}
