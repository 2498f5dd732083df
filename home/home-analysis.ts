import type { EngineAnalysis } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import { firstFive } from '#report/first-five.ts';
import { readAnalysis } from '#report/read-analysis.ts';
import type { Part } from './package/find-parts.ts';

const kept = [
  'document_type',
  'facts',
  'risks',
  'key_points',
  'restricted_activities',
  'special_assessments',
  'unclear',
  'not_stated',
  'unreadable_pages',
  'page_notes',
  'total_pages',
] as const satisfies readonly (keyof EngineAnalysis)[];

/** A document that a file seems to hold. */
export interface ToldPart extends Part {
  /** Left out in what was stored before they were looked for. */
  readonly type?: DocumentType;
  readonly title?: string | null;
}

/** What of a document's analysis its home is read from: all but what tells the document section by section. */
export type HomeAnalysis = Pick<EngineAnalysis, (typeof kept)[number] | 'not_association_document'> & {
  /** The documents that its file seems to hold; left out where that is one, or was not looked for. */
  parts?: readonly ToldPart[];
};

/** Number of the form in which `homeAnalysis` gives it. What was stored in another one is made anew from the analysis. */
export const homeAnalysisForm = 1;

export function homeAnalysis(analysis: HomeAnalysis): HomeAnalysis {
  const { not_association_document } = analysis;
  const picked = Object.fromEntries(kept.map((name) => [name, analysis[name]])) as unknown as HomeAnalysis;
  return { ...picked, ...(not_association_document && { not_association_document }) };
}

/** What a document says above all, in a sentence: for its row in a list. Null where it states nothing. */
export function findingOf(analysis: HomeAnalysis): string | null {
  if (analysis.not_association_document) return null;
  return firstFive(readAnalysis(analysis))[0]?.title ?? null;
}
