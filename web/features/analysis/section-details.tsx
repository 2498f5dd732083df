import type { ReactNode } from 'react';
import { dollars } from '#engine/compose/display.ts';
import type { ShownSection } from '#report/read-analysis.ts';
import { AssessmentList } from './assessment-list.tsx';
import { PointList } from './point-list.tsx';

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h4 className="font-semibold">{title}</h4>
      {children}
    </section>
  );
}

/** What one section says, as far as it says anything of a kind. */
export function SectionDetails({ section, name }: { section: ShownSection; name: string }) {
  const { key_points: points, restricted_activities: activities, monthly_fees: fees } = section;
  const { special_assessments: assessments } = section;
  return (
    <>
      {points.length > 0 && (
        <Detail title="Key points">
          <PointList points={points} name={`${name}/key`} />
        </Detail>
      )}
      {activities.length > 0 && (
        <Detail title="Restricted activities">
          <PointList points={activities} name={`${name}/restriction`} />
        </Detail>
      )}
      {fees !== null && (
        <Detail title="Monthly fees">
          <p className="tabular">{dollars(fees)}</p>
        </Detail>
      )}
      {assessments.length > 0 && (
        <Detail title="Special assessments">
          <AssessmentList assessments={assessments} name={name} level={5} />
        </Detail>
      )}
    </>
  );
}
