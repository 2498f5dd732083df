import { CircleHelp } from 'lucide-react';
import { catalogueFact } from '#engine/catalogue.ts';
import type { SubjectFacts } from '#report/subjects.ts';

const labelOf = (id: string) => catalogueFact(id)?.label ?? id;

/** 'Not stated in this document: Late fee, Interest on overdue amounts.' Nothing where all is stated. */
export function NotStatedLine({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <p className="flex gap-2 text-sm text-muted">
      <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="font-semibold">Not stated in this document:</span> {ids.map(labelOf).join(', ')}.
      </span>
    </p>
  );
}

/** All that a document of its type should say and this one does not, by subject. */
export function NotStatedList({ groups }: { groups: readonly SubjectFacts[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {groups.map(({ subject, notStated }) => (
        <div key={subject.title}>
          <dt className="font-semibold">{subject.title}</dt>
          <dd className="text-muted">{notStated.map(labelOf).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
