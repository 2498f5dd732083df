import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { factOf } from '#report/fact-of.ts';
import type { Finder } from '#report/found-by.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';

interface Finders {
  /** Whether every statement says who found it; what a language model alone found says so anyway. */
  readonly isShown: boolean;
  readonly show: (isShown: boolean) => void;
  /** Who found the fact behind an id. */
  readonly of: (id: string) => Finder;
}

const FindersContext = createContext<Finders | null>(null);

/** Who found what, where a language model read beside the rules; null where none did. */
export const useFinders = () => useContext(FindersContext);

/** Tells what stands in it who found what. */
export function FindersProvider({ analysis, children }: { analysis: ShownAnalysis; children: ReactNode }) {
  const [isShown, show] = useState(false);
  const { facts, second_reader: reader } = analysis;
  const finders = useMemo(() => {
    if (reader === null) return null;
    const found = new Map(facts.map(({ id, found_by }) => [id, found_by ?? 'rules'] as const));
    return { isShown, show, of: (id: string) => found.get(factOf(id)) ?? 'rules' };
  }, [facts, reader, isShown]);
  return <FindersContext value={finders}>{children}</FindersContext>;
}
