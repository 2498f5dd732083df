import type { EngineAnalysis } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import { runAsks } from './ask/run-asks.ts';
import { decideSoundly } from './check/decide-soundly.ts';
import { composeAnalysis } from './compose/compose-analysis.ts';
import type { SecondSayings } from './compose/with-second.ts';
import { readDoc } from './document.ts';
import type { Decided } from './find/decide.ts';
import type { Candidate } from './find/pattern.ts';
import { amendedFrom } from './find/standing.ts';
import type { Doc } from './model.ts';
import { tellParticulars } from './particulars/tell-particulars.ts';
import { allRules } from './rules/all-rules.ts';
import { runRules } from './rules/run-rules.ts';

export interface AnalyzeOptions {
  /** The type the user chose; without it the detected one holds. */
  readonly documentType?: DocumentType | undefined;
}

/** What the rules take for answers, in the order of the rules and of the document, and what the questions find where these are silent. */
export function proposeByRules(doc: Doc): Candidate[] {
  const candidates = runRules(allRules, doc);
  return [...candidates, ...runAsks(doc, new Set(candidates.map(({ fact }) => fact)))];
}

/** The answers among what was proposed that can be true together, each cited; `dropped` counts proposals that no page bears out. */
export function decideFor(
  doc: Doc,
  candidates: readonly Candidate[],
): { decided: Decided[]; dropped: number } {
  return decideSoundly(doc, candidates, amendedFrom(doc));
}

/** The analysis that decided answers amount to, with what their sentences say beyond the value, and what a model adds. */
export function composeFrom(
  doc: Doc,
  decided: readonly Decided[],
  dropped: number,
  sayings?: SecondSayings,
): EngineAnalysis {
  return composeAnalysis(doc, tellParticulars(doc, decided), dropped, sayings);
}

/**
 * The analysis of one document from a reader's pages. Pure: the same pages give the same analysis, byte for byte. Every
 * statement carries citations whose quotes stand verbatim on their page. Never throws.
 */
export function analyze(pages: readonly Page[], options: AnalyzeOptions = {}): EngineAnalysis {
  const doc = readDoc(pages, options.documentType);
  const { decided, dropped } = decideFor(doc, proposeByRules(doc));
  return composeFrom(doc, decided, dropped);
}
