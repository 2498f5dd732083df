import type { FactId } from '#engine/catalogue.ts';
import { dateOf, type HomeDocument } from './home-document.ts';

/** Something that happened or is about to, as one document tells it. */
export interface HomeEvent {
  /** The date of the document, or the year that it covers; null where it gives none. */
  readonly date: string | null;
  readonly document: string;
  readonly id: string;
  /** What it is: 'Decision', 'Special assessment levied or planned'. */
  readonly label: string;
  readonly text: string;
  readonly citations: HomeDocument['analysis']['facts'][number]['citations'];
}

/** What tells of an event, and not of a rule that stands. */
const events: readonly FactId[] = [
  'special_assessment',
  'budget.dues_change',
  'repairs.critical',
  'litigation',
  'minutes.motions',
];

/** Papers that tell of a day or a year. What covenants say of lawsuits is a rule. */
const ofTheirDay = new Set(['minutes', 'budget', 'financial', 'other']);

/** What the minutes, budgets and letters tell, the latest first; of one document in its own order. */
export function timelineOf(documents: readonly HomeDocument[]): HomeEvent[] {
  const isEvent = (id: string) => (events as readonly string[]).includes(id);
  return documents
    .filter(({ analysis }) => ofTheirDay.has(analysis.document_type))
    .map((document) => ({ document, date: dateOf(document) }))
    .toSorted((a, b) => Number((a.date ?? '') < (b.date ?? '')) - Number((a.date ?? '') > (b.date ?? '')))
    .flatMap(({ document: { id: document, analysis }, date }) =>
      analysis.facts
        .filter(({ id }) => isEvent(id))
        .map(({ id, label, display: text, citations }) => ({ date, document, id, label, text, citations })),
    );
}
