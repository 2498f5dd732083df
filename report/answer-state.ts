import { type DocumentType, documentTypeResultLabels, documentTypes } from '#contract/document-type.ts';
import { catalogueFact } from '#engine/catalogue.ts';
import { expectedFacts } from '#engine/weigh/expected-facts.ts';
import { type OpenAnswer, openAnswers } from './open-answers.ts';
import type { ShownAnalysis } from './read-analysis.ts';

/** What can honestly be said to a question. */
export type AnswerState =
  | 'found'
  | 'conflicting'
  | 'unclear'
  | 'not_stated'
  | 'page_unreadable'
  | 'document_missing';

/** In words for a person; what is missing says where to look or what stands in the way. */
export const answerStateWords: Readonly<Record<AnswerState, string>> = {
  found: 'Answered',
  conflicting: 'Answered in more than one way',
  unclear: 'We found no clear answer',
  not_stated: 'We found no mention',
  page_unreadable: 'Not found on the pages that could be read',
  document_missing: 'Answered by another kind of document',
};

type Source = Pick<ShownAnalysis, 'facts' | 'unclear' | 'not_stated' | 'unreadable_pages' | 'document_type'> &
  Partial<Pick<ShownAnalysis, 'not_association' | 'page_notes'>>;

/**
 * How a question stands that the document should answer and does not: it may speak of it all the same, and where pages
 * could not be read, or were read badly, the answer may be on them.
 */
export function missingState(
  { unreadable_pages: unreadable, page_notes: notes = [] }: Pick<Source, 'unreadable_pages' | 'page_notes'>,
  { citations }: Pick<OpenAnswer, 'citations'>,
): AnswerState {
  if (citations.length > 0) return 'unclear';
  const poor = notes.some(({ reason }) => reason === 'poor_copy');
  return unreadable.length > 0 || poor ? 'page_unreadable' : 'not_stated';
}

/** 'Late fee' for 'assessment.late_fee'; the id itself where the catalogue of this engine no longer has it. */
export function questionOf(id: string): string {
  return catalogueFact(id)?.label ?? id;
}

/** Questions that a kind of document answers and that this one is not asked. */
export interface ElsewhereQuestions {
  readonly type: DocumentType;
  readonly label: string;
  readonly ids: readonly string[];
}

/** Who answers a question that several kinds of document answer: the first of these. */
const order: readonly DocumentType[] = [
  'cc_and_r',
  'bylaws',
  'rules',
  'budget',
  'reserves',
  'financial',
  'minutes',
];

/**
 * What this document is not the place for, by the kind of document that answers it; each question once. Empty where the
 * type of the document is not known.
 */
export function answeredElsewhere(analysis: Source): ElsewhereQuestions[] {
  const own = documentTypes.find((type) => type === analysis.document_type);
  // What is no association's document leaves nothing to the others.
  if (!own || analysis.not_association) return [];
  const settled = new Set([
    ...analysis.facts.map(({ id }) => id),
    ...openAnswers(analysis).map(({ id }) => id),
    ...expectedFacts[own],
  ]);
  return order
    .filter((type) => type !== own)
    .map((type) => {
      const ids = expectedFacts[type].filter((id) => !settled.has(id));
      for (const id of ids) settled.add(id);
      return { type, label: documentTypeResultLabels[type], ids };
    })
    .filter(({ ids }) => ids.length > 0);
}

/** How many questions stand how. */
export function countStates(analysis: Source): Record<AnswerState, number> {
  const questions = Map.groupBy(analysis.facts, ({ id }) => id);
  const conflicting = [...questions.values()].filter((facts) =>
    facts.some(({ conflicts }) => conflicts.length > 0),
  ).length;
  const counts: Record<AnswerState, number> = {
    found: questions.size - conflicting,
    conflicting,
    unclear: 0,
    not_stated: 0,
    page_unreadable: 0,
    document_missing: answeredElsewhere(analysis).reduce((sum, { ids }) => sum + ids.length, 0),
  };
  for (const open of openAnswers(analysis)) counts[missingState(analysis, open)] += 1;
  return counts;
}
