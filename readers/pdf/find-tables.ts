import type { Rule } from './read-rules.ts';

/** A table drawn with lines: the edges of its columns and rows, from left to right and from top to bottom, in points. */
export type Grid = {
  columns: number[];
  rows: number[];
  left: number;
  top: number;
  right: number;
  bottom: number;
};

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
  const columns = edges(columnRules);
  const rows = edges(rowRules);
  const [left, right, top, bottom] = [columns[0], columns.at(-1), rows[0], rows.at(-1)];
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    return undefined;
  if (columns.length < FEWEST_COLUMNS + 1 || rows.length < 2) return undefined;
  return { columns, rows, left, top, right, bottom };
}

function edges(rules: Rule[]): number[] {
  const found: number[] = [];
  for (const { at } of [...rules].sort((a, b) => a.at - b.at)) {
    const last = found.at(-1);
    if (last === undefined || at - last >= LEAST) found.push(at);
  }
  return found;
}
