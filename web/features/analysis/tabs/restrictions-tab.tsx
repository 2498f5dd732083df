import type { ShownAnalysis } from '#report/read-analysis.ts';
import { restrictionGroups } from '#report/restriction-groups.ts';
import { FullLedger } from '../facts/full-ledger.tsx';
import { Part } from '../part.tsx';
import { PointList } from '../point-list.tsx';

/** What you may not do, by subject. */
export function RestrictionsTab({ analysis }: { analysis: ShownAnalysis }) {
  const groups = restrictionGroups(analysis);
  if (groups.length === 0) {
    return <p className="text-muted">No restrictions were found in this document.</p>;
  }
  return (
    <div className="flex flex-col gap-10">
      {groups.map(({ title, points, facts, open }) => (
        <Part key={title} title={title}>
          {points.length > 0 && <PointList points={points} name="restriction" explained />}
          {points.length > 0 && facts.length + open.length > 0 && <hr className="-my-1 border-line" />}
          <FullLedger facts={facts} open={open} analysis={analysis} />
        </Part>
      ))}
    </div>
  );
}
