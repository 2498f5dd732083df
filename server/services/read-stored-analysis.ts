import type { EngineAnalysis, Fact, Risk } from '#contract/analysis.ts';
import { catalogueFact } from '#engine/catalogue.ts';

/** What an older engine did not yet tell. */
const untold: Omit<EngineAnalysis, 'document_type'> = {
  detected_type: null,
  summary: '',
  summary_statements: [],
  key_points: [],
  restricted_activities: [],
  monthly_fees: null,
  special_assessments: [],
  risks: [],
  facts: [],
  unclear: [],
  not_stated: [],
  references: {},
  chunk_analyses: [],
  document_stats: { word_count: 0 },
  total_pages: 0,
  unreadable_pages: [],
  page_notes: [],
  dropped_findings: 0,
  engine: { name: 'plaindeed', version: '' },
};

const fact = (stored: Partial<Fact> & Pick<Fact, 'id' | 'value' | 'citations'>): Fact => ({
  label: catalogueFact(stored.id)?.label ?? stored.id,
  display: String(stored.value),
  conflicts: [],
  ...stored,
});

const risk = (stored: Partial<Risk> & Pick<Risk, 'id' | 'title' | 'citations'>): Risk => ({
  level: 'medium',
  explanation: '',
  ...stored,
});

/** An analysis as it was stored by whatever engine made it, with what that one did not tell left empty. */
export function readStoredAnalysis(body: string): EngineAnalysis {
  const stored: EngineAnalysis = { ...untold, ...JSON.parse(body) };
  return { ...stored, facts: stored.facts.map(fact), risks: stored.risks.map(risk) };
}
