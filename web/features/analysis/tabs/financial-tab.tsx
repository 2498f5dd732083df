import type { ShownAnalysis } from '#report/read-analysis.ts';
import { regularDuesOf } from '#report/regular-dues.ts';
import { bySubject } from '#report/subjects.ts';
import { AssessmentList } from '../assessment-list.tsx';
import { FactGroups } from '../facts/fact-groups.tsx';
import { MonthlyFees } from '../monthly-fees.tsx';
import { Part } from '../part.tsx';

/** What you will pay, what may come on top, and how the association stands. */
export function FinancialTab({ analysis }: { analysis: ShownAnalysis }) {
  const { special_assessments: assessments, facts, not_stated: notStated } = analysis;
  // The list of special assessments tells more of each than its fact does.
  const listed = (id: string) => id === 'special_assessment';
  const groups = bySubject(
    facts.filter(({ id }) => !listed(id)),
    notStated.filter((id) => !listed(id)),
    'financial',
  );
  return (
    <div className="flex flex-col gap-10">
      <Part title="Monthly fees">
        <MonthlyFees analysis={analysis} />
      </Part>
      <Part title="Special assessments">
        {assessments.length === 0 ? (
          <p className="text-muted">No special assessment is mentioned in this document.</p>
        ) : (
          <AssessmentList assessments={assessments} name="assessment" />
        )}
      </Part>
      <FactGroups groups={groups} regularDues={regularDuesOf(analysis)} />
    </div>
  );
}
