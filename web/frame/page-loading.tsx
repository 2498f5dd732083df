import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { session } from '#contract/limits.ts';

/** Milliseconds until it is worth saying that a page is on its way. */
const noticeable = 400;

type Wait = 'short' | 'long' | 'too_long';

/** A line over the page while the code of the next one is on its way; after two minutes, the error screen. */
export function PageLoading() {
  const target = useNavigation().location?.key;
  const [wait, setWait] = useState<Wait>('short');

  useEffect(() => {
    if (target === undefined) return;
    const timers = [
      setTimeout(() => setWait('long'), noticeable),
      setTimeout(() => setWait('too_long'), session.scriptChunkTimeout),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setWait('short');
    };
  }, [target]);

  if (wait === 'too_long') {
    throw new Error('This page is taking too long to load. Please check your connection and try again.');
  }
  return (
    <div role="status" className="screen-only">
      {wait === 'long' && (
        <>
          <span className="sr-only">Loading the page...</span>
          <span aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-accent" />
        </>
      )}
    </div>
  );
}
