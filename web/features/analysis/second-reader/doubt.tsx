import { lazy, Suspense } from 'react';

/** Most analyses have no second reader: what it doubts comes where it is needed. */
const DoubtMark = lazy(async () => ({ default: (await import('./doubt-mark.tsx')).DoubtMark }));

/** That a language model did not confirm what the rules found, with the rules' sentence where it is given. */
export function NotConfirmed({ quotes = [] }: { quotes?: readonly string[] }) {
  return (
    <Suspense>
      <DoubtMark quotes={quotes} />
    </Suspense>
  );
}
