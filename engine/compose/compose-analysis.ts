import type { EngineAnalysis, Fact } from '#contract/analysis.ts';
import type { Page } from '#contract/page.ts';
import { catalogueFact } from '../catalogue.ts';
import type { Decided } from '../find/decide.ts';
import type { Doc } from '../model.ts';
import { engineName, engineVersion } from '../version.ts';
import { expectedFacts } from '../weigh/expected-facts.ts';
import { weighRisks } from '../weigh/weigh-risks.ts';
import { display } from './display.ts';
import { doubtfulWords } from './doubtful-words.ts';
import { gatherPoints } from './gather-points.ts';
import { perMonth } from './money-per.ts';
import { orderPoints } from './order-points.ts';
import { pageNotes } from './page-notes.ts';
import { placePoints, specialAssessments } from './points.ts';
import { clausesOnce, isGeneral, placeClauses } from './say-clauses.ts';
import { placeStanding } from './say-standing.ts';
import { wordIn } from './saying.ts';
import { analyzeSections } from './sections.ts';
import { summarize } from './summarize.ts';
import { reference } from './where.ts';

/** What a bare range counts. */
const rangeUnit: Readonly<Record<string, string>> = { 'meeting.notice': ' days' };

function wireFact({ fact, value, citations, conflicts }: Decided, pages: ReadonlyMap<number, Page>): Fact {
  const entry = catalogueFact(fact);
  const kind = entry?.kind ?? 'text';
  const shown = (one: Decided['value']) => `${display(kind, one)}${rangeUnit[fact] ?? ''}`;
  const others = conflicts.map((other) => ({
    value: other.value,
    display: shown(other.value),
    citations: other.citations,
  }));
  const [firstDoubtful, ...moreDoubtful] = doubtfulWords(pages, value, citations);
  return {
    id: fact,
    label: entry?.label ?? fact,
    value,
    display: shown(value),
    citations,
    ...(firstDoubtful === undefined ? {} : { doubtful: [firstDoubtful, ...moreDoubtful] }),
    conflicts: others,
  };
}

/** The analysis on the wire, from what was decided. `dropped` counts findings that could not be cited. */
export function composeAnalysis(doc: Doc, decided: readonly Decided[], dropped: number): EngineAnalysis {
  const pages = new Map(doc.source.pages.map((page) => [page.number, page]));
  const standing = placeStanding(doc);
  const stated = new Set(decided.map(({ fact }) => fact));
  const single = [...standing, ...placePoints(doc, decided), ...placeClauses(doc, stated)];
  const points = gatherPoints(
    doc,
    clausesOnce(single).filter((placed) => !isGeneral(placed)),
  );
  const keyPoints = orderPoints(points, 'key_point');
  const restrictions = orderPoints(points, 'restriction');
  const summary = summarize(
    points,
    [...keyPoints, ...restrictions].filter(({ point }) => point.severity !== 'low'),
  );
  const assessments = specialAssessments(doc, decided);
  const regular = decided.find(({ fact }) => fact === 'assessment.regular');
  // A ceiling of the dues is not what an owner pays.
  const monthly = regular && wordIn(regular.value, 'limit') === null ? perMonth(regular.value) : null;
  const risks = weighRisks(doc, decided);
  const startOfCitation = new Map(decided.map(({ citations, start }) => [citations[0], start]));
  const placed = [...keyPoints, ...restrictions].map(({ point }) => point);
  const references = [
    ...[...placed, ...summary, ...assessments].map((item) => [item.id, item.reference] as const),
    ...risks.map(({ id, citations: [first, ...rest] }) => {
      const start = first && startOfCitation.get(first);
      return [id, first && start !== undefined ? reference(doc, start, [first, ...rest]) : ''] as const;
    }),
  ];
  return {
    document_type: doc.type,
    detected_type: doc.detectedType,
    summary: summary.map(({ text }) => text).join(' '),
    summary_statements: summary,
    key_points: keyPoints.map(({ point }) => point),
    restricted_activities: restrictions.map(({ point }) => point),
    monthly_fees: monthly,
    special_assessments: assessments.map(({ start: _, ...entry }) => entry),
    risks,
    facts: decided.map((one) => wireFact(one, pages)),
    // An amendment is not expected to say what it leaves as it was.
    not_stated: standing.some(({ fact }) => fact === 'document.amendment')
      ? []
      : expectedFacts[doc.type].filter((id) => !stated.has(id)),
    references: Object.fromEntries(references),
    chunk_analyses: analyzeSections(
      doc,
      single,
      assessments,
      regular && monthly !== null ? { start: regular.start, amount: monthly } : null,
    ),
    document_stats: { word_count: doc.source.text.split(/\s+/).filter(Boolean).length },
    total_pages: doc.source.pages.length,
    unreadable_pages: doc.source.pages.filter((page) => !page.readable).map(({ number }) => number),
    page_notes: pageNotes(doc.source.pages),
    dropped_findings: dropped,
    engine: { name: engineName, version: engineVersion },
  };
}
