import type { Decided } from '../find/decide.ts';
import type { Doc } from '../model.ts';
import { numberIn } from '../say/saying.ts';
import { entries } from '../tables/entries.ts';
import { toDate } from '../tables/pick-figure.ts';

export const planned = /budget|proposed|approved|adopted|\bplan\b|\bbud\b/;
const actual = /\bactuals?\b/;
/** Of what came in or was spent since a year began. */
export const isToDate = (header: string) => toDate.test(header) || header === 'current';
/** 'To date budget' is the plan for the same months as 'to date actual'. */
export const isPlanned = (header: string) => planned.test(header) && !actual.test(header);
export const happened = (header: string) =>
  actual.test(header) || (isToDate(header) && !planned.test(header));

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
