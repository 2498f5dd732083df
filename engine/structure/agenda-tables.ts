import type { Block } from '../model.ts';
import { type PrintedLine, partOf } from './printed-line.ts';

const item = /^\W*(?:agenda(?: items?)?|items?|topics?|subjects?)\W*$/i;
const said =
  /^\W*(?:(?:discussion|notes|comments|summary|report|details)(?: ?(?:\/|and|&) ?[a-z]+)?|action(?: items?| taken)?s?|motions?|follow[- ]?up)\W*$/i;
/** A table of figures, whose columns are read by their places. */
const ofFigures = /\d|\b(?:budget|costs?|amounts?|totals?|price)\b/i;

/** Which cell of the head of a table of minutes names the items; -1 where the cells are no such head. */
function itemColumn(cells: readonly string[]): number {
  const isHead = cells.some((cell) => said.test(cell)) && !ofFigures.test(cells.join(' '));
  return isHead ? cells.findIndex((cell) => item.test(cell)) : -1;
}

/** The cells of a line, and where each begins: which of them it is where the file has no boxes. */
const cellsIn = (line: PrintedLine) =>
  [...line.text.matchAll(/[^\t]+/g)].flatMap(({ 0: text, index }, at) => {
    const print = partOf(line, index, index + text.length);
    const word = line.words.find(([start]) => start >= (print?.pieces[0]?.start ?? 0));
    return print ? { print, left: line.box ? (word?.[2] ?? line.box[0]) : at } : [];
  });

const joined = (one: PrintedLine, sign: string, other: PrintedLine): PrintedLine => {
  const by = one.text.length + sign.length;
  const moved = other.pieces.map((piece) => ({ ...piece, at: piece.at + by }));
  return { ...one, text: one.text + sign + other.text, pieces: [...one.pieces, ...moved] };
};

/** How far rounding may move what stands under a head. */
const slip = 0.01;
const columnOf = (columns: readonly { left: number }[], left: number) =>
  columns.findLastIndex((column) => column.left <= left + slip);
/** How far below the one before a line stands. */
const stepTo = ({ box, page }: PrintedLine, last: PrintedLine | undefined) =>
  box && last?.box && last.page === page ? box[1] - last.box[1] : 1;

/** The rows of a table that begins with its head, each with the item of column `at` first and its broken cells whole. */
function rowsUnder(table: readonly PrintedLine[], at: number): PrintedLine[] {
  const lines = table.map((line, i) => ({ cells: cellsIn(line), step: stepTo(line, table[i - 1]), line }));
  const columns = lines[0]?.cells ?? [];
  const whole = lines.filter(({ cells }) => cells.length === columns.length);
  const least = 0.95 * Math.min(...whole.map(({ step }) => step));
  const rows: Map<number, PrintedLine>[] = [];
  for (const [i, { line, cells, step }] of lines.entries()) {
    const placed = cells.map(({ print, left }) => [columnOf(columns, left), print] as const);
    const isNamed = placed.some(([column]) => column === at);
    if (i < 2 || !line.box || (isNamed && step >= least)) rows.push(new Map());
    const row = rows.at(-1);
    for (const [column, print] of placed) {
      const above = row?.get(column);
      row?.set(column, above ? joined(above, ' ', print) : print);
    }
  }
  return rows.flatMap((row) => {
    const inOrder = [...row].toSorted(([a], [b]) => Number(b === at) - Number(a === at) || a - b);
    const [first, ...others] = inOrder.map(([, print]) => print);
    return first
      ? { ...others.reduce((all, one) => joined(all, '\t', one), first), row: true, words: [] }
      : [];
  });
}

/** The lines with the rows of tables of minutes whole: broken cells put together, and the item first, wherever it stands. */
export function wholeRows(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const found: PrintedLine[] = [];
  let table: PrintedLine[] = [];
  let columns: ReturnType<typeof cellsIn> = [];
  let at = -1;
  for (const line of lines) {
    const cells = cellsIn(line);
    const head = itemColumn(cells.map(({ print }) => print.text));
    const next = columns[columnOf(columns, cells[0]?.left ?? 0) + 1];
    const isIn = line.box
      ? cells.length > 1 || (line.box[2] < (next?.left ?? 2) && line.heading === 0)
      : cells.length === columns.length;
    if (head < 0 && at >= 0 && isIn) table.push(line);
    else {
      found.push(...rowsUnder(table, at), ...(head < 0 ? [line] : []));
      table = head < 0 ? [] : [line];
      columns = head < 0 ? [] : cells;
      at = head;
    }
  }
  return [...found, ...rowsUnder(table, at)];
}

/**
 * The blocks with the rows of a table of minutes ('Item | Discussion | Action') as the text of their cells: each cell tells
 * in sentences what was said of the item that the first one names.
 */
export function agendaCells(text: string, blocks: readonly Block[]): readonly Block[] {
  let within = false;
  return blocks.flatMap((block): readonly Block[] => {
    const { cells = [], section } = block;
    const isHead = itemColumn(cells.map(({ start, end }) => text.slice(start, end).trim())) === 0;
    within = cells.length > 1 && (within || isHead);
    if (!within || isHead) return [block];
    return cells.map(({ start, end }, at) => ({
      start,
      end,
      kind: 'text' as const,
      section,
      ...(at === 0 && { row: cells }),
    }));
  });
}
