import { lazy, Suspense } from 'react';
import type { Finder } from '#report/found-by.ts';
import { useFinders } from './finders-context.ts';

/** Most analyses have no second reader: its marks come where they are needed. */
const FoundMark = lazy(async () => ({ default: (await import('./found-mark.tsx')).FoundMark }));

/**
 * Who found a statement, given by the statement itself or by the id of its fact. What a language model alone found is
 * marked wherever it stands; the rest says so where its reader asked to see it.
 */
export function FoundBy({ by, id }: { by?: Finder | undefined; id: string }) {
  const finders = useFinders();
  const finder = by ?? finders?.of(id) ?? 'rules';
  if (finder !== 'model' && !finders?.isShown) return null;
  return (
    <Suspense>
      <FoundMark finder={finder} />
    </Suspense>
  );
}
