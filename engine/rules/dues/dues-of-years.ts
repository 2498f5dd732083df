import type { Doc, Row } from '../../model.ts';
import { yearsIn } from '../../tables/pick-figure.ts';
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
  readonly before: { readonly amount: number; readonly ranges: readonly Row[] } | undefined;
  readonly period: DuesPeriod;
  readonly ranges: readonly Row[];
}

const yearOf = (row: Row): number => Number(years.exec(row.cells[0]?.text.trim() ?? '')?.[1] ?? 0);
const lastYearOf = (row: Row): number => Math.max(...yearsIn(row.cells[0]?.text ?? '').map(Number));

interface Run {
  readonly rows: number;
  /** Of equal years the first. */
  readonly latest: Row;
  readonly before: Row | undefined;
}

/** For each row that begins with a year: how many such rows as wide as it follow on end, itself the first, and that of the latest year. */
function runsOfYears(rows: readonly Row[]): ReadonlyMap<Row, Run> {
  const runs = new Map<Row, Run>();
  let below: Row | undefined;
  for (const row of rows.toReversed()) {
    const after = below?.cells.length === row.cells.length ? runs.get(below) : undefined;
    below = row;
    if (yearOf(row) === 0) continue;
    const [first, second] = [row, after?.latest, after?.before]
      .flatMap((one) => one ?? [])
      .toSorted((a, b) => yearOf(b) - yearOf(a));
    runs.set(row, { rows: (after?.rows ?? 0) + 1, latest: first ?? row, before: second });
  }
  return runs;
}

/** The dues of the last year that a table 'Year   Townhomes   Single family' tells of, one for each column of homes. */
export function* duesOfLastYear(doc: Doc): Generator<DuesOfYear> {
  if (doc.type === 'reserves') return;
  const runs = runsOfYears(doc.rows);
  const latestNamed = Math.max(...yearsIn(doc.source.text).map(Number));
  for (const head of doc.rows) {
    if (head.cells.length < 2 || head.cells.some(({ figure }) => figure !== null)) continue;
    const below = doc.rows[head.index + 1];
    const run = below?.cells.length === head.cells.length ? runs.get(below) : undefined;
    if (!run || run.rows < 2) continue;
    const last = run.latest;
    // Of a history that ends before the paper's own year, or leaves years out, no raise is told.
    const isNow = lastYearOf(last) >= latestNamed;
    const old = isNow && run.before && lastYearOf(run.before) === yearOf(last) - 1 ? run.before : undefined;
    const before = doc.source.text.slice(Math.max(0, head.start - titleReach), head.start).trimEnd();
    const title = before.slice(before.lastIndexOf('\n') + 1).toLowerCase();
    const names = head.cells.map(({ text }) => text.trim().toLowerCase());
    if (otherTable.test(`${title} ${names.join(' ')}`)) continue;
    for (const [column, name] of names.entries()) {
      const amount = last.cells[column]?.figure ?? 0;
      const period = duesPeriodIn(name) ?? duesPeriodIn(title);
      const isOfHomes = ofAll.test(name) || (kindOfHome.test(name) && !noKindOfHome.test(name));
      if (column === 0 || !isOfHomes || !period || amount <= 0 || amount > mostDues[period]) continue;
      const paid = old?.cells[column]?.figure;
      const before = paid && old ? { amount: paid, ranges: [old] } : undefined;
      yield { amount, before, period, ranges: [head, last] };
    }
  }
}
