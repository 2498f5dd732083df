import { z } from 'zod';
import { createChanges } from '#server/changes.ts';
import { openPostgres } from '#server/db/open-database.ts';
import { startRunner } from '#server/jobs/runner.ts';
import { createLog } from '#server/log.ts';

/*
 * A worker whose analysis is a wait, for bench/workers.ts. Arguments: PostgreSQL's address, jobs at a time, milliseconds that each waits.
 */
const [url = '', slots = '1', wait = '0'] = process.argv.slice(2);
const db = openPostgres(url, { onIdleError: () => {} });
const runner = startRunner(
  { db, changes: createChanges(), now: Date.now, log: createLog('warn') },
  {
    kind: 'bench',
    payload: z.object({}),
    maxFailures: 1,
    backOff: () => 0,
    run: async () => {
      await new Promise((resolve) => setTimeout(resolve, Number(wait)));
      return async () => {};
    },
    giveUp: () => async () => {},
  },
  Number(slots),
);
process.on('SIGTERM', () => void runner.stop().then(() => db.destroy()));
