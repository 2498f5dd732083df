import type { EngineAnalysis } from '#contract/analysis.ts';
import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import { composeAnalysis } from './compose/compose-analysis.ts';
import { readDoc } from './document.ts';
import { allRules } from './find/all-rules.ts';
import { decide } from './find/decide.ts';
import { runRules } from './find/run-rules.ts';
import { amendedFrom } from './find/standing.ts';
import { tellParticulars } from './particulars/tell-particulars.ts';

export interface AnalyzeOptions {
  /** The type the user chose; without it the detected one holds. */
  readonly documentType?: DocumentType | undefined;
}

/**
 * The analysis of one document from a reader's pages. Pure: the same pages give the same analysis, byte for byte. Every
 * statement carries citations whose quotes stand verbatim on their page. Never throws.
 */
export function analyze(pages: readonly Page[], options: AnalyzeOptions = {}): EngineAnalysis {
  const doc = readDoc(pages, options.documentType);
  const { decided, dropped } = decide(runRules(allRules, doc), doc.source, amendedFrom(doc));
  return composeAnalysis(doc, tellParticulars(doc, decided), dropped);
}
