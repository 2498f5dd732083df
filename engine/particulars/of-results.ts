import type { Doc } from '../model.ts';
import { numberIn } from '../say/saying.ts';
import { ofOperations, putIntoReserves } from '../tables/beside-plan.ts';
import { entries } from '../tables/entries.ts';
import { betweenFunds } from '../tables/parts.ts';
import { latestYear, pickFigure, unitOf } from '../tables/pick-figure.ts';
import { amountOf, isForecast, isUnder, rowsOf } from './in-columns.ts';
import { isExpected, isSinceMonth, ofBalance } from './of-figures.ts';
import { dayOverRow, daysOfPart } from './of-period.ts';
import { particularsOf, type ReadParticulars } from './particulars.ts';

/** A result below zero, with what went into the association's own reserves before it. */
export const ofResult: ReadParticulars = ({ doc, one, cited }) => {
  const amount = amountOf(one);
  if (amount === null) return null;
  if (isExpected(cited) || isUnder(doc, one, isForecast)) return { particulars: { projected: true } };
  const [row] = rowsOf(doc, one);
  // The result in a balance sheet is that of the year up to its day.
  const sheet = row?.part === 'liabilities' ? dayOverRow(doc, row)?.day : null;
  const part = doc.type === 'financial' ? daysOfPart(doc, one) : null;
  const own = part && (!sheet || sheet === part.particulars.soFar) ? part : null;
  const soFar = own?.particulars ?? (sheet && doc.type === 'financial' ? { soFar: sheet } : null);
  const alone = row ? ofOperations(doc, row, amount) : null;
  const put = row && amount < 0 ? putIntoReserves(doc, row, amount) : null;
  return {
    particulars: particularsOf({ ...soFar, ofOperations: alone?.sum, intoReserves: put?.sum }),
    further: [own?.further, alone?.row.runs, put?.row.runs].flatMap((runs) => runs ?? []),
  };
};

/** What the operating fund owes the reserves by a balance sheet; null where no row says so. */
function owedByOperating(doc: Doc) {
  const row = entries(doc).find(
    ({ label, part }) =>
      !label.startsWith('total') &&
      betweenFunds.test(label) &&
      ((part === 'assets' && /\boperating\b/.test(label)) ||
        (part === 'liabilities' && /\b(?:reserves?|replacement)\b/.test(label))),
  );
  const figure = row && pickFigure(row.figures, 'actual', latestYear(doc));
  return row && figure && figure.value > 0 ? { sum: figure.value * unitOf(doc), row } : null;
}

/** The cash of the reserves, with what the operating fund owes them besides. */
export const ofReserveCash: ReadParticulars = (asked) => {
  const held = ofBalance(asked);
  const owed = asked.doc.type === 'financial' ? owedByOperating(asked.doc) : null;
  const sums = asked.cited.flatMap(({ quantities }) =>
    quantities.flatMap((one) => (one.kind === 'money' ? one.amount : [])),
  );
  // Rows of a statement are added up to the fund that they are parts of.
  const isProse = asked.doc.type === 'minutes' || asked.doc.type === 'other';
  const ofSeveral =
    isProse && sums.length > 1 && !sums.includes(numberIn(asked.one.value, 'amount') ?? Number.NaN);
  return {
    particulars: { ...held?.particulars, ...particularsOf({ ofSeveral, owedByOperating: owed?.sum }) },
    further: [...(held?.further ?? []), ...(owed?.row.runs ?? [])],
  };
};

const late = /\b(?:delinquent|past due|overdue|unpaid|arrears|behind)\b/;
const allowance = /\ballowance\b(?:[^$]{0,30}\$ ?([\d,]+))?/;
/** Overdue dues, with what was taken off for such as may never be paid: 'net of allowance of $9,500'. */
export const ofArrears: ReadParticulars = (asked) => {
  const held = ofBalance(asked);
  const [row] = rowsOf(asked.doc, asked.one);
  const list = entries(asked.doc);
  const before = row?.label.startsWith('total') ? list[list.indexOf(row) - 1] : undefined;
  const above = before && allowance.test(before.label) ? before : undefined;
  const inLabel = Number(allowance.exec(row?.name ?? '')?.[1]?.replaceAll(',', '') ?? 0);
  const lessAllowance = (inLabel || Math.abs(above?.figures[0]?.value ?? 0)) * unitOf(asked.doc);
  const named = row ? row.label : asked.cited.map(({ plain }) => plain).join(' ');
  const receivable = /\breceivables?\b/.test(named) && !late.test(named);
  return {
    particulars: {
      ...held?.particulars,
      ...particularsOf({ lessAllowance, receivable, least: isSinceMonth(asked) }),
    },
    further: [...(held?.further ?? []), ...(above?.runs ?? [])],
  };
};
