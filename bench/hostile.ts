#!/usr/bin/env node
/**
 * What a neighbor of hostile files notices: one account uploads files that are made to take all memory and time, and looks
 * at their pages, while another one uploads an ordinary document again and again and looks at every page of it.
 *
 *   node bench/hostile.ts [--memory MB] [--minutes N]
 *
 * The server may hold --memory megabytes with all that it starts (1024 unless told). Where a memory cgroup can be made that
 * is the kernel's limit; else it is watched. After --minutes (30 unless told) it
 * tells what was seen so far. A second server with nobody beside is used in turns with the first, so that what else the
 * machine does is seen in both. Exits with 1 where the server ended, held more, a picture did not come, or half of the
 * results came more than twice as late as with nobody beside before. Linux alone.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BenchAccount } from './bench-account.ts';
import { hostileSet } from './hostile-set.ts';
import { limitGroup } from './limit-group.ts';
import { sharesOf } from './memory-of.ts';
import { freePort, RunningServer } from './running-server.ts';

const { values } = parseArgs({
  options: { memory: { type: 'string', default: '1024' }, minutes: { type: 'string', default: '30' } },
});
const mostMb = Number(values.memory);
const fixture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../fixtures/${name}`, import.meta.url)));
const ordinary = await fixture('maple-hollow-ccrs.pdf');
const folder = await mkdtemp(join(tmpdir(), 'plaindeed-hostile-'));
const opened = async (name: string) =>
  new RunningServer(await freePort(), { DATA_DIR: join(folder, name), MEMORY_MB: String(mostMb - 124) });
const server = await opened('attacked');
const quiet = await opened('quiet');

interface Seen {
  /** Milliseconds from an upload to its results, and from asking for a page's picture to having it. */
  results: number[];
  pictures: number[];
  lost: number;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** The time that this share of them is not above. */
const share = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;
const median = (times: number[]) => share(times, 0.5);

async function endOf(account: BenchAccount, id: string): Promise<string> {
  for (;;) {
    const { status } = await account.progress(id);
    if (status === 'analysis_complete' || status === 'analysis_error') return status;
    await pause(25);
  }
}

const nothingSeen = (): Seen => ({ results: [], pictures: [], lost: 0 });

/** Uploads the ordinary document and looks at each of its pages. */
async function useOnce(account: BenchAccount, seen: Seen): Promise<void> {
  const began = performance.now();
  const id = await account.upload('ordinary.pdf', ordinary);
  if ((await endOf(account, id)) !== 'analysis_complete') throw new Error('The ordinary document failed.');
  seen.results.push(performance.now() - began);
  const { total_pages } = await account.analysis(id);
  for (let page = 1; page <= total_pages; page += 1) {
    const asked = performance.now();
    if (await account.picture(id, page)) seen.pictures.push(performance.now() - asked);
    else seen.lost += 1;
  }
  // An account may upload 120 files in ten minutes.
  await pause(5000);
}

/** Uploads the whole set as fast as the server takes it, and looks at pages of what can be looked at. */
async function attack(account: BenchAccount): Promise<void> {
  const ends: Promise<void>[] = [];
  for (const { name, bytes } of hostileSet(await fixture('maple-hollow-rules.docx'))) {
    const id = await account.upload(name, bytes);
    const began = performance.now();
    const looking = [1, 2, 3].map((page) =>
      name.endsWith('.pdf') ? account.picture(id, page).catch(() => false) : false,
    );
    ends.push(
      Promise.all([endOf(account, id), ...looking]).then(([status, ...pictures]) => {
        console.log(
          `  ${name}: ${status} after ${((performance.now() - began) / 1000).toFixed(1)} s, ${pictures.filter(Boolean).length} pictures`,
        );
      }),
    );
  }
  await Promise.all(ends);
}

function tell(what: string, { results, pictures, lost }: Seen): void {
  const pick = (times: number[]) =>
    `median ${median(times).toFixed(0)} ms, 95% ${share(times, 0.95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`;
  console.log(`${what}: ${results.length} results, ${pick(results)}`);
  console.log(`  pictures: ${pictures.length} of ${pictures.length + lost}, ${pick(pictures)}`);
}

let peak = 0;
let faults: string[] = [];
try {
  server.start();
  const group = limitGroup(server.pid, mostMb);
  console.log(
    group ? `the kernel holds it to ${mostMb} MB` : `no cgroup can be made: watched for ${mostMb} MB`,
  );
  quiet.start();
  limitGroup(quiet.pid, mostMb);
  await server.ready();
  await quiet.ready();
  const watching = setInterval(() => {
    peak = Math.max(peak, sharesOf(server.pid));
  }, 100);
  const neighbor = await BenchAccount.open(server.base, 'neighbor@example.com');
  const attacker = await BenchAccount.open(server.base, 'attacker@example.com');
  const undisturbed = await BenchAccount.open(quiet.base, 'neighbor@example.com');
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  // Each process is started once before anything is measured.
  await useOnce(neighbor, nothingSeen());
  await useOnce(undisturbed, nothingSeen());
  const alone = nothingSeen();
  while (alone.results.length < 10) await useOnce(neighbor, alone);
  tell('with nobody beside', alone);
  const before = peak;
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  // What fails for the one who attacks is no fault: the neighbor is looked at.
  attack(attacker).then(end, (error: unknown) => console.log(`  the attack ended: ${error}`));
  const timer = setTimeout(end, Number(values.minutes) * 60_000);
  const beside = nothingSeen();
  const besideNobody = nothingSeen();
  while (!isOver) {
    await useOnce(neighbor, beside);
    await useOnce(undisturbed, besideNobody);
  }
  clearTimeout(timer);
  clearInterval(watching);
  tell('beside the hostile set', beside);
  tell('on the other server meanwhile', besideNobody);
  const late = median(beside.results) / median(alone.results);
  const ended = server.hasEnded ? 1 : 0;
  const thanQuiet = median(beside.results) / median(besideNobody.results);
  console.log(
    `results ${late.toFixed(2)} times as late as before, ${thanQuiet.toFixed(2)} times as on the other server; load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`ends of the server: ${ended}; memory at most ${peak} MB, ${before} MB before the hostile set`);
  if (group) console.log(`processes that the kernel ended: ${group.ended()}`);
  faults = [
    ...(ended > 0 ? ['the server ended'] : []),
    ...(peak > mostMb ? [`it held ${peak} MB`] : []),
    ...(beside.lost + alone.lost > 0 ? ['a picture did not come'] : []),
    ...(late > 2 ? ['results came more than twice as late'] : []),
  ];
} catch (error) {
  faults = [
    `${error instanceof Error ? error.message : error}${server.hasEnded ? `; the server ended: ${server.said}` : ''}`,
  ];
} finally {
  await Promise.all([server.end('SIGKILL'), quiet.end('SIGKILL')]);
  await rm(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(`FAULT: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
