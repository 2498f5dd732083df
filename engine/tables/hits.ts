import type { Doc } from '../model.ts';
import type { Entry } from './entry.ts';
import { yearsIn } from './pick-figure.ts';

/** A row that a line item fits, with the figure that counts. */
export interface Hit {
  readonly entry: Entry;
  readonly amount: number;
  /** The words over its column. */
  readonly header: string;
  /** Whether the amount is that of a part of a year. */
  readonly part: boolean;
}

/** A later statement of the same document tells the same line again, with other columns: only the last counts. */
export const toldAgain = ({ entry }: Hit, later: readonly Hit[]) =>
  entry.part !== null &&
  later.some(
    (other) =>
      other.entry.part === entry.part &&
      other.entry.label === entry.label &&
      other.entry.under === entry.under &&
      other.entry.figures.length !== entry.figures.length,
  );

/** The same line on a further page of a document that is printed twice. */
export const isCopy = ({ entry }: Hit, before: readonly Hit[]) =>
  before.some(
    (other) =>
      other.entry.row.page !== entry.row.page &&
      other.entry.label === entry.label &&
      other.entry.figures.length === entry.figures.length &&
      other.entry.figures.every(({ value }, i) => value === entry.figures[i]?.value),
  );

/** 'Total income for 2031' over 'Total income for 2030': the lines of the latest year that labels name. */
export function ofLatestYear(hits: readonly Hit[]): readonly Hit[] {
  const yearsOf = ({ entry }: Hit) => yearsIn(entry.label).map(Number);
  const latest = Math.max(0, ...hits.flatMap(yearsOf));
  const isOlder = (hit: Hit) => yearsOf(hit).length > 0 && yearsOf(hit).every((year) => year < latest);
  return hits.filter((hit) => !isOlder(hit));
}

/** The latest year over the columns of a row; 0 where none names one. */
export const yearOf = ({ figures }: Entry) =>
  figures
    .flatMap(({ header }) => yearsIn(header))
    .reduce((latest, year) => Math.max(latest, Number(year)), 0);
/**
 * The lines of one table, where those of others end with another year: of budgets the newest one's, of a statement and the
 * next budget behind it the statement's.
 */
export function ofOneTable(doc: Doc, hits: readonly Hit[], ofFact: readonly Hit[]): readonly Hit[] {
  const years = (doc.type === 'budget' ? ofFact : hits)
    .map(({ entry }) => yearOf(entry))
    .filter((year) => year > 0);
  const own = doc.type === 'budget' ? Math.max(...years) : (years[0] ?? 0);
  return hits.filter(({ entry }) => years.length === 0 || [own, 0].includes(yearOf(entry)));
}
