import type { Doc, Row } from '../model.ts';
import { type DuesPeriod, duesPeriodIn, kindOfHome, mostDues, noKindOfHome } from './dues-schedules.ts';

/** '2031', '2031-2033', '2031/32'. */
const years = /^(?:fy ?)?((?:19|20)\d\d)(?: ?[-–/] ?(?:(?:19|20)?\d\d))?$/i;
/** So far before its head a table's title stands. */
const titleReach = 160;
/** A column of dues that all homes pay. */
const ofAll =
  /^(?:(?:monthly|quarterly|semi-?annual|annual|yearly|regular|hoa|association) )*(?:dues|assessments?|fees?|amount|rate)(?: (?:per|each) (?:home|lot|unit|month|quarter|year))*$/;
/** What is planned for years to come, or what all homes pay together. */
const otherTable =
  /\b(?:reserves?|balances?|expend\w*|interest|inflation|contributions?|project\w+|forecast|proposed|plan(?:ned)?|special|late|transfer|budgets?|income)\b/;

export interface DuesOfYear {
  readonly amount: number;
  readonly period: DuesPeriod;
  readonly ranges: readonly Row[];
}

const yearOf = (row: Row): number => Number(years.exec(row.cells[0]?.text.trim() ?? '')?.[1] ?? 0);

/** The rows straight under a head that begin with a year and are as wide as it. */
function rowsUnder(rows: readonly Row[], head: Row): readonly Row[] {
  const below = rows.slice(head.index + 1);
  const end = below.findIndex((row) => yearOf(row) === 0 || row.cells.length !== head.cells.length);
  return end < 0 ? below : below.slice(0, end);
}

/** The dues of the last year that a table 'Year   Townhomes   Single family' tells of, one for each column of homes. */
export function* duesOfLastYear(doc: Doc): Generator<DuesOfYear> {
  if (doc.type === 'reserves') return;
  for (const head of doc.rows) {
    if (head.cells.length < 2 || head.cells.some(({ figure }) => figure !== null)) continue;
    const rows = rowsUnder(doc.rows, head);
    const last = rows.reduce<Row | undefined>((a, b) => (a && yearOf(a) >= yearOf(b) ? a : b), undefined);
    if (rows.length < 2 || !last) continue;
    const before = doc.source.text.slice(Math.max(0, head.start - titleReach), head.start).trimEnd();
    const title = before.slice(before.lastIndexOf('\n') + 1).toLowerCase();
    const names = head.cells.map(({ text }) => text.trim().toLowerCase());
    if (otherTable.test(`${title} ${names.join(' ')}`)) continue;
    for (const [column, name] of names.entries()) {
      const amount = last.cells[column]?.figure ?? 0;
      const period = duesPeriodIn(name) ?? duesPeriodIn(title);
      const isOfHomes = ofAll.test(name) || (kindOfHome.test(name) && !noKindOfHome.test(name));
      if (column === 0 || !isOfHomes || !period || amount <= 0 || amount > mostDues[period]) continue;
      yield { amount, period, ranges: [head, last] };
    }
  }
}
