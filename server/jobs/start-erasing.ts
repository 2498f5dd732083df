import type { Log } from '../log.ts';
import { eraseDeleted } from '../services/erase-deleted.ts';
import type { Runner } from './runner.ts';

const every = 5_000;

/** Erases deleted documents from now on, those that a process before this one left behind included. */
export function startErasing(ports: Parameters<typeof eraseDeleted>[0], log: Log): Runner {
  let working: Promise<void> | undefined;
  let failing = false;
  const look = () => {
    working ??= eraseDeleted(ports)
      .then(
        (erased) => {
          failing = false;
          if (erased > 0) log.info({ erased }, 'erased deleted documents');
        },
        (error: unknown) => {
          // The next look tries again: a database that is away is one line in the log.
          if (!failing) log.error({ err: error }, 'could not erase deleted documents');
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
      await working;
    },
  };
}
