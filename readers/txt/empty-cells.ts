/** A word or figure between wide gaps, with the column its last letter stands in. */
interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const figure = /^[($-]{0,3}\$?\s?(?:\d[\d,]*(?:\.\d+)?|\.\d+)\s?[)%-]{0,2}$|^-{1,2}$/;
/** Figures of one column end in the same place, but for a bracket or a percent sign behind them. */
const slack = 2;
/** A name is centered over its column, or ends with it. */
const headerSlack = 4;
/** A figure's column begins no farther to the left of its end. */
const widest = 10;
const fewestRows = 3;
/** No statement has more columns. */
const mostColumns = 16;
/** A line of blanks and this many more end a table. */
const mostBlankLines = 2;

const cellsIn = (line: string): Cell[] =>
  [...line.matchAll(/\S+(?: {1,2}\S+)*/g)].map((m) => ({
    text: m[0],
    start: m.index,
    end: m.index + m[0].length,
  }));

/** A dollar sign at the left edge of its column, with the figure it belongs to: '$     4,500'. */
const nearer = (line: string) =>
  line.replace(/\$( {2,})(?=[(\d-])/g, (_, gap: string) => `${' '.repeat(gap.length - 1)}$ `);

const isFigure = ({ text }: Cell) => figure.test(text);

/** Where the columns of figures end; null where the lines are no table, or every row is full. */
function columnsOf(rows: readonly (readonly Cell[])[]): number[] | null {
  const ends = rows
    .flatMap((cells) => cells.filter(isFigure).map(({ end }) => end))
    .toSorted((a, b) => a - b);
  const columns: { last: number; count: number }[] = [];
  for (const end of ends) {
    const open = columns.at(-1);
    if (open && end - open.last <= slack) {
      open.last = end;
      open.count += 1;
    } else columns.push({ last: end, count: 1 });
  }
  const often = columns.filter(({ count }) => count >= fewestRows);
  return often.length < 2 || often.length !== columns.length || often.length > mostColumns
    ? null
    : often.map(({ last }) => last);
}

/** The column of each of the cells, from the left; null where one stands in none or two stand in the same. */
function placed(cells: readonly Cell[], columns: readonly number[], most: number): number[] | null {
  const places: number[] = [];
  for (const { start, end } of cells) {
    const at = columns.findIndex(
      (column) => Math.abs(column - end) <= most || (most > slack && start < column && end > column),
    );
    if (at < 0 || at <= (places.at(-1) ?? -1)) return null;
    places.push(at);
  }
  return places;
}

/** The line with a tab for every column between its cells; null where none is empty or its cells are not certain. */
function withTabs(line: string, columns: readonly number[]): string | null {
  const cells = cellsIn(line);
  const first = cells.findIndex(isFigure);
  const label = first < 0 ? [] : cells.slice(0, first);
  // Of a line of names the one that ends before the first column stands over the labels.
  const [lead] = cells;
  const named = first < 0 && lead && cells.length > 1 && lead.end < (columns[0] ?? 0) - widest;
  if (named) label.push(lead);
  const own = first < 0 ? cells.slice(named ? 1 : 0) : cells.slice(first);
  if (own.length === 0 || label.length > 1 || (first >= 0 && !own.every(isFigure))) return null;
  // A title or a heading is no name of a column.
  if (first < 0 && cells.length < 2) return null;
  const places = placed(own, columns, first < 0 ? headerSlack : slack);
  const [head] = label;
  if (!places || own.length === columns.length) return null;
  let at = head ? -1 : (places[0] ?? 0);
  let text = head?.text ?? '';
  for (const [i, { text: cell }] of own.entries()) {
    const place = places[i] ?? at;
    text += '\t'.repeat(place - at) + cell;
    at = place;
  }
  return text;
}

/** A line of a text; `marked` where a tab stands for each of its columns. */
export interface MarkedLine {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * The lines of a text whose tables are set with blanks, with a tab for each empty cell, so that a figure stays in its column.
 * Lines that hold tabs, and those of tables that are not certain, stay as they are.
 */
export function markEmptyCells(lines: readonly string[]): MarkedLine[] {
  const marked: MarkedLine[] = [];
  let run: string[] = [];
  let blank = 0;
  const close = () => {
    const columns = columnsOf(run.map(cellsIn));
    for (const line of run) {
      const tabbed = columns && withTabs(line, columns);
      marked.push({ text: tabbed ?? line, marked: Boolean(tabbed) });
    }
    run = [];
    blank = 0;
  };
  for (const line of lines.map(nearer)) {
    const empty = line.trim() === '';
    blank = empty ? blank + 1 : 0;
    const prose = !empty && (line.includes('\t') || (line.length > 60 && !/\S {3,}\S/.test(line)));
    if (prose || blank > mostBlankLines) close();
    if (prose) marked.push({ text: line, marked: false });
    else run.push(line);
  }
  close();
  return marked;
}
