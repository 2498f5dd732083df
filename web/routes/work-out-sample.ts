import type { Analysis } from '#contract/analysis.ts';
import type { Page } from '#contract/page.ts';
import { readAnalysis, type ShownAnalysis } from '#report/read-analysis.ts';
import { type SummaryParts, summaryParts } from '#report/summary-parts.ts';
import { markBoxes } from '../features/analysis/evidence/page/mark-boxes.ts';
import { textBlock } from '../features/analysis/evidence/page/text-block.ts';
import type { FirstEvidence } from '../features/sample/first-page.tsx';

/** A sample document as it is shown, with what its summary leads with and where the first of that stands. */
export interface ShownSample {
  readonly analysis: ShownAnalysis;
  readonly parts: SummaryParts;
  readonly evidence: FirstEvidence;
}

function firstEvidence({ first }: SummaryParts, pages: readonly Page[]): FirstEvidence {
  const cited = first.find(({ citations }) => citations.length > 0);
  const [citation] = cited?.citations ?? [];
  const page = pages.find(({ number }) => number === citation?.page);
  if (!cited || !citation || !page) throw new Error('The first things of a sample name no page.');
  return {
    page: page.number,
    quote: citation.quote,
    marks: markBoxes(page, citation.start, citation.end),
    block: textBlock(page.lines),
  };
}

/**
 * A sample document as it is shown. For the first one this runs when the pages are built; for the others it is loaded
 * with them.
 */
export function workOutSample(raw: Analysis, pages: readonly Page[]): ShownSample {
  const analysis = readAnalysis(raw);
  const parts = summaryParts(analysis);
  return { analysis, parts, evidence: firstEvidence(parts, pages) };
}
