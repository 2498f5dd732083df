import type { Log } from '../log.ts';
import type { Runner } from './runner.ts';

export interface Repeated {
  /** 'erase deleted documents', as the log says it. */
  what: string;
  /** Milliseconds. */
  every: number;
  /** Resolves to how many it dealt with. Safe to cut off anywhere, and to run in several processes. */
  work: (signal: AbortSignal) => Promise<number>;
}

/** Does the work at once and then time and again, never twice at a time. */
export function startRepeating({ what, every, work }: Repeated, log: Log): Runner {
  const stopping = new AbortController();
  let working: Promise<void> | undefined;
  let failing = false;
  const look = () => {
    working ??= work(stopping.signal)
      .then(
        (count) => {
          failing = false;
          if (count > 0) log.info({ count }, what);
        },
        (error: unknown) => {
          // The next look tries again: a database that is away is one line in the log.
          if (!failing) log.error({ err: error }, `could not ${what}`);
          failing = true;
        },
      )
      .finally(() => {
        working = undefined;
      });
  };
  const timer = setInterval(look, every);
  look();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await working;
    },
  };
}
