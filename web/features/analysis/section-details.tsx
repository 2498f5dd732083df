import type { ReactNode } from 'react';
import { dollars } from '#engine/say/display.ts';
import type { ShownPoint, ShownSection } from '#report/read-analysis.ts';
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

interface SectionDetailsProps {
  section: ShownSection;
  /** The statements that its summary tells. */
  summarized: readonly ShownPoint[];
  name: string;
}

/** What one section says beside its summary, as far as it says anything of a kind. */
export function SectionDetails({ section, summarized, name }: SectionDetailsProps) {
  const isLeft = (point: ShownPoint) => !summarized.includes(point);
  const points = section.key_points.filter(isLeft);
  const activities = section.restricted_activities.filter(isLeft);
  const { monthly_fees: fees, special_assessments: assessments } = section;
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
