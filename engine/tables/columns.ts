import { fold } from '../language/plain.ts';
import type { Row, Source } from '../model.ts';
import { spansIn } from '../structure/source.ts';
import { type Figure, figuresOf } from './figures.ts';

/** One column of figures on a page: where its figures end, and the words over it in lower case. */
export interface Column {
  readonly left: number;
  readonly right: number;
  header: string;
}

/** Right edges closer than this (a fraction of the page's width) are one column. */
const sameEdge = 0.018;
const headerWord =
  /\b(?:budget|budgeted|actual|variance|annual|yearly|year|month|monthly|ytd|to date|prior|proposed|approved|adopted|projected|current|per unit|unit|total|difference|change|balance|estimated|forecast|(?:19|20)\d\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

function cluster(edges: readonly number[]): Column[] {
  const columns: Column[] = [];
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const edge of edges.toSorted((a, b) => a - b)) {
    if (edge - last > sameEdge) {
      if (last > Number.NEGATIVE_INFINITY) columns.push({ left: first, right: last, header: '' });
      first = edge;
    }
    last = edge;
  }
  if (last > Number.NEGATIVE_INFINITY) columns.push({ left: first, right: last, header: '' });
  return columns;
}

interface PlacedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** The words of a row with their places, from the page's own lines. */
function wordsOf(source: Source, row: Row): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const span of spansIn(source, row.start, row.end)) {
    const page = source.pages[span.page];
    const from = span.start + Math.max(0, row.start - span.at);
    const to = span.start + Math.min(span.length, row.end - span.at);
    for (const line of page?.lines ?? []) {
      if (line.end <= from || line.start >= to) continue;
      for (const [start, end, left, right] of line.words) {
        if (start >= from && end <= to) words.push({ text: page?.text.slice(start, end) ?? '', left, right });
      }
    }
  }
  return words;
}

const isYear = ({ value, percent }: Figure) =>
  !percent && Number.isInteger(value) && value > 1950 && value < 2100;

/** A row that names columns instead of filling them. */
function isHeader(row: Row, figures: readonly Figure[]): boolean {
  return headerWord.test(fold(row.cells.map(({ text }) => text).join(' '))) && figures.every(isYear);
}

function nameColumns(columns: readonly Column[], source: Source, headers: readonly Row[]) {
  for (const row of headers) {
    for (const { text, left, right } of wordsOf(source, row)) {
      // The dates of a period stand over several columns and name none of them.
      if (/^[-–\d/.]*\d[/.-]\d[-–\d/.]*$|^[-–]$/.test(text)) continue;
      const middle = (left + right) / 2;
      // A figure's column begins about as far to the left as its widest figure: a tenth of the page at the most.
      const column = columns.find((c, i) => {
        const before = columns[i - 1]?.right ?? Number.NEGATIVE_INFINITY;
        return middle <= c.right + 0.03 && middle > Math.max(before + 0.01, c.left - 0.12);
      });
      if (column) column.header = `${column.header} ${fold(text)}`.trim();
    }
  }
}

export interface PageColumns {
  /** Column of a figure; undefined where the page has no boxes. */
  readonly of: (figure: Figure) => Column | undefined;
}

/**
 * The words over each cell of a row without boxes (Markdown, HTML, tabs): those of the last row of words before it that
 * has as many cells. By row index.
 */
export function headersByCell(rows: readonly Row[]): Map<number, readonly string[]> {
  const result = new Map<number, readonly string[]>();
  const last = new Map<number, readonly string[]>();
  for (const row of rows) {
    const { length } = row.cells;
    if (row.cells.every(({ figure }) => figure === null))
      last.set(
        length,
        row.cells.map(({ text }) => fold(text)),
      );
    else result.set(row.index, last.get(length) ?? []);
  }
  return result;
}

/** The columns of figures on each page, named by the header rows over them; a page without any takes the last page's. */
export function columnsByPage(source: Source, rows: readonly Row[]): Map<number, PageColumns> {
  const result = new Map<number, PageColumns>();
  let lastNamed: Column[] = [];
  for (const [page, list] of Map.groupBy(rows, (row) => row.page)) {
    const withFigures = list.map((row) => ({ row, figures: figuresOf(row) }));
    const edges = withFigures.flatMap(({ row, figures }) =>
      isHeader(row, figures) ? [] : figures.flatMap(({ right }) => right ?? []),
    );
    const columns = cluster(edges);
    nameColumns(
      columns,
      source,
      withFigures.filter(({ row, figures }) => isHeader(row, figures)).map(({ row }) => row),
    );
    if (columns.some(({ header }) => header)) lastNamed = columns;
    else {
      for (const column of columns) {
        column.header =
          lastNamed.find(({ right }) => Math.abs(right - column.right) <= 2 * sameEdge)?.header ?? '';
      }
    }
    const of = ({ right }: Figure) =>
      right === null ? undefined : columns.find((c) => right >= c.left - 1e-6 && right <= c.right + 1e-6);
    result.set(page, { of });
  }
  return result;
}
