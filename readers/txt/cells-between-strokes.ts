import { isFigure } from './figures.ts';

/** An empty cell is a stroke alone; what stands between two strokes is one cell, on however many lines. */
const lone = /^\|+$/;
/** So many strokes that stand alone are cells, and no slip. */
const leastLone = 4;
/** A table of questions and answers has hardly a figure, and is read as text. */
const leastFigures = 2;
/** So many lines without a stroke may one cell take. */
const longestCell = 4;
/** From so many empty cells on, words that follow words are another row's. */
const leastGap = 2;
/** So many rows of one shape tell how many figures a row has. */
const leastRows = 2;

interface Cell {
  readonly text: string;
  /** How many empty cells stand before it. */
  readonly gap: number;
}

/** From which line to which a table of this form runs, the last one left out. */
function* tables(lines: readonly string[]): Generator<readonly [from: number, to: number]> {
  let from = -1;
  let last = -1;
  let strokes = 0;
  let words = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('|')) {
      if (line.trim() !== '') words += 1;
      continue;
    }
    if (from < 0 || words >= longestCell) {
      if (strokes >= leastLone) yield [from, last + 1];
      from = index;
      strokes = 0;
    }
    last = index;
    words = 0;
    if (lone.test(line.trim())) strokes += 1;
  }
  if (strokes >= leastLone) yield [from, last + 1];
}

function cellsOf(lines: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  let open: string[] = [];
  let gap = 0;
  const close = () => {
    if (open.length > 0) {
      cells.push({ text: open.join(' '), gap });
      gap = 0;
    } else gap += 1;
    open = [];
  };
  for (const [index, line] of lines.entries()) {
    const parts = line.split('|');
    for (const [at, part] of parts.entries()) {
      const words = part.trim();
      if (words) open.push(words);
      // The stroke before a table's first cell closes none.
      if (at < parts.length - 1 && (index > 0 || at > 0 || words)) close();
    }
  }
  if (open.length > 0) close();
  return cells;
}

const figuresOf = (row: readonly string[]) => row.filter(isFigure).length;

/** Words after a figure begin a row, and so do words that stand far behind the words before them. */
function rowsOf(cells: readonly Cell[]): string[][] {
  const rows: string[][] = [];
  for (const { text, gap } of cells) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    const begins = !isFigure(text) && (before === undefined || isFigure(before) || gap >= leastGap);
    if (row && !begins) row.push(text);
    else rows.push([text]);
  }
  return rows;
}

/** The names of columns parted from the first row under them, where no empty cell stands between. */
function withoutNames(rows: readonly string[][]): string[][] {
  const plain = rows.filter((row) => row.length > 1 && row.slice(1).every(isFigure));
  const usual = Map.groupBy(plain, figuresOf);
  return rows.flatMap((row) => {
    const figures = figuresOf(row);
    const names = row.length - figures - 1;
    const known = figures > 1 && (usual.get(figures)?.length ?? 0) >= leastRows;
    return known && (names === figures || names === figures + 1)
      ? [row.slice(0, names), row.slice(names)]
      : [row];
  });
}

/**
 * The lines of a text with the tables of web pages whose cells were copied each to lines of its own, 'Total', 'Income |',
 * '$15,000 |', '|', '|', as rows with a tab between their cells.
 */
export function joinBetweenStrokes(lines: readonly string[]): readonly string[] {
  const made: string[] = [];
  let at = 0;
  for (const [from, to] of tables(lines)) {
    const cells = cellsOf(lines.slice(from, to));
    made.push(...lines.slice(at, from));
    if (cells.filter(({ text }) => isFigure(text)).length < leastFigures) made.push(...lines.slice(from, to));
    // An empty line after each keeps titles and rows apart.
    else made.push(...withoutNames(rowsOf(cells)).flatMap((row) => [row.join('\t'), '']));
    at = to;
  }
  return at === 0 ? lines : [...made, ...lines.slice(at)];
}
