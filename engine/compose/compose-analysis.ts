import type { EngineAnalysis, Fact } from '#contract/analysis.ts';
import { catalogue, catalogueFact } from '../catalogue.ts';
import type { Decided } from '../find/decide.ts';
import type { Doc } from '../model.ts';
import { engineName, engineVersion } from '../version.ts';
import { display } from './display.ts';

function fact({ fact: id, value, citations, conflicts }: Decided): Fact {
  const entry = catalogueFact(id);
  const kind = entry?.kind ?? 'text';
  return {
    id,
    label: entry?.label ?? id,
    value,
    display: display(kind, value),
    citations,
    conflicts: conflicts.map((c) => ({
      value: c.value,
      display: display(kind, c.value),
      citations: [...c.citations],
    })),
  };
}

/** The analysis on the wire, from what was decided. `dropped` counts findings that could not be cited. */
export function composeAnalysis(doc: Doc, decided: readonly Decided[], dropped: number): EngineAnalysis {
  const facts = decided.map(fact);
  const stated = new Set(facts.map(({ id }) => id));
  return {
    document_type: doc.type,
    detected_type: doc.detectedType,
    summary: '',
    summary_statements: [],
    key_points: [],
    restricted_activities: [],
    monthly_fees: null,
    special_assessments: [],
    risks: [],
    facts,
    not_stated: catalogue
      .filter((entry) => entry.documents.includes(doc.type) && !stated.has(entry.id))
      .map(({ id }) => id),
    references: {},
    chunk_analyses: [],
    document_stats: { word_count: doc.source.text.split(/\s+/).filter(Boolean).length },
    total_pages: doc.source.pages.length,
    unreadable_pages: doc.source.pages.filter((page) => !page.readable).map(({ number }) => number),
    dropped_findings: dropped,
    engine: { name: engineName, version: engineVersion },
  };
}
