import type { FactValue } from '#contract/analysis.ts';
import type { SubjectFacts } from '#report/subjects.ts';
import { Part } from '../part.tsx';
import { FactLedger } from './fact-ledger.tsx';
import { NotStatedList } from './not-stated.tsx';

interface FactGroupsProps {
  groups: readonly SubjectFacts[];
  regularDues: FactValue | undefined;
}

/** One ledger a subject; subjects of which nothing is stated come together at the end. */
export function FactGroups({ groups, regularDues }: FactGroupsProps) {
  const silent = groups.filter(({ facts }) => facts.length === 0);
  return (
    <>
      {groups
        .filter(({ facts }) => facts.length > 0)
        .map(({ subject, facts, notStated }) => (
          <Part key={subject.title} title={subject.title}>
            <FactLedger facts={facts} notStated={notStated} regularDues={regularDues} />
          </Part>
        ))}
      {silent.length > 0 && (
        <Part title="Not stated in this document">
          <NotStatedList groups={silent} />
        </Part>
      )}
    </>
  );
}
