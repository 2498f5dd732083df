#!/usr/bin/env node
/**
 * How long a scan takes on a server, how fast the server answers meanwhile, and how much memory it takes.
 *
 *   node bench/scan.ts SCAN.pdf [--package]
 *
 * --package recognizes with the npm package alone, as on a machine without Tesseract. Whether it is alive and the list of
 * documents are asked for all the while.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { BenchAccount } from './bench-account.ts';
import { memoryOf } from './memory-of.ts';
import { freePort, RunningServer } from './running-server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { package: { type: 'boolean', default: false } },
});
const [path] = positionals;
if (path === undefined) {
  console.error('Usage: npm run bench:scan -- SCAN.pdf [--package]');
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

function tell(what: string, times: number[]): void {
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(1)} ms`;
  console.log(`${what}: ${times.length}, median ${at(0.5)}, 99% within ${at(0.99)}, longest ${at(1)}`);
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
  for (;;) {
    pages.push(await timed(() => fetch(`${server.base}/healthz`).then((answer) => answer.arrayBuffer())));
    const asked = performance.now();
    const [document] = await account.documents();
    lists.push(performance.now() - asked);
    const now = memoryOf(server.pid);
    if (now.all > most.all) most = now;
    const { page, pages: all } = await account.progress(id);
    if (page !== null && progress.at(-1) !== `${page}/${all}`) progress.push(`${page}/${all}`);
    if (document?.status === 'analysis_complete') break;
    if (document?.status === 'analysis_error') throw new Error(document.error ?? 'failed');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const seconds = (performance.now() - start) / 1000;
  const { total_pages } = await account.analysis(id);
  console.log(
    `${total_pages} pages in ${seconds.toFixed(1)} s, ${(seconds / total_pages).toFixed(2)} s a page`,
  );
  console.log(`progress said ${progress.length} times, from ${progress[0]} to ${progress.at(-1)}`);
  tell('answers of the server', pages);
  tell('lists of documents', lists);
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
