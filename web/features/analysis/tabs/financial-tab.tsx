import { reportWords } from '#content/report-words.ts';
import { openAnswers } from '#report/open-answers.ts';
import { picturesOf } from '#report/pictures/pictures-of.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { picturesIn } from '#report/subject-pictures.ts';
import { bySubject, type Subject } from '#report/subjects.ts';
import { AssessmentList } from '../assessment-list.tsx';
import { FactGroups } from '../facts/fact-groups.tsx';
import { MonthlyFees } from '../monthly-fees.tsx';
import { Part } from '../part.tsx';
import { PictureView } from '../pictures/picture-view.tsx';

/** What you will pay, what may come on top, and how the association stands. */
export function FinancialTab({ analysis }: { analysis: ShownAnalysis }) {
  const { special_assessments: assessments, facts } = analysis;
  // The list of special assessments tells more of each than its fact does.
  const listed = (id: string) => id === 'special_assessment';
  const groups = bySubject(
    facts.filter(({ id }) => !listed(id)),
    openAnswers(analysis).filter(({ id }) => !listed(id)),
    { tab: 'financial' },
  );
  const pictures = picturesOf(analysis);
  const drawn = (subject: Subject) =>
    picturesIn(subject, pictures).map((picture) => (
      <PictureView key={picture.id} picture={picture} name="financial" />
    ));
  return (
    <div className="flex flex-col gap-10">
      <Part title="Monthly fees">
        <MonthlyFees analysis={analysis} />
      </Part>
      <Part title="Special assessments">
        {assessments.length === 0 ? (
          <p>{reportWords.noAssessments}</p>
        ) : (
          <AssessmentList assessments={assessments} name="assessment" />
        )}
      </Part>
      <FactGroups groups={groups} analysis={analysis} below={drawn} />
    </div>
  );
}
