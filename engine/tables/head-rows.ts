import { monthBeginnings } from '../language/dates.ts';
import type { Row } from '../model.ts';
import { regex } from '../regex.ts';
import { type Figure, figuresOf, opensWithCode } from './figures.ts';
import { wholeDay } from './name-columns.ts';
import { hasBoxes } from './placed.ts';

/** A word that names a column. */
export const headerWord = regex.i`\b(?:budget|budgeted|actual|variance|annual|yearly|year|month|monthly|ytd|mtd|to date|prior|proposed|approved|adopted|projected|current|period|per unit|unit|total|difference|change|balance|beginning|opening|ending|closing|deposits|estimated|forecast|operating|reserves?|funds?|useful|remaining|rem|life|cost|quantity|funded|funding|interest|(?:fy ?)?(?:19|20)\d\d|${monthBeginnings})`;

/** '2031', '(2031)'. */
const isYear = ({ value, percent }: Figure) =>
  !percent && Number.isInteger(value) && Math.abs(value) > 1950 && Math.abs(value) < 2100;

/** What software prints at the left of a page's title: the time, the day, the basis of accounting. */
const stamp = /^(?:\d{1,2}:\d\d(?::\d\d)?\s*[ap]m|\d{1,2}\/\d{1,2}\/\d{2,4}|(?:accrual|cash) basis)$/i;
/** 'Time: 10:22 am', 'Page: 1', 'Printed 11/4/2031' name what stands beside them. */
const labeledStamp =
  /^(?:run |print(?:ed)? |report )?(?:date|time|page|printed)(?: on)?[:#]? ?\d[\d/:.-]*(?: ?[ap]m)?(?: of \d+)?$/i;
const isStamped = ({ cells }: Row): boolean =>
  cells.some(({ text }) => labeledStamp.test(text.trim())) ||
  (cells.length > 1 &&
    stamp.test(cells[0]?.text.trim() ?? '') &&
    !cells.every(({ text }) => wholeDay.test(text.trim())));

/** The upper lines of stacked headers need not hold a word that names a column; an account is none of them. */
export const isUpperHead = (row: Row): boolean =>
  row.cells.length > 1 && !isStamped(row) && !opensWithCode(row);

/** '2031 YTD (9 mo)': how much of the year a column tells of. */
const ofMonths = /^[^$]*[A-Za-z][^$]*\(\d{1,2} (?:mo|mos|months)\.?\)$/i;

/** Nothing but the name of a column: 'YTD Actual', 'Difference', 'Variance %'. */
const columnName =
  /^(?:(?:ytd|year[- ]to[- ]date|annual|current|prior|(?:19|20)\d\d) ){0,3}(?:actuals?|budget|variance|difference)(?: ?[%$])?$/i;
/** Beside so many of them a cell of words and figures is one that was misread: '2931 Anual'. */
const leastNames = 2;

/** A row that names columns instead of filling them: words over at least two columns, or one word far from the labels. */
export function isHeader(row: Row, afterData: boolean): boolean {
  const figures = figuresOf(row);
  const boxes = hasBoxes(row);
  const names = row.cells.filter(({ text }) => columnName.test(text.trim())).length;
  const isName = (figure: Figure) => {
    const text = row.cells[figure.cell]?.text ?? '';
    // '(2,000.00)' is a sum.
    return (
      (isYear(figure) && !/\d[.,]\d/.test(text)) ||
      ofMonths.test(text) ||
      (names >= leastNames && /[A-Za-z]{3}/.test(text))
    );
  };
  if (!figures.every(isName) || isStamped(row) || opensWithCode(row)) return false;
  const apart = row.cells.length > 1 || (boxes && (row.cells[0]?.left ?? 0) > 0.4);
  if (!apart) return false;
  // 'Year built  1985' fills a column.
  if (afterData && figures.length === 1 && row.cells.length === 2 && row.label) return false;
  if (!boxes) return figures.length > 0 || row.cells.every(({ figure }) => figure === null);
  return headerWord.test(row.cells.map(({ text }) => text).join(' '));
}

/** 'Asset … Reserve  2031  Full funding': a year between names of columns is no sum. */
export const namesColumns = (row: Row): boolean =>
  /[a-z]{3}/i.test(row.cells.at(-1)?.text ?? '') && isHeader(row, false);
