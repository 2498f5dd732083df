import type { EngineAnalysis } from '#contract/analysis.ts';

/** What is left of the analysis of a paper that is none of an association's: what was found, and where. */
export function ofNoAssociation(analysis: EngineAnalysis): EngineAnalysis {
  return {
    ...analysis,
    detected_type: null,
    not_association_document: true,
    summary: '',
    summary_statements: [],
    key_points: [],
    restricted_activities: [],
    monthly_fees: null,
    special_assessments: [],
    risks: [],
    unclear: [],
    not_stated: [],
    references: {},
    chunk_analyses: analysis.chunk_analyses.map((section) => ({
      ...section,
      summary: '',
      key_points: [],
      restricted_activities: [],
      monthly_fees: null,
      special_assessments: [],
    })),
  };
}
