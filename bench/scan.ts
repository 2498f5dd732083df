#!/usr/bin/env node
/**
 * How long a scan takes on a server, how fast the server answers meanwhile, and how much memory it takes.
 *
 *   node bench/scan.ts SCAN.pdf [--package] [--beside FILE]
 *
 * --package recognizes with the npm package alone, as on a machine without Tesseract. --beside uploads FILE from another
 * account again and again while the scan is read, and tells how long its results took. Whether the server is alive and the
 * list of documents are asked for all the while.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { BenchAccount } from './bench-account.ts';
import { memoryOf } from './memory-of.ts';
import { processorOf } from './processor-of.ts';
import { freePort, RunningServer } from './running-server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { package: { type: 'boolean', default: false }, beside: { type: 'string' } },
});
const [path] = positionals;
if (path === undefined) {
  console.error('Usage: npm run bench:scan -- SCAN.pdf [--package] [--beside FILE]');
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'plaindeed-scan-'));
// The server finds node by its full path, so without a PATH there is no Tesseract.
const env = { DATA_DIR: folder, ...(values.package ? { PATH: folder } : {}) };
const server = new RunningServer(await freePort(), env);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Milliseconds from each upload to its results, for as long as the scan is being read. */
async function readBeside(file: string, scanIsRead: () => boolean): Promise<number[]> {
  const bytes = new Uint8Array(await readFile(file));
  const account = await BenchAccount.open(server.base, 'neighbor@example.com');
  const times: number[] = [];
  for (let copy = 1; !scanIsRead(); copy += 1) {
    const time = await timed(async () => {
      const id = await account.upload(`copy ${copy} of ${basename(file)}`, bytes);
      while ((await account.progress(id)).status !== 'analysis_complete') await pause(25);
    });
    times.push(time);
    // An account may upload 120 files in ten minutes.
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
  return times;
}

/** Seldom enough that the asking takes no notable share of the processors that read the scan. */
const seldom = 250;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function tell(what: string, times: number[]): void {
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(1)} ms`;
  console.log(
    `${what}: ${times.length}, median ${at(0.5)}, 95% within ${at(0.95)}, 99% within ${at(0.99)}, longest ${at(1)}`,
  );
}

try {
  console.log(`${cpus().length} cores, ${execFileSync('uptime', { encoding: 'utf8' }).trim()}`);
  server.start();
  await server.ready();
  const account = await BenchAccount.open(server.base, 'bench@example.com');
  const before = memoryOf(server.pid);
  const start = performance.now();
  const id = await account.upload(basename(path), new Uint8Array(await readFile(path)));
  const pages: number[] = [];
  const lists: number[] = [];
  const progress: string[] = [];
  let most = before;
  let isRead = false;
  let beside: Promise<number[]> | undefined;
  for (;;) {
    pages.push(await timed(() => fetch(`${server.base}/healthz`).then((answer) => answer.arrayBuffer())));
    const asked = performance.now();
    const [document] = await account.documents();
    lists.push(performance.now() - asked);
    const now = memoryOf(server.pid);
    if (now.all > most.all) most = now;
    const { page, pages: all } = await account.progress(id);
    if (page !== null && progress.at(-1) !== `${page}/${all}`) progress.push(`${page}/${all}`);
    if (values.beside !== undefined && progress.length === 2)
      beside ??= readBeside(values.beside, () => isRead);
    if (document?.status === 'analysis_complete') break;
    if (document?.status === 'analysis_error') throw new Error(document.error ?? 'failed');
    await pause(seldom);
  }
  isRead = true;
  const seconds = (performance.now() - start) / 1000;
  const { own, programs } = processorOf(server.pid);
  const { total_pages } = await account.analysis(id);
  console.log(
    `${total_pages} pages in ${seconds.toFixed(1)} s, ${(seconds / total_pages).toFixed(2)} s a page`,
  );
  console.log(
    `processor: ${(own + programs).toFixed(1)} s since the start: server ${own.toFixed(1)} s, programs ${programs.toFixed(1)} s`,
  );
  console.log(`progress said ${progress.length} times, from ${progress[0]} to ${progress.at(-1)}`);
  tell('answers of the server', pages);
  tell('lists of documents', lists);
  if (beside !== undefined) tell("results of another account's file meanwhile", await beside);
  console.log(
    `memory: ${before.all} MB at rest; at most ${most.all} MB: server ${most.own}, programs ${most.all - most.own}`,
  );
  console.log(
    `load at the end ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
} finally {
  await server.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}
