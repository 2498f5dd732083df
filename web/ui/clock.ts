import { useEffect, useRef, useState } from 'react';

/** '1:05'. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/**
 * Whole seconds that something has gone on: `elapsedMs` is what the server said of it last, by its own clock, null where
 * it has said nothing yet; then they count from when the component came on the page. They never go back: what the server
 * said is heard late or twice. Set a `key` to start again.
 */
export function useElapsedSeconds(elapsedMs: number | null): number {
  const start = useRef(Number.POSITIVE_INFINITY);
  const [seconds, setSeconds] = useState(Math.floor((elapsedMs ?? 0) / 1000));
  useEffect(() => {
    start.current = Math.min(start.current, Date.now() - (elapsedMs ?? 0));
    const tell = () => setSeconds(Math.floor((Date.now() - start.current) / 1000));
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [elapsedMs]);
  return seconds;
}
