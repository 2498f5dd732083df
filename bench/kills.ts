/**
 * Ends what the product runs on, at random moments while documents are uploaded and analyzed, then proves that nothing was
 * lost, doubled or stuck: kills its processes with -9, and with --connections ends the connections to PostgreSQL.
 *
 *   node bench/kills.ts [--kills 30] [--connections 0] [--seed 1] [FILES]
 *
 * On SQLite the server alone; on PostgreSQL, with a database of its own in the cluster of TEST_DATABASE_URL, a server that
 * runs no jobs and two workers. After every ten kills, and after each of the rounds of --connections, it is waited until
 * all is analyzed, since a document over which a process was killed 15 times is given up.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Document } from '#contract/documents.ts';
import { randomOf } from '#engine/testing/random-of.ts';
import { BenchAccount } from './bench-account.ts';
import { benchDatabase } from './bench-database.ts';
import { freePort, RunningServer } from './running-server.ts';

const { values, positionals } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    connections: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const kills = Number(values.kills);
const rounds = Number(values.connections);
const killsAtATime = 10;
const endsARound = 5;
const longestUptime = 2500;
const longestPause = 250;
const settleTimeout = 300_000;

const random = randomOf(Number(values.seed));

const fixtures = [
  'maple-hollow-ccrs.pdf',
  'maple-hollow-rules.docx',
  'maple-hollow-minutes.txt',
  'damaged.pdf',
];
const paths =
  positionals.length > 0
    ? positionals
    : fixtures.map((name) => new URL(`../fixtures/${name}`, import.meta.url).pathname);
const files = await Promise.all(
  paths.map(async (path) => ({ name: basename(path), bytes: await readFile(path) })),
);

const folder = await mkdtemp(join(tmpdir(), 'plaindeed-kills-'));
const database = await benchDatabase(folder, process.env.TEST_DATABASE_URL);
const isShared = database.name === 'PostgreSQL';
const env = { DATA_DIR: folder, TRUST_PROXY: '1', ...database.env };
const server = new RunningServer(await freePort(), isShared ? { ...env, JOBS: 'off' } : env);
const workers = isShared ? [1, 2].map(() => new RunningServer(0, env, 'worker.ts')) : [];
const processes = [server, ...workers];

interface Sent {
  account: BenchAccount;
  /** Unique, and starts with the number of the file. */
  name: string;
  /** Set once the server said that it was stored. */
  id: string | undefined;
}
const sent: Sent[] = [];
const problems: string[] = [];
const check = (holds: boolean, problem: string) => {
  if (!holds) problems.push(problem);
};

