import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { toHundredths } from '../../language/hundredths.ts';
import { regex } from '../../regex.ts';
import { entries } from '../../tables/entries.ts';
import type { Entry, HeadedFigure } from '../../tables/entry.ts';
import { atOnce } from '../../tables/line-items.ts';
import { firstMonth } from '../../tables/period.ts';
import { unitOf } from '../../tables/pick-figure.ts';

const notDue = regex`\bcurrent\b|${firstMonth}|^not (?:yet )?due\b`;
/** The dash between two ages is lost over a column: '31 60'. */
const age =
  /\b(?:[136]?[01]|61|91|120|121|180|30|60|90) ?(?:\+|(?:-|to)? ?\d{2,3}\b)|(?:\b(?:over|past)|>) ?\d{2,3}|\b(?:30|60|90|120) ?days|^(?:30|60|90|120)\b/;
const all = /\b(?:total|balance|amount due|owed)\b/;
const totalRow = /^(?:(?:grand|report|association|property|a\/?r|receivables?) )?totals?\b/;
/** Rows by what is owed for, not by who owes it. */
const charge =
  /\b(?:assess\w*|dues|fees?|fines?|interest|charges?|charge-?backs?|legal|late|collection|violations?|water|utilit\w+|prepaid|special|nsf|attorney\w*|costs?)\b/;
/** A row that begins with a home's number, whatever stands for its owner: 'Attorney'. */
const isOfHome = ({ figures: [first] }: Entry) =>
  first !== undefined &&
  /^(?:unit|lot|home|house|account|acct|address)s?(?: ?(?:#|no\.?|number))?$/.test(first.header);
/** Beside its sums a row tells how many owe them. */
const counts = ({ figures }: Entry) =>
  figures.some(({ header }) =>
    /\b(?:count|qty)$|\b(?:#|number|no\.?) of [a-z]+$|^(?:[a-z]+ )?(?:accounts|homes|units|owners|lots)$/.test(
      header,
    ),
  );
/** 'All other (31 units)' */
const ofSeveral = /\b(?:\d+ (?:units?|lots?|homes?|owners?|accounts?)|all others?|others|various)\b/;
const leastAges = 2;
const mostApart = 0.05;

interface Aged {
  readonly entry: Entry;
  readonly overdue: number;
  readonly total: number;
}

const sum = (figures: readonly HeadedFigure[]) => figures.reduce((left, { value }) => left + value, 0);

/** A row of a table of what is owed by its age; null where its buckets do not come to its total. */
function agedRow(entry: Entry): Aged | null {
  const figures = entry.figures.filter(({ percent }) => !percent);
  const due = figures.filter(({ header }) => notDue.test(header));
  const late = figures.filter(({ header }) => !notDue.test(header) && age.test(header));
  const totals = figures.filter(({ header }) => all.test(header) && !late.some((f) => f.header === header));
  const [total] = totals;
  if (late.length < leastAges || due.length > 1 || totals.length !== 1 || !total) return null;
  const overdue = sum(late);
  if (Math.abs(sum(due) + overdue - total.value) > mostApart) return null;
  return { entry, overdue: toHundredths(overdue), total: total.value };
}

/**
 * Receivables by age (Current, 30, 60, 90): what is overdue is the total without the current column. Homes are counted
 * where each row is an owner's and the rows come to the total, so that none was passed over.
 */
export const agedReceivables: ScanRule = {
  facts: ['financial.delinquent_amount', 'financial.delinquent_homes'],
  *scan(doc): Generator<Candidate> {
    let owners: Aged[] = [];
    for (const entry of entries(doc)) {
      const row = agedRow(entry);
      if (!row) {
        if (entry.figures.length > 1) owners = [];
        continue;
      }
      if (!totalRow.test(entry.label)) {
        owners.push(row);
        continue;
      }
      yield {
        fact: 'financial.delinquent_amount',
        value: atOnce(row.overdue * unitOf(doc)),
        tier: 'express',
        ranges: entry.runs,
      };
      const come = owners.reduce((left, { total }) => left + total, 0);
      const byOwner =
        owners.length > 0 &&
        !owners.some(
          ({ entry: own }) =>
            ofSeveral.test(own.label) || counts(own) || (!isOfHome(own) && charge.test(own.label)),
        );
      if (byOwner && Math.abs(come - row.total) <= mostApart) {
        yield {
          fact: 'financial.delinquent_homes',
          value: { value: owners.filter(({ overdue }) => overdue > 0).length, unit: 'homes' },
          tier: 'express',
          ranges: [
            ...owners.flatMap((own) => (own.overdue > 0 ? own.entry.runs : [])).slice(0, 12),
            ...entry.runs,
          ],
        };
      }
      owners = [];
    }
  },
};
