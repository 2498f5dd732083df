import type { Candidate } from '../find/pattern.ts';
import { firstWhere } from '../first-where.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { entries } from './entries.ts';
import { type Entry, type HeadedFigure, unknown } from './entry.ts';
import { latestYear, pickFigure, unitOf, yearsIn } from './pick-figure.ts';

/** The entries of several columns with names of their own. */
const inColumns = oncePerDoc((doc): readonly Entry[] =>
  entries(doc).filter(({ figures }) => {
    const headers = new Set(figures.map(({ header }) => header));
    return headers.size > 1 || headers.has(unknown);
  }),
);

const older = /\b(?:prior|previous|last|former)\b/;
const ofStudy = /\b(?:study|update|report)\b/;
/** Whether a column holds what an earlier study told, beside the one of this study. */
function isOfEarlierStudy({ header }: HeadedFigure, figures: readonly HeadedFigure[]): boolean {
  if (older.test(header)) return true;
  const years = figures.flatMap((other) => (ofStudy.test(other.header) ? yearsIn(other.header) : []));
  const [own] = ofStudy.test(header) ? yearsIn(header) : [];
  return own !== undefined && years.some((year) => year > own);
}

/** What a study tells in a row that sets an earlier one beside it is told by its own column. */
function ofThisStudy(entry: Entry, candidate: Candidate): Candidate | null {
  const { value } = candidate;
  const amount = typeof value === 'object' && 'amount' in value ? value.amount : value;
  // Rows by the month are told by the year.
  const own = entry.figures.find((figure) => [1, 12].some((times) => figure.value * times === amount));
  if (!own || !isOfEarlierStudy(own, entry.figures)) return candidate;
  const rest = entry.figures.filter(
    (figure) => figure.percent === own.percent && !isOfEarlierStudy(figure, entry.figures),
  );
  const [only] = rest;
  if (!only || rest.length > 1) return null;
  const told = (only.value / own.value) * Number(amount);
  return { ...candidate, value: typeof value === 'object' ? { ...value, amount: told } : told };
}

const isIn =
  (rows: readonly Entry[], of: Entry['part']) =>
  ({ start }: { readonly start: number }) =>
    rows.some(({ part, row }) => part === of && row.start <= start && start < row.end);

/** The homes of all types, where a column for each type stands beside their total; null where none adds them up. */
function ofAllHomes({ figures }: Entry, candidate: Candidate): Candidate | null {
  if (!figures.some(({ value }) => value === candidate.value)) return candidate;
  if (new Set(figures.map(({ value }) => value)).size === 1) return candidate;
  const [total, more] = figures.filter(({ header }) => /\btotals?\b/.test(header));
  return total && !more ? { ...candidate, value: total.value } : null;
}

/** Whether a deductible is one of several side by side: the policy that ends, and what insurers offer for the next. */
const isOfOffers = (doc: Doc, { ranges: [first] }: Candidate) =>
  entries(doc).some(
    ({ row, label, figures }) =>
      first !== undefined &&
      row.start <= first.start &&
      first.start < row.end &&
      label.includes('deductible') &&
      new Set(figures.filter(({ percent }) => !percent).map(({ value }) => value)).size > 1,
  );

/**
 * A sentence's sum that stands in a row of several columns is that of the column which answers: last year's plan stands before
 * this year's, and a sentence is read from the left. Null where no column does.
 */
export function inItsColumn(doc: Doc, candidate: Candidate): Candidate | null {
  const { fact, value, ranges } = candidate;
  const [first] = ranges;
  if (fact === 'insurance.deductible') return isOfOffers(doc, candidate) ? null : candidate;
  if (!/^(?:(?:financial|budget|reserves)\.|community\.units$)/.test(fact) || !first) return candidate;
  const rows = fact === 'community.units' ? entries(doc) : inColumns(doc);
  const entry = rows[firstWhere(rows, ({ row }) => row.end > first.start)];
  // What is paid into a fund is not what it holds.
  if (fact === 'financial.reserve_cash' && doc.type === 'financial' && ranges.some(isIn(rows, 'expenses')))
    return null;
  // Nor is what its period began with.
  if (/_cash$/.test(fact) && doc.type !== 'reserves' && isIn(entries(doc), 'opening')(first)) return null;
  // The names over columns may be cited with the row of the homes.
  const reach = fact === 'community.units' ? Math.max(...ranges.map(({ end }) => end)) : first.start + 1;
  if (!entry || entry.row.start >= reach) return candidate;
  if (fact === 'community.units') return ofAllHomes(entry, candidate);
  // The balance of a fund lies in no account.
  if (fact === 'financial.operating_cash' && entry.part === 'liabilities') return null;
  const own = doc.type === 'reserves' ? ofThisStudy(entry, candidate) : candidate;
  if (own !== candidate || fact.startsWith('reserves')) return own;
  if (typeof value !== 'object' || typeof value.amount !== 'number') return candidate;
  const unit = unitOf(doc);
  if (!entry.figures.some((figure) => Math.abs(figure.value) === value.amount)) return candidate;
  const figure = pickFigure(entry.figures, fact.startsWith('budget') ? 'budget' : 'actual', latestYear(doc));
  return figure && { ...candidate, value: { ...value, amount: Math.abs(figure.value) * unit } };
}

/** What owners are charged, by the columns of a table that sets new sums beside the old. */
const charged = /^(?:assessment|fine)\./;
const oldSums = /^\W*(?:old|former|previous|prior|was|until now|through)\b/i;
const newSums = /^\W*(?:new|revised|now)\b/i;
/** So many characters before a row its head is looked for. */
const farthest = 4000;
const sumOf = (cell = '') => Number(/^\W*([\d,]+(?:\.\d\d)?)\W*$/.exec(cell)?.[1]?.replaceAll(',', ''));

/** A charge of a table with columns of old and new sums, by the new one; null where none stands beside the old. */
export function inNewColumn(doc: Doc, candidate: Candidate): Candidate | null {
  const { fact, value, ranges } = candidate;
  const [first] = ranges;
  if (!charged.test(fact) || !first || typeof value !== 'object' || !('amount' in value)) return candidate;
  // 'Transfer fees  $1,500' is what a year brings.
  const mayBring = /^(?:budget|financial)$/.test(doc.type) && fact !== 'assessment.regular';
  if (mayBring && isIn(entries(doc), 'income')(first)) return null;
  const { text } = doc.source;
  const cells = (text.slice(first.start, first.end).split('\n')[0] ?? '').split('\t');
  const at = cells.findIndex((cell) => sumOf(cell) === value.amount);
  if (at < 1) return candidate;
  const head = text
    .slice(Math.max(0, first.start - farthest), first.start)
    .split('\n')
    .map((line) => line.split('\t'))
    .findLast((line) => line.some((cell) => oldSums.test(cell)) && line.some((cell) => newSums.test(cell)));
  if (!head) return candidate;
  if (head.length !== cells.length) return null;
  if (!oldSums.test(head[at] ?? '')) return candidate;
  const amount = sumOf(cells[head.findIndex((cell) => newSums.test(cell))]);
  return amount > 0 ? { ...candidate, value: { ...value, amount } } : null;
}
