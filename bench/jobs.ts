/**
 * How fast the jobs table is: jobs a second through queueing, claiming and finishing, and milliseconds from the commit
 * of a job to the start of its run.
 *
 *   node bench/jobs.ts [--jobs 2000] [--database postgres://...]
 *
 * On SQLite in a temporary folder, or in an empty PostgreSQL database.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createChanges } from '#server/changes.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres, openSqlite } from '#server/db/open-database.ts';
import { claim, enqueue, finish } from '#server/jobs/queue.ts';
import { startRunner } from '#server/jobs/runner.ts';
import { createLog } from '#server/log.ts';

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '2000' }, database: { type: 'string' } },
});
const count = Number(values.jobs);
const folder = await mkdtemp(join(tmpdir(), 'plaindeed-jobs-'));
const db =
  values.database === undefined
    ? openSqlite(folder)
    : openPostgres(values.database, { onIdleError: () => {} });
await migrate(db);
console.log(values.database === undefined ? 'SQLite' : 'PostgreSQL');

const add = (subject: string, lane: string | null) =>
  db.transaction().execute((trx) => enqueue(trx, { kind: 'bench', subject, lane, payload: {} }, Date.now()));

async function measureRate(workers: number): Promise<void> {
  const queueing = performance.now();
  for (let n = 0; n < count; n += 1) await add(`job ${n}`, `account ${n % 200}`);
  const running = performance.now();
  let done = 0;
  const work = async () => {
    while (done < count) {
      const job = await claim(db, 'bench', Date.now());
      if (job === undefined) continue;
      await db.transaction().execute((trx) => finish(trx, job));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const end = performance.now();
  const rate = (ms: number) => Math.round((count / ms) * 1000);
  console.log(
    `${count} jobs of 200 accounts, ${workers} at a time: ${rate(running - queueing)} queued a second, ` +
      `${rate(end - running)} claimed and finished a second`,
  );
}

async function measureLatency(how: 'told in the process' | 'found by looking'): Promise<void> {
  const changes = createChanges();
  const started = new Map<string, (at: number) => void>();
  const runner = startRunner(
    { db, changes, now: Date.now, log: createLog('silent') },
    {
      kind: 'bench',
      payload: z.object({}),
      maxFailures: 1,
      backOff: () => 0,
      run: async (_, { job }) => {
        started.get(job.subject)?.(performance.now());
        return async () => {};
      },
      giveUp: () => async () => {},
    },
    1,
  );
  const times: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    const subject = `${how} ${n}`;
    const start = new Promise<number>((resolve) => started.set(subject, resolve));
    // At no fixed moment between two looks.
    await new Promise((resolve) => setTimeout(resolve, (n * 37) % 250));
    await add(subject, null);
    const committed = performance.now();
    if (how === 'told in the process') changes.queued('bench');
    times.push((await start) - committed);
  }
  await runner.stop();
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(`from commit to start, ${how}: median ${at(0.5)} ms, 95% within ${at(0.95)} ms`);
}

try {
  await measureRate(1);
  await measureRate(4);
  await measureLatency('told in the process');
  await measureLatency('found by looking');
} finally {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
}
