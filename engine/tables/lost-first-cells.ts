import type { Row, Source } from '../model.ts';
import { opensWithCode } from './figures.ts';
import { hasBoxes, lastIndex } from './placed.ts';

/** So many rows with a number before their label make a column of numbers. */
const leastNumbered = 3;

const isLabel = (text: string | undefined) => text !== undefined && /[A-Za-z]{2}/.test(text);

/**
 * The rows of a sheet's table that lost an empty first cell: a total has no account number, and an empty cell at the edge is
 * not in the text, so that its figures stand one column too far to the left.
 */
export function lostCells(source: Source, rows: readonly Row[]): ReadonlySet<Row> {
  const numbered = rows.filter((row) => !hasBoxes(row) && opensWithCode(row));
  if (numbered.length < leastNumbered) return new Set();
  const width = Math.max(...numbered.map((row) => lastIndex(source, row)));
  return new Set(
    rows.filter((row) => {
      const [first, second] = row.cells;
      if (!first || !second || hasBoxes(row) || second.figure === null || !isLabel(first.text)) return false;
      // An empty cell between the label and its figures is printed: the label stands in the column of the numbers.
      const between = source.text.slice(first.end, second.start);
      return between.split('\t').length === 2 && lastIndex(source, row) < width;
    }),
  );
}
