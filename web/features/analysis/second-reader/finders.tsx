import { type ReactNode, useMemo, useState } from 'react';
import { factOf } from '#report/fact-of.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { type Finders, FindersContext } from './finders-context.ts';

/** Tells what stands in it who found what. */
export function FindersProvider({ analysis, children }: { analysis: ShownAnalysis; children: ReactNode }) {
  const [isShown, show] = useState(false);
  const { facts, second_reader: reader } = analysis;
  const finders = useMemo((): Finders | null => {
    if (reader === null) return null;
    const found = new Map(facts.map(({ id, found_by }) => [id, found_by ?? 'rules'] as const));
    return { isShown, show, of: (id: string) => found.get(factOf(id)) ?? 'rules' };
  }, [facts, reader, isShown]);
  return <FindersContext value={finders}>{children}</FindersContext>;
}
