import { fold } from '../language/plain.ts';
import type { Row, Source } from '../model.ts';
import { regex } from '../regex.ts';
import { spansIn } from '../structure/source.ts';
import { hasBoxes, middleOf, type Placed, placedCells, placedWords } from './placed.ts';
import { heightOf } from './printed-lines.ts';

/** One column of figures: where its figures end (from `left` to `right`), and the words over it in lower case. */
export interface Column {
  /** Where its widest figure begins. */
  readonly begin: number;
  readonly left: number;
  readonly right: number;
  /** It holds words and no figures. */
  readonly words?: true;
  header: string;
}

/** A row that names columns; `shift` as for `placedCells`. */
export interface HeaderRow {
  readonly row: Row;
  readonly shift: number;
}

const day = String.raw`\d{1,2}\/(?:\d{1,2}\/)?(?:\d{4}|\d\d)`;
const span = regex`(${day})\s*(?:-|–|to|through|thru)\s*(${day})`;

/** '1/1/2024 - 9/30/2024' as 'to date', a month's dates as 'month': the dates tell no more of a column. */
function withoutDates(text: string): string {
  const m = span.exec(text);
  if (!m) return fold(text);
  const [from, to] = [m[1], m[2]].map((date) => (date ?? '').split('/'));
  const oneMonth = from?.[0] === to?.[0] && from?.at(-1) === to?.at(-1);
  return fold(text.replace(m[0], oneMonth ? 'month' : 'to date')).trim();
}

const aligned = 0.012;

const columnAt = (columns: readonly Column[], middle: number) =>
  columns.findIndex((column, i) => {
    const before = columns[i - 1]?.right ?? Number.NEGATIVE_INFINITY;
    // A figure's column begins about as far to the left as its widest figure: a tenth of the page at the most.
    const beyond = column.words ? 0 : 0.03;
    return middle <= column.right + beyond && middle > Math.max(before + 0.01, column.left - 0.12);
  });

/** The column that a cell ends with and that has it to itself: 'YTD Actual' right over its figures. */
const columnUnder = (columns: readonly Column[], { left, right }: Placed) =>
  columns.findIndex(
    (column, i) =>
      Math.abs(column.right - right) < aligned && left > (columns[i - 1]?.right ?? Number.NEGATIVE_INFINITY),
  );

/** So far beside its figures may a column's name stand. */
const farthestBeside = 0.08;

/** What a cell beyond the last column names that stands beside one which has its name: remarks. */
const remarks = -2;

/**
 * The column that each cell of a row names as a whole: the only one under it, else the nearest; -1 where that is not certain,
 * `remarks` where it names none.
 */
function columnsNamed(columns: readonly Column[], cells: readonly Placed[]): number[] {
  const end = columns.at(-1)?.right ?? 0;
  const named = cells.map(({ left, right }) => {
    const gaps = columns.map((column) => Math.max(left - column.right, column.begin - right));
    if (gaps.filter((gap) => gap < 0).length > 1) return { at: -1, over: false };
    const least = Math.min(...gaps);
    return { at: least < farthestBeside ? gaps.indexOf(least) : -1, over: least < 0 };
  });
  return named.map(({ at, over }, i) => {
    const rivals = named.filter((other) => other.at === at);
    if (rivals.length < 2 || at < 0) return at;
    if (rivals.filter((other) => other.over).length !== 1) return -1;
    if (over) return at;
    return (cells[i]?.left ?? 0) > end ? remarks : -1;
  });
}

/** So many columns side by side whose names stand each in a place of its own cannot be mistaken. */
const leastSlots = 3;

/**
 * The column that each cell names where they are as many as the columns and each stands between the end of the column before
 * and the end of its own: names at the left of columns whose figures end at the right. Null where it is not so.
 */
function columnsInOrder(columns: readonly Column[], cells: readonly Placed[]): number[] | null {
  const extra = cells.length - columns.length;
  if (columns.length < leastSlots || extra < 0 || extra > 1) return null;
  const fits = columns.every((column, i) => {
    const cell = cells[i + extra];
    const before = columns[i - 1]?.right ?? cells[extra - 1]?.right ?? 0;
    return cell && cell.left > before - aligned / 2 && cell.right < column.right + aligned;
  });
  return fits ? cells.map((_, i) => i - extra) : null;
}

/** The cells of a row, those over several columns cut into their words: 'UL RL Quantity', whose names stand too close for cells. */
const apart = (columns: readonly Column[], cells: readonly Placed[], words: readonly Placed[]) =>
  cells.flatMap((cell) =>
    columns.filter(({ begin, right }) => begin < cell.right && right > cell.left).length < 2
      ? [cell]
      : words.filter(({ left, right }) => left >= cell.left - 1e-6 && right <= cell.right + 1e-6),
  );

