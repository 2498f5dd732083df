import type { Decided } from '../find/decide.ts';
import type { Doc } from '../model.ts';
import { numberIn } from '../say/saying.ts';
import { entries } from '../tables/entries.ts';
import { type Entry, ofActuals } from '../tables/entry.ts';
import { toDate } from '../tables/pick-figure.ts';

export const planned = /budget|proposed|approved|adopted|\bplan\b|\bbud\b/;
/** Of what came in or was spent since a year began. */
export const isToDate = (header: string) => toDate.test(header) || header === 'current';
/** 'To date budget' is the plan for the same months as 'to date actual'. */
export const isPlanned = (header: string) => planned.test(header) && !ofActuals.test(header);
export const happened = (header: string) =>
  ofActuals.test(header) || (isToDate(header) && !planned.test(header));

/** Of a plan that nobody has adopted yet. */
export const isProposed = (header: string) =>
  /\b(?:proposed|preliminary|draft|tentative)\b/.test(header) && !/\b(?:approved|adopted)\b/.test(header);
/** Of what a year under way is thought to end with. */
export const isForecast = (header: string) =>
  /\b(?:projected|projection|forecast|estimated|estimate|est|anticipated|expected)\b/.test(header);

export const amountOf = ({ value }: Decided) => numberIn(value, 'amount');
/** The rows of a table that an answer is read from. */
export const rowsOf = (doc: Doc, { ranges }: Decided) =>
  entries(doc).filter(({ row }) => ranges.some(({ start, end }) => row.start < end && row.end > start));

/** Whether a figure stands in such columns alone. */
export const isUnder = (doc: Doc, one: Decided, columns: (header: string) => boolean): boolean => {
  const own = rowsOf(doc, one).flatMap(({ figures }) =>
    figures.filter(({ value }) => value === amountOf(one)),
  );
  return own.length > 0 && own.every(({ header }) => columns(header));
};

/** The words over the one column in which several rows come to an amount. */
const columnOfSum = (rows: readonly Entry[], amount: number): string | undefined =>
  rows.length < 2
    ? undefined
    : rows[0]?.figures.find(({ header }) => {
        const own = rows.flatMap(({ figures }) => figures.find((one) => one.header === header) ?? []);
        const sum = own.reduce((all, { value }) => all + Math.abs(value), 0);
        return header !== '' && own.length === rows.length && Math.abs(sum - amount) < 0.005;
      })?.header;

const reckoned = /variance|\bvar\b|difference|over|under|remaining|%/;
/** Whether rows give an amount in a column of plans, beside others of what happened. */
export const isInPlan = (rows: readonly Entry[], amount: number): boolean => {
  const summed = columnOfSum(rows, amount);
  return rows.some(({ figures }) => {
    const own = figures.filter(({ value, header }) => Math.abs(value) === amount || header === summed);
    const others = figures.filter(
      (figure) => !figure.percent && !own.includes(figure) && !reckoned.test(figure.header),
    );
    return (
      own.some(({ header }) => isPlanned(header)) &&
      !own.some(({ header }) => happened(header)) &&
      others.some(({ header }) => happened(header) || (header !== '' && !planned.test(header)))
    );
  });
};
