import { dollars } from '#engine/say/display.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { yearlyDues } from '#report/yearly-dues.ts';
import { CitationChips } from './evidence/citation-chips.tsx';

/** What one home pays each month, large, and over a year. */
export function MonthlyFees({ analysis }: { analysis: Pick<ShownAnalysis, 'monthly_fees' | 'facts'> }) {
  const { monthly_fees: fees, facts } = analysis;
  const yearly = yearlyDues(analysis);
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
            It gives dues of {source.display} but does not say how often they are paid. {chips}
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
      {yearly && (
        <p className="tabular">
          {yearly.text} {yearly.sum && <span className="text-sm text-muted">= {yearly.sum}</span>}
        </p>
      )}
      {chips}
    </div>
  );
}