/** A day, or a dash between days: '31-60' is none, nor is '2030-2032'. */
const isDate = /^(?!\d{1,3}-\d{2,3}$|(?:19|20)\d\d[-–](?:19|20)\d\d$)[-–\d/.]*\d[/.-]\d[-–\d/.]*$|^[-–]$/;

/** A day that stands alone in its cell. */
export const wholeDay = /^\d{1,2}\/\d{1,2}\/(?:(?:19|20)\d\d|\d\d)$/;
/** 'Balance 2/28/31' */
const endsWithDay = /^(?:[a-z]+ ){0,3}\d{1,2}\/\d{1,2}\/(?:(?:19|20)\d\d|\d\d)$/i;

/** '2031 Operating Budget Summary' */
const title = /^(?:19|20)\d\d (?:[a-z&]+ ){1,3}(?:summary|statement|worksheet|schedule)$/i;

/** The words straight over each column. */
function straight(columns: readonly Column[], source: Source, { row, shift }: HeaderRow): string[] {
  const names = columns.map(() => '');
  // The table's own title stands over the labels and names no column.
  const isTitled =
    !hasBoxes(row) && row.cells.length > columns.length && title.test(row.cells[0]?.text.trim() ?? '');
  const named = isTitled ? { ...row, cells: row.cells.slice(1) } : row;
  const words = placedWords(source, named, shift);
  const printed = hasBoxes(row) ? placedCells(source, row, shift) : [];
  const parted = apart(columns, printed, words);
  const cells = columnsInOrder(columns, parted) ? parted : printed;
  // '12/31/2031  12/31/2030' tells the columns apart, the days of a span do not.
  const days = row.cells.filter(({ text }, at) => at > 0 || !/[a-z]/i.test(text));
  const alone = days.length > 1 && days.every(({ text }) => endsWithDay.test(text.trim()));
  const inOrder = columnsInOrder(columns, cells);
  const whole = inOrder ?? columnsNamed(columns, cells);
  for (const word of words) {
    if (isDate.test(word.text) && !(alone && wholeDay.test(word.text))) continue;
    const index = cells.findIndex(
      ({ left, right }) => word.left >= left - 1e-6 && word.right <= right + 1e-6,
    );
    const cell = cells[index];
    const under = cell && !inOrder ? columnUnder(columns, cell) : -1;
    const over = whole[index] ?? -1;
    if (over === remarks) continue;
    const at = under >= 0 ? under : over >= 0 ? over : columnAt(columns, middleOf(word));
    if (at >= 0) names[at] = `${names[at]} ${fold(word.text)}`.trim();
  }
  return names;
}

/** Ranges of columns whose names come again ('actual budget variance actual budget variance annual'); empty where none do. */
export function groupsOf(names: readonly string[]): { from: number; to: number }[] {
  const from = names.findIndex((name) => name !== '');
  const first = names[from];
  if (first === undefined) return [];
  const length = names.indexOf(first, from + 1) - from;
  if (length < 1 || (length === 1 && names[from + 2] !== first)) return [];
  const groups: { from: number; to: number }[] = [];
  for (let at = from; names[at] === first; at += length) {
    groups.push({ from: at, to: Math.min(names.length, at + length) });
  }
  const rest = groups.at(-1)?.to ?? names.length;
  if (rest < names.length) groups.push({ from: rest, to: names.length });
  return groups.length > 1 && length > 1 ? groups : [];
}

/** Every group takes the cell that stands nearest over it. */
function spanning(
  columns: readonly Column[],
  groups: readonly { from: number; to: number }[],
  cells: readonly Placed[],
): string[] {
  const names = columns.map(() => '');
  const free = new Set(cells);
  for (const { from, to } of groups) {
    const [first, last] = [columns[from], columns[to - 1]];
    if (!first || !last) continue;
    // Half a column before the first edge, where its figures begin.
    const own = [...free].filter(
      (cell) => middleOf(cell) > first.left - 0.1 && middleOf(cell) <= last.right + 0.02,
    );
    const [cell] = own;
    if (!cell) continue;
    free.delete(cell);
    const text = withoutDates(cell.text);
    for (let at = from; at < to; at++) names[at] = text;
  }
  return names;
}

/** Writes over each column the words of the header rows, from the top. */
export function nameColumns(columns: readonly Column[], source: Source, headers: readonly HeaderRow[]): void {
  const lowest = headers.at(-1);
  if (!lowest) return;
  const groups = groupsOf(straight(columns, source, lowest));
  for (const header of headers) {
    const cells = placedCells(source, header.row, header.shift).filter(({ right }) => {
      const [first] = columns;
      return first !== undefined && right > first.left - 0.12;
    });
    const over =
      header !== lowest && groups.length > 0 && cells.length <= groups.length
        ? spanning(columns, groups, cells)
        : straight(columns, source, header);
    for (const [i, column] of columns.entries()) column.header = `${column.header} ${over[i] ?? ''}`.trim();
  }
}

