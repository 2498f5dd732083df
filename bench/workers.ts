/**
 * Documents an hour with one, two and four workers, and jobs a minute where the analysis is a wait, which is what the queue itself
 * can do.
 *
 *   scripts/with-postgres.sh npm run bench:workers -- [--documents 60] [--jobs 2000] [FILES]
 *
 * A server that runs no jobs and workers of one analysis at a time, each a process, on a database of its own in the cluster of
 * TEST_DATABASE_URL. The clock runs from the first result to the last, so that starting processes does not count.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '#server/db/open-database.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { BenchAccount } from './bench-account.ts';
import { type BenchDatabase, benchDatabase } from './bench-database.ts';
import { freePort, RunningServer } from './running-server.ts';

const { values, positionals } = parseArgs({
  options: { documents: { type: 'string', default: '60' }, jobs: { type: 'string', default: '2000' } },
  allowPositionals: true,
});
const counts = [1, 2, 4];
const accounts = 20;
const wait = 50;
const slots = 4;
const fixture = new URL('../fixtures/maple-hollow-ccrs.pdf', import.meta.url).pathname;
const files = await Promise.all(
  (positionals.length > 0 ? positionals : [fixture]).map(async (path) => ({
    name: basename(path),
    bytes: new Uint8Array(await readFile(path)),
  })),
);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const load = () => loadavg()[0]?.toFixed(1);

/** Things a second, between the first that is done and the last of `all`. */
async function rateOf(all: number, done: () => Promise<number>): Promise<number> {
  let first: { at: number; count: number } | undefined;
  for (;;) {
    const count = await done();
    const at = performance.now();
    if (count > 0) first ??= { at, count };
    if (first !== undefined && count >= all) return ((count - first.count) / (at - first.at)) * 1000;
    await pause(20);
  }
}

async function documentsAnHour(database: BenchDatabase, folder: string): Promise<void> {
  const env = { DATA_DIR: folder, TRUST_PROXY: '1', ANALYSIS_THREADS: '1', ...database.env };
  const server = new RunningServer(await freePort(), { ...env, JOBS: 'off' });
  const workers = Array.from({ length: Math.max(...counts) }, () => new RunningServer(0, env, 'worker.ts'));
  const [first] = workers;
  try {
    server.start();
    await server.ready();
    first?.start();
    const users: BenchAccount[] = [];
    for (let n = 0; n < accounts; n += 1)
      users.push(await BenchAccount.open(server.base, `bench${n}@example.com`, `10.0.0.${n + 1}`));
    await first?.end('SIGTERM');
    let one: number | undefined;
    for (const count of counts) {
      const before = (await database.count()).analyses;
      for (let n = 0; n < Number(values.documents); n += 1) {
        const file = files[n % files.length];
        if (file !== undefined) await users[n % accounts]?.upload(`${n} ${file.name}`, file.bytes);
      }
      const running = workers.slice(0, count);
      for (const worker of running) worker.start();
      const rate = await rateOf(
        Number(values.documents),
        async () => (await database.count()).analyses - before,
      );
      for (const worker of running) await worker.end('SIGTERM');
      one ??= rate;
      console.log(
        `${count} worker${count > 1 ? 's' : ''}: ${Math.round(rate * 3600)} documents an hour, ${(rate / one).toFixed(2)} times one (load ${load()})`,
      );
    }
  } finally {
    for (const process of [server, ...workers]) await process.end('SIGKILL');
  }
}

async function jobsAMinute(url: string): Promise<void> {
  const db = openPostgres(url, { onIdleError: () => {} });
  const all = Number(values.jobs);
  const script = new URL('./waiting-worker.ts', import.meta.url).pathname;
  try {
    for (const count of counts) {
      for (let n = 0; n < all; n += 1) {
        const job = { kind: 'bench', subject: `${count} ${n}`, lane: `account ${n % 200}`, payload: {} };
        await db.transaction().execute((trx) => enqueue(trx, job, Date.now()));
      }
      const workers = Array.from({ length: count }, () =>
        spawn(process.execPath, [script, url, String(slots), String(wait)], { stdio: 'inherit' }),
      );
      const left = async () => {
        const counted = await db
          .selectFrom('jobs')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('kind', '=', 'bench')
          .executeTakeFirstOrThrow();
        return Number(counted.n);
      };
      const rate = await rateOf(all, async () => all - (await left()));
      for (const worker of workers) {
        worker.kill('SIGTERM');
        await once(worker, 'exit');
      }
      const most = (count * slots * 60_000) / wait;
      console.log(
        `${count} worker${count > 1 ? 's' : ''} that wait ${wait} ms, ${slots} jobs at a time each: ${Math.round(rate * 60)} jobs a minute of ${most} at most (load ${load()})`,
      );
    }
  } finally {
    await db.destroy();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'plaindeed-workers-'));
const database = await benchDatabase(folder, process.env.TEST_DATABASE_URL);
try {
  if (database.env.DATABASE_URL === undefined) throw new Error('Run it by scripts/with-postgres.sh.');
  await documentsAnHour(database, folder);
  await jobsAMinute(database.env.DATABASE_URL);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
