import type { FactValue } from '#contract/analysis.ts';
import { Part } from '../part.tsx';
import { FactLedger } from './fact-ledger.tsx';
import type { SubjectFacts } from './subjects.ts';

interface FactGroupsProps {
  groups: readonly SubjectFacts[];
  regularDues: FactValue | undefined;
}

/** One ledger a subject. */
export function FactGroups({ groups, regularDues }: FactGroupsProps) {
  return groups.map(({ subject, facts, notStated }) => (
    <Part key={subject.title} title={subject.title}>
      <FactLedger facts={facts} notStated={notStated} regularDues={regularDues} />
    </Part>
  ));
}