let killed = 0;
let ended = 0;
let isQuiet = false;
let isOver = false;
try {
  for (const one of processes) one.start();
  await server.ready();
  const accounts: BenchAccount[] = [];
  // Each from an address of its own, so that the limits by address are not what is measured.
  for (let n = 0; n < 20; n += 1)
    accounts.push(await BenchAccount.open(server.base, `bench${n}@example.com`, `10.0.0.${n + 1}`));
  const uploading = upload(accounts);
  while (killed < kills) {
    isQuiet = false;
    for (let n = 0; n < killsAtATime && killed < kills; n += 1) await kill();
    await settle(accounts);
    if (killed % 100 === 0) console.log(`${killed} kills ...`);
  }
  for (let round = 0; round < rounds; round += 1) {
    isQuiet = false;
    for (let n = 0; n < endsARound; n += 1) {
      await pause(longestUptime * random());
      ended += await database.endConnections();
    }
    await settle(accounts);
    check(
      processes.every(({ runs }) => runs),
      `a process ended in round ${round + 1} of ending connections`,
    );
  }
  isOver = true;
  await uploading;
  const settled = await settle(accounts);
  await readAll(settled);
  for (const one of processes) await one.end('SIGTERM');
  await judge(settled);
} finally {
  isOver = true;
  for (const one of processes) await one.end('SIGKILL');
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

/** Kills one of the processes, and starts it again. */
async function kill(): Promise<void> {
  await pause(longestUptime * random());
  const one = processes[Math.floor(random() * processes.length)] ?? server;
  check(one.runs, `a process ended by itself: ${one.said}`);
  await one.end('SIGKILL');
  one.start();
  killed += 1;
}

/** Uploads one document after the other, so that every kill meets work. */
async function upload(accounts: BenchAccount[]): Promise<void> {
  while (!isOver) {
    await pause(longestPause * random());
    const account = accounts[sent.length % accounts.length];
    const file = files[sent.length % files.length];
    if (isQuiet || account === undefined || file === undefined) continue;
    const name = `${sent.length % files.length}-${sent.length}-${file.name}`;
    const one: Sent = { account, name, id: undefined };
    sent.push(one);
    await account.upload(name, file.bytes).then(
      (id) => {
        one.id = id;
      },
      // Cut off by a kill, or the server is down: stored or not, but the user was not told that it was.
      () => pause(50),
    );
  }
}

/** Waits until no document is under way any more, with no new ones. */
async function settle(accounts: BenchAccount[]): Promise<{ account: BenchAccount; document: Document }[]> {
  isQuiet = true;
  await server.ready();
  const start = performance.now();
  for (;;) {
    const all = [];
    for (const account of accounts) {
      for (const document of await account.documents()) all.push({ account, document });
    }
    const open = all.filter(({ document }) => !/complete|error/.test(document.status));
    if (open.length === 0) return all;
    if (performance.now() - start > settleTimeout) {
      problems.push(`${open.length} documents were under way for ${settleTimeout / 1000} s`);
      return all;
    }
    await pause(200);
  }
}

/** Every complete analysis is there, and the same for the same bytes. */
async function readAll(all: { account: BenchAccount; document: Document }[]): Promise<void> {
  const analyses = new Map<string, string>();
  for (const { account, document } of all) {
    if (document.status !== 'analysis_complete') continue;
    const analysis = await account.analysis(document.id);
    const text = await account.page(document.id, analysis.total_pages);
    const { document_id: _i, document_name: _n, file_name: _f, created_at: _c, ...engines } = analysis;
    const digest = createHash('sha256')
      .update(JSON.stringify(engines) + text)
      .digest('hex');
    const file = document.file_name.split('-', 1)[0] ?? '';
    check((analyses.get(file) ?? digest) === digest, `${document.file_name} was analyzed differently`);
    analyses.set(file, digest);
  }
}

async function judge(settled: { document: Document }[]): Promise<void> {
  const documents = settled.map(({ document }) => document);
  const names = documents.map(({ file_name }) => file_name);
  const stored = new Map(documents.map((document) => [document.id, document]));
  const told = sent.filter(({ id }) => id !== undefined);
  for (const { id = '', name } of told) check(stored.get(id)?.file_name === name, `lost: ${name}`);
  check(new Set(names).size === names.length, 'a document is there twice');
  const statuses: Record<string, number> = {};
  for (const { status, error, file_name } of documents) {
    statuses[status] = (statuses[status] ?? 0) + 1;
    check(/complete|error/.test(status), `stuck: ${file_name} is ${status}`);
    const expected = file_name.includes('damaged') ? 'analysis_error' : 'analysis_complete';
    check(status === expected, `${file_name} ended as ${status}: ${error}`);
  }
  const complete = statuses.analysis_complete ?? 0;
  const { jobs, analyses } = await database.count();
  check(jobs === 0, `${jobs} jobs are yet to be done`);
  check(analyses === complete, `${analyses} analyses for ${complete} complete documents`);
  const entries = await readdir(join(folder, 'blobs'), { withFileTypes: true });
  const blobs = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const has = new Set(blobs);
  for (const { id, status, file_name } of documents) {
    check(has.has(`${id}.original.sealed`), `the file of ${file_name} is missing`);
    const isWhole = status !== 'analysis_complete' || has.has(`${id}.pages.sealed`);
    check(isWhole, `the pages of ${file_name} are missing`);
  }
  const orphans = blobs.filter((name) => !stored.has(name.slice(0, name.indexOf('.')))).length;
  check(isShared || orphans === 0, `${orphans} files of no document are left`);
  const aside = (await readdir(join(folder, 'blobs', 'set-aside'))).length;
  const counted = Object.entries(statuses).map(([status, count]) => `${count} ${status}`);
  console.log(
    `${database.name}, ${processes.length} processes: ${killed} kills, ${ended} connections ended in ${rounds} rounds; ` +
      `${sent.length} uploads sent, ${told.length} answered, ${documents.length} stored; ${counted.join(', ')}; ` +
      `${orphans + aside} files of uploads cut off; ${problems.length} problems`,
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
