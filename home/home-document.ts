import type { Fact } from '#contract/analysis.ts';
import type { HomeAnalysis } from './home-analysis.ts';

/** One of the documents of a purchase, with what was read in it. */
export interface HomeDocument {
  /** Unique within the home: what two documents of the same rank, date and name are ordered by. */
  readonly id: string;
  /** The file's name, as its owner knows it. */
  readonly name: string;
  readonly analysis: HomeAnalysis;
}

/**
 * The date that a document gives itself, or the year that it covers: '2024-03-05', '2024-03' or '2024'; null for neither. Of a
 * budget its year comes first: the day on it may be that of the printing.
 */
export function dateOf({ analysis }: HomeDocument): string | null {
  const [date, year] = ['document.date', 'budget.year'].map((id) => factIn(analysis, id)?.value);
  const told = String((analysis.document_type === 'budget' ? year : null) ?? date ?? year);
  return /^\d{4}/.test(told) ? told : null;
}

/** The name that a document gives its association; null where none was found. */
export function associationIn({ analysis }: HomeDocument): string | null {
  const { value } = factIn(analysis, 'association.name') ?? {};
  return typeof value === 'string' ? value : null;
}

const factIn = ({ facts }: HomeAnalysis, wanted: string): Fact | undefined =>
  facts.find(({ id }) => id === wanted);

/**
 * Whether the one date is later than the other: a number above 0 where the second is, below 0 where the first is, 0 where
 * that cannot be told, as between '2024' and '2024-03'. A date is later than none.
 */
export function laterFirst(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const known = Math.min(a.length, b.length);
  const [first, second] = [a.slice(0, known), b.slice(0, known)];
  return first === second ? 0 : first > second ? -1 : 1;
}

/** Whether a document calls itself, by its file's name, what nobody has agreed to yet: nothing in it is in force. */
export const isDraft = ({ name }: HomeDocument): boolean =>
  /(?<![a-z])(?:drafts?|proposed|proposal)(?![a-z])/i.test(name);

/** Whether a document tells of a time that is gone: over two years older, by its own date, than another date. */
export function isLongBefore(document: HomeDocument, date: string | null): boolean {
  const own = dateOf(document);
  return own !== null && date !== null && Number(date.slice(0, 4)) - Number(own.slice(0, 4)) > 2;
}
