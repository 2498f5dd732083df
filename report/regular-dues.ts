import type { FactValue } from '#contract/analysis.ts';
import type { ShownAnalysis } from './read-analysis.ts';

/** What one home pays, where the document says so. */
export function regularDuesOf({ facts }: Pick<ShownAnalysis, 'facts'>): FactValue | undefined {
  return facts.find(({ id }) => id === 'assessment.regular')?.value;
}
