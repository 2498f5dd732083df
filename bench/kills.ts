/**
 * Kills the server with -9 at random moments while documents are uploaded and analyzed, then proves that nothing was
 * lost, doubled or stuck.
 *
 *   node bench/kills.ts [--kills 30] [--documents 20] [--seed 1] [FILES]
 *
 * On SQLite, or on a database of its own in the PostgreSQL cluster of TEST_DATABASE_URL.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Document } from '#contract/documents.ts';
import { BenchAccount } from './bench-account.ts';
import { benchDatabase } from './bench-database.ts';
import { freePort, RunningServer } from './running-server.ts';

const { values, positionals } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    documents: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const kills = Number(values.kills);
const least = Number(values.documents);
const longestUptime = 2500;
const settleTimeout = 300_000;

let state = Number(values.seed) >>> 0;
/** 0 to 1, the same sequence for the same seed (mulberry32). */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

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
const server = new RunningServer(await freePort(), { DATA_DIR: folder, ...database.env });

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

try {
  server.start();
  await server.ready();
  const accounts: BenchAccount[] = [];
  for (let n = 0; n < 5; n += 1) accounts.push(await BenchAccount.open(server.base, `bench${n}@example.com`));
  await killAndUpload(accounts);
  const settled = await settle(accounts);
  await server.end('SIGTERM');
  await judge(settled);
} finally {
  await server.end('SIGKILL');
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

async function killAndUpload(accounts: BenchAccount[]): Promise<void> {
  let killed = 0;
  const uploading = (async () => {
    while (killed < kills || sent.length < least) {
      // The first ones in a burst, then one now and then, so that every kill meets work.
      if (sent.length >= least) await pause(400 * random());
      const account = accounts[sent.length % accounts.length];
      const file = files[sent.length % files.length];
      if (account === undefined || file === undefined) return;
      const upload: Sent = {
        account,
        name: `${sent.length % files.length}-${sent.length}-${file.name}`,
        id: undefined,
      };
      sent.push(upload);
      await account.upload(upload.name, file.bytes).then(
        (id) => {
          upload.id = id;
        },
        // Cut off by a kill, or the server is down: stored or not, but the user was not told that it was.
        () => pause(50),
      );
    }
  })();
  for (; killed < kills; killed += 1) {
    await pause(longestUptime * random());
    await server.end('SIGKILL');
    server.start();
  }
  await server.ready();
  await uploading;
}

/** Waits until no document is under way any more. */
async function settle(accounts: BenchAccount[]): Promise<{ account: BenchAccount; document: Document }[]> {
  const start = performance.now();
  for (;;) {
    const all = [];
    for (const account of accounts) {
      for (const document of await account.documents()) all.push({ account, document });
    }
    const open = all.filter(({ document }) => !/complete|error/.test(document.status));
    if (open.length === 0 || performance.now() - start > settleTimeout) {
      console.log(`settled ${((performance.now() - start) / 1000).toFixed(1)} s after the last start`);
      await readAll(all);
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
  const blobs = (await readdir(join(folder, 'blobs'))).filter((name) => name !== 'unfinished');
  const orphans = blobs.filter((name) => !stored.has(name.slice(0, name.lastIndexOf('.')))).length;
  check(blobs.length - orphans === documents.length + complete, 'a file is missing');
  check(database.name !== 'SQLite' || orphans === 0, `${orphans} files of no document are left`);
  console.log(
    `${database.name}: ${kills} kills; ${sent.length} uploads sent, ${told.length} answered, ${documents.length} stored; ` +
      `${Object.entries(statuses)
        .map(([status, count]) => `${count} ${status}`)
        .join(', ')}; ` +
      `${orphans} files of uploads cut off; ${problems.length} problems`,
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
