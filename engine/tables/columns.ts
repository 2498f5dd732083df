import type { Row, Source } from '../model.ts';
import { areCompared, type Figure, figuresOf } from './figures.ts';
import { headerWord, isHeader, isUpperHead } from './head-rows.ts';
import { putHeadsInOrder } from './heads-in-order.ts';
import { namesWhereCellsLack } from './lacking-cells.ts';
import { lostCells } from './lost-first-cells.ts';
import { mostColumns, nameByTwelfths, nameSumOfMonths, within } from './name-by-sums.ts';
import {
  type Column,
  type HeaderRow,
  nameColumns,
  nameFromAbove,
  nameFromAmong,
  nameFromLineAbove,
  wholeDay,
} from './name-columns.ts';
import { namesInLines, withGroups } from './name-from-words.ts';
import { columnIndex, hasBoxes, lastIndex, step } from './placed.ts';
import { wholeRows } from './whole-rows.ts';
import { wordColumns } from './word-columns.ts';

/** Right edges closer than this (a fraction of the page's width) are one column. */
const sameEdge = 0.018;

function cluster(edges: readonly number[]): Column[] {
  const columns: Column[] = [];
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  const close = () => {
    if (last > Number.NEGATIVE_INFINITY) columns.push({ begin: first, left: first, right: last, header: '' });
  };
  for (const edge of edges.toSorted((a, b) => a - b)) {
    if (edge - last > sameEdge) {
      close();
      first = edge;
    }
    last = edge;
  }
  close();
  return columns;
}

/**
 * The columns of a table. Where figures are centered, or some stand in brackets, one column's right edges differ: those whose
 * figures stand one above the other and never side by side are one.
 */
function columnsOf(lines: readonly Line[]): Column[] {
  const found = cluster(lines.flatMap(({ edges }) => edges));
  if (!lines.some(({ boxes }) => boxes) || found.length > mostColumns) return found;
  const at = lines.map(({ edges }) => edges.map((edge) => found.findIndex((column) => within(column, edge))));
  const begins = found.map(({ right }) => right);
  for (const [i, { figures }] of lines.entries())
    for (const [k, { left }] of figures.entries()) {
      const column = at[i]?.[k] ?? -1;
      if (left !== null && column >= 0) begins[column] = Math.min(begins[column] ?? left, left);
    }
  const columns: (Column & { readonly held: Set<number> })[] = [];
  for (const [i, column] of found.entries()) {
    const begin = begins[i] ?? column.left;
    const held = new Set(at.flatMap((places, line) => (places.includes(i) ? [line] : [])));
    const before = columns.at(-1);
    if (before && begin < before.right && ![...held].some((line) => before.held.has(line))) {
      columns[columns.length - 1] = {
        begin: Math.min(begin, before.begin),
        left: before.left,
        right: column.right,
        header: '',
        held: new Set([...before.held, ...held]),
      };
    } else columns.push({ ...column, begin, held });
  }
  return columns.map(({ begin, left, right, header }) => ({ begin, left, right, header }));
}

/** The columns with those of words between them. */
function withWords(columns: readonly Column[], lines: readonly Line[]): readonly Column[] {
  const words = wordColumns(
    lines.flatMap(({ row, boxes }) => (boxes ? [row] : [])),
    columns,
  );
  return words.length === 0 ? columns : [...columns, ...words].toSorted((a, b) => a.right - b.right);
}

/** A row with its figures, at the place of its columns. */
interface Line {
  readonly row: Row;
  readonly figures: readonly Figure[];
  /** Where each figure ends. */
  readonly edges: readonly number[];
  readonly boxes: boolean;
  /** How many empty cells before its first one are not in the text. */
  readonly lost: number;
}

function lineOf(source: Source, row: Row, lost = 0): Line {
  const boxes = hasBoxes(row);
  const figures = figuresOf(row);
  const edges = figures.map(({ right, cell: at }) => {
    if (right !== null) return right;
    const cell = row.cells[at];
    return ((cell ? columnIndex(source, row, cell) : at) + lost) * step;
  });
  return { row, figures, edges, boxes, lost };
}

