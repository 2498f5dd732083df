import type { Row, Source } from '../model.ts';
import { unknown } from './entry.ts';
import type { Figure } from './figures.ts';
import type { Column } from './name-columns.ts';

interface Printed {
  readonly row: Row;
  readonly figures: readonly Figure[];
  readonly edges: readonly number[];
  readonly boxes: boolean;
}

/** Of equal figures it does not matter which column each is of. */
const nameOf = ({ figures: [first, ...others] }: Printed) =>
  others.every(({ value }) => value === first?.value) ? '' : unknown;
/** Funds side by side, and the lives of parts beside what is saved for them: seldom has a row a figure under each. */
const seldomFull = /\b(?:operating|reserves?|replacement|life)\b/;
/** Whether a row of such a table has fewer figures than that has columns, and no empty cell tells which ones it lacks. */
function lacksCells({ text }: Source, { row, edges, boxes }: Printed, columns: readonly Column[]): boolean {
  return (
    !boxes &&
    columns.some(({ header }) => seldomFull.test(header)) &&
    edges.length > 1 &&
    edges.length < columns.length &&
    // A cell of words with a number ('1 ls') stands in its column too.
    row.cells.length <= columns.length &&
    !text.slice(row.start, row.end).includes('\t\t')
  );
}

/** What stands over the figures of a row that lost empty cells; null where it lost none. */
export const namesWhereCellsLack = (source: Source, line: Printed, columns: readonly Column[]) =>
  lacksCells(source, line, columns) ? line.edges.map(() => nameOf(line)) : null;
