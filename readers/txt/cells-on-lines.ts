import { isSmall, isSum } from './figures.ts';

const letters = /[A-Za-z]{2}/;
/** A row may be of a year or of some years. */
const years = /^(?:19|20)\d\d(?:\s?[-–/]\s?(?:(?:19|20)\d\d|\d\d))?$/;
const columnWord =
  /\b(?:budget|actual|proposed|approved|variance|year|annual|month(?:ly)?|ytd|total|(?:19|20)\d\d)\b/i;
const longestLabel = 60;
/** Rows with as many figures as these are a table and no chance; of a year's rows two under their names are enough. */
const fewestRows = 5;
const fewestYears = 2;
const mostFigures = 8;
/** So many cells that are no row may stand between two rows of a table. */
const widestGap = 6;
/** Share of a table's cells, or of the whole text's where its rows have but one figure, that must be such rows. */
const mostly = 0.5;

interface Cell {
  readonly text: string;
  /** The first and the last of its lines. */
  readonly from: number;
  readonly to: number;
}

interface Row {
  /** The label's cell; those of its figures follow. */
  readonly at: number;
  readonly figures: number;
  readonly money: boolean;
  readonly year: boolean;
}

const isFigure = (text: string) => isSum(text) || isSmall(text);
const isLabel = (text: string) =>
  text.length <= longestLabel && !text.includes('\t') && (letters.test(text) || years.test(text));

/** The cells of a text: its lines, or its paragraphs where every figure is a paragraph of its own. */
function cellsIn(lines: readonly string[]): Cell[] {
  const cells = lines.flatMap((line, at) =>
    line.trim() === '' ? [] : [{ text: line.trim(), from: at, to: at }],
  );
  const sums = cells.filter(({ text }) => isSum(text));
  const empty = (at: number) => (lines[at] ?? '').trim() === '';
  if (!sums.every(({ from }) => empty(from - 1) && empty(from + 1))) return cells;
  const paragraphs: Cell[] = [];
  for (const cell of cells) {
    const before = paragraphs.at(-1);
    const text = before && `${before.text} ${cell.text}`;
    if (before && text && before.to === cell.from - 1 && isLabel(text))
      paragraphs.splice(-1, 1, { text, from: before.from, to: cell.to });
    else paragraphs.push(cell);
  }
  return paragraphs;
}

/** Labels with the figures that stand below them. */
function rowsIn(cells: readonly Cell[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < cells.length; at++) {
    const { text } = cells[at] ?? { text: '' };
    if (!isLabel(text)) continue;
    let to = at + 1;
    while (isFigure(cells[to]?.text ?? '')) to++;
    const figures = to - at - 1;
    const money = cells.slice(at + 1, to).some((cell) => isSum(cell.text));
    if (figures > 0 && figures <= mostFigures) rows.push({ at, figures, money, year: years.test(text) });
    at = to - 1;
  }
  return rows;
}

/** How many cells before a row name its columns, the one over the labels included; 0 where none do. */
function headerBefore(cells: readonly Cell[], { at, figures, year }: Row): number {
  const [first, ...names] = cells.slice(Math.max(0, at - figures - 1), at).map(({ text }) => text);
  if (first === undefined || names.length < figures) return 0;
  const named = [first, ...names].every((text) => isLabel(text) && !isFigure(text));
  if (year && named && [first, ...names].every((text) => !/\d/.test(text))) return figures + 1;
  if (figures < 2 || !named) return 0;
  return names.every((name) => columnWord.test(name)) || /^(?:fiscal )?year$/i.test(first) ? figures + 1 : 0;
}

/** The rows in runs that hardly anything else stands between. */
function runsOf(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const before = runs.at(-1)?.at(-1);
    if (before && row.at - (before.at + before.figures + 1) <= widestGap) runs.at(-1)?.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** The rows of a run that are certain: as many others of it have as many figures. */
function certain(run: readonly Row[], cells: readonly Cell[]): readonly Row[] {
  const often = Map.groupBy(
    run.filter(({ money }) => money),
    ({ figures }) => figures,
  );
  const sure = run.filter(({ figures }) => {
    const alike = often.get(figures) ?? [];
    const [first] = alike;
    const ofYears = first && alike.every(({ year }) => year) && headerBefore(cells, first) > 0;
    return alike.length >= (ofYears ? fewestYears : fewestRows);
  });
  const [first] = sure;
  const last = sure.at(-1);
  if (!first || !last) return [];
  const taken = sure.reduce((all, { figures }) => all + figures + 1, 0);
  const alone = sure.every(({ figures, year }) => figures === 1 && !year);
  const all = alone ? cells.length : last.at + last.figures + 1 - first.at;
  return taken < all * mostly ? [] : sure;
}

/**
 * The lines of a text whose tables were pasted with every cell on a line of its own, put together again: 'Water', '900.00',
 * '850.00' are one row, with a tab between its cells. A text without such a table stays as it is.
 */
export function joinCells(lines: readonly string[]): readonly string[] {
  const cells = cellsIn(lines);
  const sure = runsOf(rowsIn(cells)).flatMap((run) => certain(run, cells));
  if (sure.length === 0) return lines;
  const joined = [...lines];
  const join = (from: number, count: number) => {
    const row = cells.slice(from, from + count);
    const first = row[0]?.from ?? 0;
    joined.fill('', first, (row.at(-1)?.to ?? first) + 1);
    joined[first] = row.map(({ text }) => text).join('\t');
  };
  let end = 0;
  for (const row of sure) {
    const header = headerBefore(cells, row);
    if (header > 0 && row.at - header >= end) join(row.at - header, header);
    end = row.at + row.figures + 1;
    join(row.at, row.figures + 1);
  }
  return joined;
}
