import type { Row } from '../model.ts';
import { unknown } from './entry.ts';
import type { Column } from './name-columns.ts';

/** How the name of a column of figures begins. */
const ofFigures =
  /^(?:[$%] ?|[ymp]td|(?:this|current|prior|last) (?:month|year|period)|month|year|annual|actual|budget|varian|var\b|differ|change|(?:19|20)\d\d)/i;

/** The cells of a row before its figures: the number of the account and its name. */
const wordsOf = ({ cells }: Row) =>
  cells.slice(
    0,
    cells.findIndex(({ figure }, i) => i > 0 && figure !== null),
  );

/**
 * Where the name of a column of figures stands over the words of most rows and over no figures, the heads are printed cells
 * away from what they name: as many as there are columns belong to them in order, of any other number none is known. A column
 * alone is no other's.
 */
export function putHeadsInOrder(
  columns: readonly Column[],
  head: Row,
  rows: readonly { readonly row: Row }[],
): void {
  const isName = ({ text }: Row['cells'][number]) => ofFigures.test(text.trim());
  const names = head.cells.slice(head.cells.findIndex(isName), head.cells.findLastIndex(isName) + 1);
  const { left = null, right = null } = names[0] ?? {};
  if (columns.length < 2 || left === null || right === null || right > (columns[0]?.begin ?? 0)) return;
  const under = rows.filter(({ row }) =>
    wordsOf(row).some((cell) => (cell.left ?? right) < right && (cell.right ?? left) > left),
  );
  if (under.length <= rows.length / 2) return;
  // '2031 Operating Budget' before the heads of all columns is the table's title.
  if (names.length > columns.length && columns.every(({ header }) => header)) return;
  const isWhole = names.length === columns.length;
  for (const [i, column] of columns.entries())
    column.header = (isWhole && names[i]?.text.trim().toLowerCase()) || unknown;
}
