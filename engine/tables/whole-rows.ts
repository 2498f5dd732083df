import type { Row } from '../model.ts';
import { figuresOf } from './figures.ts';
import { hasBoxes } from './placed.ts';

/** Left edges closer than this (a fraction of the page's width) are one column of words. */
const sameLeft = 0.006;
const leastFigures = 2;

/**
 * Whether a row without figures is the second line of the row before it: 'and Overlay  Yards' under 'Asphalt, Mill  Square'.
 * Each of its cells begins where a cell of words begins above it, so that it names no column of figures.
 */
export function goesOnFrom(before: Row | undefined, row: Row): boolean {
  if (!before || !hasBoxes(row) || before.page !== row.page || row.start - before.end > 2) return false;
  if (figuresOf(row).length > 0 || figuresOf(before).length < leastFigures) return false;
  return row.cells.every(({ left }) =>
    before.cells.some((cell) => cell.figure === null && Math.abs((cell.left ?? -1) - (left ?? 1)) < sameLeft),
  );
}

/** The rows without those that are a second line of the row before them. */
export const wholeRows = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row, at) => !goesOnFrom(rows[at - 1], row));
