import type { ReactNode } from 'react';
import type { Subject, SubjectFacts } from '#report/subjects.ts';
import { Part } from '../part.tsx';
import { FullLedger } from './full-ledger.tsx';

interface FactGroupsProps {
  groups: readonly SubjectFacts[];
  analysis: Parameters<typeof FullLedger>[0]['analysis'];
  /** What stands under the answers of a subject. */
  below?: (subject: Subject) => ReactNode;
}

/** One ledger a subject: what the document answers, and what it does not. */
export function FactGroups({ groups, analysis, below }: FactGroupsProps) {
  return groups.map(({ subject, facts, open }) => (
    <Part key={subject.title} title={subject.title}>
      <FullLedger facts={facts} open={open} analysis={analysis} />
      {below?.(subject)}
    </Part>
  ));
}
