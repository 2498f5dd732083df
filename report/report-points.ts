import type { Risk, Severity } from '#contract/analysis.ts';
import type { FirstItem } from './first-five.ts';
import { finderNote } from './found-by.ts';
import type { NoteBook } from './note-book.ts';
import type { ShownPoint } from './read-analysis.ts';
import type { ReportPoint, Said } from './report.ts';
import { sectionOf } from './section-of.ts';
import { seeAlso } from './see-also.ts';

export const riskWords: Readonly<Record<Severity, string>> = {
  high: 'High risk',
  medium: 'Medium risk',
  low: 'Low risk',
};

/** How much one of the first things matters. */
export const firstWords: Readonly<Record<Severity, string>> = {
  high: 'Most important',
  medium: 'Important',
  low: 'Good to know',
};

/** Words in a list, and nothing about them. */
export const plainPoint = (said: Said): ReportPoint => ({
  ...said,
  mark: null,
  detail: null,
  place: null,
  also: null,
});

/** A statement without a citation keeps its reference as it came. */
const placeOf = (reference: string, cited: boolean) => (cited ? sectionOf(reference) : reference) || null;

export function pointOf(
  { text, reference, citations, see_also, found_by, ...rest }: ShownPoint,
  book: NoteBook,
): ReportPoint {
  const notes = book.cite(citations);
  const detail = finderNote(found_by, rest);
  return {
    text,
    notes,
    mark: null,
    detail: detail && `${detail}.`,
    place: placeOf(reference, notes.length > 0),
    also: seeAlso(citations, see_also, book),
  };
}

export function firstPoint(item: FirstItem, book: NoteBook): ReportPoint {
  const { title, severity, detail, reference, citations } = item;
  const notes = book.cite(citations);
  const doubt = finderNote(undefined, item);
  return {
    text: title,
    notes,
    mark: firstWords[severity],
    detail: [detail, doubt && `${doubt}.`].filter(Boolean).join(' ') || null,
    place: placeOf(reference, notes.length > 0),
    also: seeAlso(citations, item.see_also, book),
  };
}

export function riskPoint(
  { level, title, explanation, citations, found_by }: Risk,
  book: NoteBook,
): ReportPoint {
  const finder = finderNote(found_by);
  return {
    text: title,
    notes: book.cite(citations ?? []),
    mark: riskWords[level] ?? null,
    detail: [explanation, finder && `${finder}.`].filter(Boolean).join(' ') || null,
    place: null,
    also: null,
  };
}
