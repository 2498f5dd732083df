import type { Doc } from '../model.ts';
import { ofOperations, putIntoReserves } from '../tables/beside-plan.ts';
import { entries } from '../tables/entries.ts';
import { latestYear, pickFigure, unitOf } from '../tables/pick-figure.ts';
import { amountOf, isForecast, isUnder, rowsOf } from './in-columns.ts';
import { isExpected, ofBalance } from './of-figures.ts';
import { dayOverRow, daysOfPart } from './of-period.ts';
import type { ReadParticulars } from './particulars.ts';

const yearToDate = (header: string) => /\b(?:ytd|year[- ]to[- ]date)\b/.test(header);

/** A result below zero, with what went into the association's own reserves before it. */
export const ofResult: ReadParticulars = ({ doc, one, cited }) => {
  const amount = amountOf(one);
  if (amount === null) return null;
  if (isExpected(cited) || isUnder(doc, one, isForecast)) return { particulars: { projected: true } };
  const [row] = rowsOf(doc, one);
  // The result in a balance sheet is that of the year up to its day.
  const sheet = row?.part === 'liabilities' ? dayOverRow(doc, row)?.day : null;
  const part = doc.type === 'financial' ? daysOfPart(doc) : null;
  const own = part && (!sheet || sheet === part.particulars.soFar) ? part : null;
  // 'Year to date' begins before the month that the title names.
  const toDate = own && isUnder(doc, one, yearToDate) && !own.particulars.since.startsWith('January 1');
  const soFar =
    (toDate ? { soFar: own.particulars.soFar } : own?.particulars) ??
    (sheet && doc.type === 'financial' ? { soFar: sheet } : null);
  const alone = row ? ofOperations(doc, row, amount) : null;
  const further = [...(own?.further ?? []), ...(alone?.row.runs ?? [])];
  if (alone) return { particulars: { ...soFar, ofOperations: alone.left }, further };
  for (const row of amount < 0 ? rowsOf(doc, one) : []) {
    const put = putIntoReserves(doc, row, amount);
    if (put)
      return { particulars: { ...soFar, intoReserves: put.sum }, further: [...further, ...put.row.runs] };
  }
  return soFar && { particulars: soFar, further };
};

/** 'Loan due from operating' among the assets, 'Due to reserves' among the debts. */
const fromOperating =
  /\b(?:loans?|due|owed|receivable|borrowed)\b.{0,20}\b(?:from|by|to) (?:the )?operating\b/;
const toReserves = /\b(?:loans?|due|owed|payable|borrowed)\b.{0,20}\b(?:to|from) (?:the )?reserves?\b/;

/** What the operating fund owes the reserves by a balance sheet; null where no row says so. */
function owedByOperating(doc: Doc) {
  const row = entries(doc).find(
    ({ label, part }) =>
      !label.startsWith('total') &&
      ((part === 'assets' && fromOperating.test(label)) ||
        (part === 'liabilities' && toReserves.test(label))),
  );
  const figure = row && pickFigure(row.figures, 'actual', latestYear(doc));
  return row && figure && figure.value > 0 ? { sum: figure.value * unitOf(doc), row } : null;
}

/** The cash of the reserves, with what the operating fund owes them besides. */
export const ofReserveCash: ReadParticulars = (asked) => {
  const held = ofBalance(asked);
  const owed = asked.doc.type === 'financial' ? owedByOperating(asked.doc) : null;
  return owed
    ? {
        particulars: { ...held?.particulars, owedByOperating: owed.sum },
        further: [...(held?.further ?? []), ...owed.row.runs],
      }
    : held;
};
