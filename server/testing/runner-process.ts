import { appendFileSync } from 'node:fs';
import { z } from 'zod';
import { createChanges } from '../changes.ts';
import { openPostgres, openSqlite } from '../db/open-database.ts';
import { startRunner } from '../jobs/runner.ts';
import { createLog } from '../log.ts';

/**
 * A process that runs jobs of the kind 'work' until it is told to end, each for a moment, and writes to a file when one
 * starts and ends. Arguments: PostgreSQL's address or SQLite's folder, the file.
 */
const [place = '', file = ''] = process.argv.slice(2);
const db = place.startsWith('postgres') ? openPostgres(place, { onIdleError: () => {} }) : openSqlite(place);
const tell = (what: string, account: string, name: string) =>
  appendFileSync(file, `${JSON.stringify({ what, account, name, process: process.pid })}\n`);

const runner = startRunner(
  { db, changes: createChanges(), now: Date.now, log: createLog('warn') },
  {
    kind: 'work',
    payload: z.object({ account: z.string() }),
    maxFailures: 1,
    backOff: () => 0,
    run: async ({ account }, { job }) => {
      tell('start', account, job.subject);
      await new Promise((resolve) => setTimeout(resolve, 60));
      tell('end', account, job.subject);
      return async () => {};
    },
    giveUp: () => async () => {},
  },
  1,
);
process.on('SIGTERM', () => void runner.stop().then(() => db.destroy()));
tell('ready', '', '');
