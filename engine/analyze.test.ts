import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EngineAnalysis, engineAnalysisSchema } from '#contract/analysis.ts';
import type { Citation, Page } from '#contract/page.ts';
import { analyze } from './analyze.ts';
import { anyPages } from './testing/any-pages.ts';

/** Every citation anywhere in an analysis. */
function citationsIn(value: unknown): Citation[] {
  if (Array.isArray(value)) return value.flatMap(citationsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('quote' in value) return [value as Citation];
  return Object.values(value).flatMap(citationsIn);
}

function expectVerbatim(analysis: EngineAnalysis, pages: readonly Page[]) {
  for (const { page, start, end, quote } of citationsIn(analysis)) {
    const original = pages.find(({ number }) => number === page);
    expect(original?.text.slice(start, end)).toBe(quote);
    expect(quote.trim()).toBe(quote);
  }
}

describe('analyze', () => {
  it('cites verbatim, fits the contract, repeats itself to the byte and never throws, whatever the pages', () => {
    fc.assert(
      fc.property(anyPages, (pages) => {
        const analysis = analyze(pages);
        // The schema demands a citation of every statement.
        expect(engineAnalysisSchema.parse(analysis)).toEqual(analysis);
        expectVerbatim(analysis, pages);
        expect(JSON.stringify(analyze(pages))).toBe(JSON.stringify(analysis));
      }),
      { numRuns: 200 },
    );
  });

  it('gives an empty analysis for no pages', () => {
    const analysis = analyze([]);
    expect(analysis.facts).toEqual([]);
    expect(analysis.total_pages).toBe(0);
  });
});
