import { figureOf } from './figures.ts';
import { joined } from './markup.ts';
import { type PrintedLine, partOf } from './printed.ts';

/**
 * Tables of web pages whose cells were copied each to lines of its own: 'Total', 'Income |', '$15,000 |', '|', '|'. An empty
 * cell is a stroke alone; what stands between two strokes is one cell, on however many lines.
 */
const lone = /^\|+$/;
/** So many strokes that stand alone are cells, and no slip. */
const leastLone = 4;
/** A table of questions and answers has hardly a figure, and is read as text. */
const leastFigures = 2;
/** So many lines without a stroke may one cell take. */
const longestCell = 4;
/** From so many empty cells on, words that follow words are another row's. */
const leastGap = 2;

interface Cell {
  readonly line: PrintedLine;
  /** How many empty cells stand before it. */
  readonly gap: number;
}

/** From which line to which a table of this form runs, the last one left out. */
function* tables(lines: readonly PrintedLine[]): Generator<readonly [from: number, to: number]> {
  let from = -1;
  let last = -1;
  let strokes = 0;
  for (const [index, { text, page }] of lines.entries()) {
    if (!text.includes('|')) continue;
    if (from < 0 || index - last > longestCell || lines[last]?.page !== page) {
      if (strokes >= leastLone) yield [from, last + 1];
      from = index;
      strokes = 0;
    }
    last = index;
    if (lone.test(text)) strokes += 1;
  }
  if (strokes >= leastLone) yield [from, last + 1];
}

function cellsOf(lines: readonly PrintedLine[]): Cell[] {
  const cells: Cell[] = [];
  let open: PrintedLine[] = [];
  let gap = 0;
  const close = () => {
    const line = joined(open, ' ');
    if (line) {
      cells.push({ line, gap });
      gap = 0;
    } else gap += 1;
    open = [];
  };
  for (const [index, line] of lines.entries()) {
    for (const part of line.text.matchAll(/([^|]*)(\|?)/g)) {
      const [, words = '', stroke] = part;
      const piece = partOf(line, part.index, part.index + words.length);
      if (piece) open.push(piece);
      // The stroke before a table's first cell closes none.
      if (stroke && (index > 0 || part.index > 0 || piece)) close();
    }
  }
  if (open.length > 0) close();
  return cells;
}

const isFigure = ({ text }: PrintedLine) => figureOf(text) !== null;

/** Words after a figure begin a row, and so do words that stand far behind the words before them. */
function rowsOf(cells: readonly Cell[]): PrintedLine[] {
  const rows: PrintedLine[][] = [];
  for (const { line, gap } of cells) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    const begins = !isFigure(line) && (!before || isFigure(before) || gap >= leastGap);
    if (row && !begins) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => {
    const made = joined(row, '\t');
    // Words with nothing beside them are a title, a heading or a remark.
    return made ? [{ ...made, row: row.length > 1 || row.some(isFigure), apart: true }] : [];
  });
}

/** The lines with such tables as rows. */
function withRowsOfStrokes(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const made: PrintedLine[] = [];
  let at = 0;
  for (const [from, to] of tables(lines)) {
    const cells = cellsOf(lines.slice(from, to));
    made.push(
      ...lines.slice(at, from),
      ...(cells.filter(({ line }) => isFigure(line)).length >= leastFigures
        ? rowsOf(cells)
        : lines.slice(from, to)),
    );
    at = to;
  }
  return at === 0 ? lines : [...made, ...lines.slice(at)];
}

const year = /^(?:19|20)\d\d(?:\s?[-–/]\s?(?:19|20)?\d\d)?$/;
const money = /^\(?\$\s?\d[\d,]*(?:\.\d\d)?\)?$|^\d{1,3}(?:,\d{3})+(?:\.\d\d)?$|^\d+\.\d\d$/;
const mostColumns = 8;
const leastRows = 2;

const isHead = ({ text, row }: PrintedLine) => !row && /^\D{1,40}$/.test(text);

/** How many lines each row takes that begins at `from` with a year: as many as the next one, all but the first with money. */
function widthAt(lines: readonly PrintedLine[], from: number): number {
  if (!year.test(lines[from]?.text ?? '')) return 0;
  let width = 1;
  while (width <= mostColumns && money.test(lines[from + width]?.text ?? '')) width += 1;
  return width > 1 && width <= mostColumns ? width : 0;
}

/**
 * A table by years that was copied with each cell on a line of its own: 'Year', 'Townhomes', 'Cottages', '2031', '$180', '$150',
 * '2032', '$190', '$160'. So many lines above its first year name its columns.
 */
function withRowsOfYears(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const made: PrintedLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const width = widthAt(lines, at);
    const line = lines[at];
    const heads = width > 0 ? made.slice(-width) : [];
    const areHeads =
      heads.length === width && heads.every((head) => isHead(head) && head.page === line?.page);
    let rows = width > 0 && areHeads ? 1 : 0;
    while (rows > 0 && widthAt(lines, at + rows * width) === width) rows += 1;
    if (rows < leastRows) {
      if (line) made.push(line);
      at += 1;
      continue;
    }
    made.length -= width;
    const all = [...heads, ...lines.slice(at, at + rows * width)];
    for (let from = 0; from < all.length; from += width) {
      const row = joined(all.slice(from, from + width), '\t');
      if (row) made.push({ ...row, row: true });
    }
    at += rows * width;
  }
  return made;
}

/** The lines with tables whose cells stand on lines of their own as rows. */
export const withRowsOfCells = (lines: readonly PrintedLine[]): readonly PrintedLine[] =>
  withRowsOfYears(withRowsOfStrokes(lines));
