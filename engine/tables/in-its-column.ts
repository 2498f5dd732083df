import type { Candidate } from '../find/pattern.ts';
import { firstWhere } from '../first-where.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { entries } from './entries.ts';
import type { Entry } from './entry.ts';
import { latestYear, pickFigure, unitOf } from './pick-figure.ts';

/** The entries of several columns with names of their own. */
const inColumns = oncePerDoc((doc): readonly Entry[] =>
  entries(doc).filter(({ figures }) => new Set(figures.map(({ header }) => header)).size > 1),
);

/**
 * A sentence's sum that stands in a row of several columns is that of the column which answers: last year's plan stands before
 * this year's, and a sentence is read from the left. Null where no column does.
 */
export function inItsColumn(doc: Doc, candidate: Candidate): Candidate | null {
  const { fact, value, ranges } = candidate;
  const [first] = ranges;
  if (!/^(?:financial|budget)\./.test(fact) || !first || typeof value !== 'object') return candidate;
  if (typeof value.amount !== 'number') return candidate;
  const rows = inColumns(doc);
  const entry = rows[firstWhere(rows, ({ row }) => row.end > first.start)];
  if (!entry || entry.row.start > first.start) return candidate;
  const unit = unitOf(doc);
  if (!entry.figures.some((figure) => Math.abs(figure.value) === value.amount)) return candidate;
  const figure = pickFigure(entry.figures, fact.startsWith('budget') ? 'budget' : 'actual', latestYear(doc));
  return figure && { ...candidate, value: { ...value, amount: Math.abs(figure.value) * unit } };
}