const longestName = 24;

/** So many lines may stand over the first row of headers. */
const mostAbove = 2;

/**
 * Writes before the names of the columns the words of the lines right above the headers that are no rows of their own, since
 * they hold one word or stand too close for cells: 'Annual' over 'Budget'. A word counts where it is in line with a word below.
 */
export function nameFromAbove(columns: readonly Column[], source: Source, top: Row): void {
  if (!hasBoxes(top)) return;
  const [span] = spansIn(source, top.start, top.end);
  const page = span && source.pages[span.page];
  const at = span ? span.start + Math.max(0, top.start - span.at) : 0;
  const index = page?.lines.findIndex(({ start, end }) => at >= start && at < end) ?? -1;
  let below = placedWords(source, top);
  const left = below[0]?.left ?? 0;
  const own = page?.lines[index];
  let under = page && own ? heightOf(page, own) : null;
  for (let i = index - 1; page && i >= Math.max(0, index - mostAbove); i--) {
    const line = page.lines[i];
    const place = line && heightOf(page, line);
    if (!place || !under || under.top - place.top > 2 * under.height) return;
    const words = line.words.map(([start, end, left, right]) => ({
      text: page.text.slice(start, end),
      left,
      right,
    }));
    const inLine = words.map((word) =>
      below.some(
        (other) =>
          Math.abs(other.right - word.right) < aligned ||
          Math.abs(middleOf(other) - middleOf(word)) < aligned,
      ),
    );
    const places = words.map((word) => columnAt(columns, middleOf(word)));
    const fits = words.every(
      (_, w) => (places[w] ?? -1) >= 0 && (inLine[w] || (places[w + 1] === places[w] && inLine[w + 1])),
    );
    if (!fits || words.some(({ text }) => /\d/.test(text))) return;
    // A title begins where the table does.
    const isTitle = words.length > 1 && Math.abs((words[0]?.left ?? 0) - left) < aligned;
    if (isTitle && new Set(places).size > 1) return;
    for (const [w, { text }] of words.toReversed().entries()) {
      const column = columns[places[words.length - 1 - w] ?? -1];
      if (column) column.header = `${fold(text)} ${column.header}`.trim();
    }
    below = words;
    under = place;
  }
}

/** A name that is centered beside names of two lines stands between their lines: it names the column that has no other. */
export function nameFromAmong(columns: readonly Column[], source: Source, first: Row, last: Row): void {
  if (first === last || first.page !== last.page || !hasBoxes(first)) return;
  const [from, to] = [first, last].map((row) => {
    const [span] = spansIn(source, row.start, row.end);
    return span ? { page: span.page, at: span.start + Math.max(0, row.start - span.at) } : null;
  });
  const page = from && source.pages[from.page];
  if (!page || !to || from.page !== to.page) return;
  for (const { start, end, words } of page.lines) {
    if (start <= from.at || start >= to.at || words.length === 0) continue;
    const text = page.text.slice(start, end);
    if (text.includes('\t') || text.length > longestName) continue;
    const middle = ((words[0]?.[2] ?? 0) + (words.at(-1)?.[3] ?? 0)) / 2;
    const column = columns[columnAt(columns, middle)];
    if (column && column.header === '') column.header = fold(text);
  }
}

/** So many of the columns must have a name in a line that no wide gap tells for a row. */
const leastNamed = 0.75;

/** Names that stand so close that their line is no row of its own, right above the first row: each over its column. */
export function nameFromLineAbove(
  columns: readonly Column[],
  source: Source,
  first: Row,
  headerWord: RegExp,
): void {
  const [span] = spansIn(source, first.start, first.end);
  const page = span && source.pages[span.page];
  const at = span ? span.start + Math.max(0, first.start - span.at) : 0;
  const index = page?.lines.findIndex(({ start, end }) => at >= start && at < end) ?? -1;
  const [line, own] = [page?.lines[index - 1], page?.lines[index]];
  const [over, under] = [line, own].map((one) => (page && one ? heightOf(page, one) : null));
  if (!page || !line || !over || !under || columns.length < 2) return;
  if (under.top - over.top > 2.5 * under.height) return;
  const text = page.text.slice(line.start, line.end);
  if (/[.:;]$/.test(text) || !headerWord.test(text)) return;
  const names = columns.map(() => '');
  for (const [start, end, left, right] of line.words) {
    const column = columnAt(columns, (left + right) / 2);
    if (column >= 0) names[column] = `${names[column]} ${fold(page.text.slice(start, end))}`.trim();
  }
  if (names.filter(Boolean).length < leastNamed * columns.length) return;
  for (const [i, column] of columns.entries()) column.header = names[i] ?? '';
}
