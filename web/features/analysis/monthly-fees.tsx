import { dollars } from '#engine/compose/display.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { CitationChips } from './evidence/citation-chips.tsx';

/** What one home pays each month, large, and over a year. */
export function MonthlyFees({ analysis }: { analysis: Pick<ShownAnalysis, 'monthly_fees' | 'facts'> }) {
  const { monthly_fees: fees, facts } = analysis;
  const source = facts.find(({ id }) => id === 'assessment.regular');
  const chips = source && (
    <CitationChips
      id="monthly-fees"
      statement={`${source.label}: ${source.display}`}
      citations={source.citations}
    />
  );
  if (fees === null) {
    return (
      <div className="flex flex-col gap-1">
        <p className="text-lg">Not specified</p>
        {source && (
          <p>
            It names {source.display} in dues and does not say how often they are paid. {chips}
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p className="tabular font-serif text-4xl font-semibold">
        {dollars(fees)}{' '}
        <span className="font-sans text-base font-normal text-muted">a month for one home</span>
      </p>
      <p className="tabular">
        {dollars(Math.round(fees * 1200) / 100)} a year{' '}
        <span className="text-sm text-muted">= {dollars(fees)} × 12</span>
      </p>
      {chips}
    </div>
  );
}