/** Between two rows of headers stands no more than one word or two, in characters. */
const longestUpperLine = 16;

interface Table {
  readonly headers: Line[];
  readonly lines: Line[];
  /** Whether a row has fewer figures than make a table of columns. */
  narrow: boolean;
}

/** So many figures side by side make a table of columns. */
const leastColumns = 3;

/** A lone figure behind words between, where no column of the table is: 'Starting balance ... $412,880' under a list of parts. */
function isApart({ row, edges: [edge, more], boxes }: Line, { lines, narrow }: Table): boolean {
  const last = lines.at(-1);
  if (!boxes || edge === undefined || more !== undefined || !last || narrow) return false;
  return (
    row.start - last.row.end > longestUpperLine &&
    lines.every(({ edges }) => edges.every((at) => Math.abs(at - edge) > sameEdge))
  );
}

/** The rows cut into tables: a row of headers after rows of figures begins a new one, and so does a page. */
function tablesOf(lines: readonly Line[]): Table[] {
  const tables: Table[] = [];
  let table: Table = { headers: [], lines: [], narrow: false };
  let above: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const newPage = before !== undefined && line.boxes && before.row.page !== line.row.page;
    const header = isHeader(line.row, table.lines.length > 0);
    if (newPage || ((header || isApart(line, table)) && table.lines.length > 0)) {
      tables.push(table);
      table = { headers: [], lines: [], narrow: false };
    }
    // Tables without boxes follow one another on one page: words between two rows end the headers.
    const parted = before !== undefined && line.row.start - before.row.end > 2;
    if (newPage || (parted && !line.boxes)) above = [];
    if (header) {
      if (parted && (!line.boxes || line.row.start - before.row.end > longestUpperLine))
        table.headers.length = 0;
      table.headers.push(...above, line);
      above = [];
    } else if (line.figures.length === 0 && isUpperHead(line.row)) {
      above = [...above, line].slice(-2);
    } else {
      above = [];
      if (line.figures.length > 0) table.lines.push(line);
      table.narrow ||= line.edges.length > 0 && line.edges.length < leastColumns;
    }
  }
  tables.push(table);
  return tables;
}

/**
 * The headers of a table with how many columns each must move. Without boxes an empty first cell is not in the text, and a row
 * that is not as wide as the table's rows (cells over several columns) tells of no column.
 */
function fitting(source: Source, { headers, lines }: Table): HeaderRow[] {
  const widths = Map.groupBy(
    lines.map(({ row, lost }) => lastIndex(source, row) + lost),
    (last) => last,
  );
  const width = [...widths].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? 0;
  const widest = Math.max(...widths.keys());
  const labeled = lines.some(({ row }) => row.label !== '' && row.cells[0]?.figure === null);
  return headers.flatMap(({ row, boxes }) => {
    if (boxes) return [{ row, shift: 0 }];
    const first = row.cells[0]?.text.trim() ?? '';
    const shift = width - lastIndex(source, row);
    // Where many rows lost an empty cell, only the widest show how far the heads stand.
    if (labeled && fund.test(first) && lastIndex(source, row) + 1 === widest) return [{ row, shift: 1 }];
    // A column of remarks that no row fills is not in the rows' text.
    if (shift === 0 || (remarks.test(row.cells.at(-1)?.text.trim() ?? '') && shift === -1))
      return [{ row, shift: 0 }];
    return labeled && shift > 0 && (headerWord.test(first) || wholeDay.test(first)) ? [{ row, shift }] : [];
  });
}

/** The name of a fund's column, and of no column of labels. */
const fund = /^(?:operating|reserves?|replacement|general|capital)(?: funds?)?$/i;
const remarks = /^(?:(?:19|20)\d\d )?(?:budget )?(?:notes?|comments?|remarks?|explanations?|descriptions?)$/i;

/**
 * The words over every figure of the tables, in lower case and read from the top: 'year to date actual'. By row index, in the
 * order of `figuresOf`; a table without headers takes those of the last one, by the columns' places: one column under the
 * last of several is another statement's.
 */
export function headersOf(source: Source, rows: readonly Row[]): Map<number, readonly string[]> {
  const result = new Map<number, readonly string[]>();
  let lastNamed: Column[] = [];
  for (const { headers: names, lines: printed } of tablesOf(
    wholeRows(rows).map((row) => lineOf(source, row)),
  )) {
    const lost = lostCells(
      source,
      printed.map(({ row }) => row),
    );
    const lines = printed.map((line) => (lost.has(line.row) ? lineOf(source, line.row, 1) : line));
    const table = { headers: names, lines, narrow: false };
    const columns = columnsOf(lines);
    const headers = fitting(source, table);
    const all = withWords(columns, lines);
    nameColumns(all, source, headers);
    const [top] = headers;
    const bottom = headers.at(-1);
    if (top) nameFromAbove(all, source, top.row);
    if (top && bottom) nameFromAmong(all, source, top.row, bottom.row);
    if (top) nameGroups(columns, source, top.row);
    if (bottom) putHeadsInOrder(columns, bottom.row, lines);
    const [data] = lines;
    if (!top && data?.boxes) nameFromLineAbove(columns, source, data.row, headerWord);
    if (columns.some(({ header }) => header)) lastNamed = columns;
    else if (lines.some(({ boxes }) => boxes) && (columns.length > 1 || lastNamed.length < 2)) {
      for (const column of columns) {
        column.header =
          lastNamed.find(({ right }) => Math.abs(right - column.right) <= 2 * sameEdge)?.header ?? '';
      }
    }
    if (columns.every(({ header }) => !header)) nameByTwelfths(columns, lines);
    nameInFull(columns);
    nameSumOfMonths(columns, lines);
    for (const line of lines) {
      const names = line.edges.map((edge) => columns.find((column) => within(column, edge))?.header ?? '');
      result.set(line.row.index, namesWhereCellsLack(source, line, columns) ?? names);
    }
    nameByLines(lines, source, result);
  }
  return result;
}

/** Programs print 'PTD' for the month and, behind actual sums and budgets, 'Annual' for the budget of the year. */
function nameInFull(columns: readonly Column[]): void {
  const annual = columns.some(({ header }) => /\bbudget\b/.test(header)) ? 'annual budget' : 'annual';
  for (const column of columns)
    column.header = column.header.replace(/^(?:ptd|period to date)\b/, 'month').replace(/^annual$/, annual);
}

/** Names the groups of columns by the line over the headers whose words stand too close for cells: '-- Current Month --  -- Year to Date --'. */
function nameGroups(columns: readonly Column[], { text }: Source, { start }: Row): void {
  const end = text.lastIndexOf('\n', start - 1);
  if (end <= 0) return;
  const line = text.slice(Math.max(text.lastIndexOf('\n', end - 1) + 1, end - longestOver), end);
  if (line.includes('\t')) return;
  const names = withGroups(
    columns.map(({ header }) => header),
    line,
  );
  for (const [i, column] of columns.entries()) column.header = names[i] ?? column.header;
}
const longestOver = 200;

/** So many characters before a table hold the lines that name its columns. */
const farthestAbove = 500;

/** Rows without places take the names that a line of words over them holds for as many columns. */
function nameByLines(lines: readonly Line[], source: Source, result: Map<number, readonly string[]>): void {
  let over: readonly string[] = [];
  let before = 0;
  for (const { row, figures, boxes } of lines) {
    const text = source.text.slice(Math.max(before, row.start - farthestAbove), row.start);
    if (boxes || over.length > 0) before = row.end;
    if (boxes || result.get(row.index)?.some((name) => name !== '')) continue;
    const words = text.split('\n');
    // 'Budget Actual' over rows that hold the difference too.
    const differ = figures.length === 3 && areCompared(figures.map(({ value }) => value));
    const named = namesInLines(words, figures.length) ?? (differ ? namesInLines(words, 2) : null);
    if (named) over = named;
    const count = over.length === 2 && differ ? 3 : over.length;
    // What stands behind the last column is a remark: '$600 a month x 12 = $7,200'.
    if (count === figures.length || (count > 2 && count < figures.length))
      result.set(
        row.index,
        figures.map((_, i) => over[i] ?? (count > over.length ? 'difference' : '')),
      );
  }
}
