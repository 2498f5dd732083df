#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PDFDocument } from 'pdf-lib';
import { analyze } from '#engine/index.ts';
import { readDocument } from '#readers/read-document.ts';

const usage = `Usage: npm run bench:speed -- FILES [--runs N] [--growth]
Milliseconds to read and to analyze each file (median of N runs, 5 unless told), pages a second, peak memory, and the
ratio to pdftotext -bbox-layout where that is installed: by the clock, and by processor time, which a busy machine changes less. --growth also times the first PDF's pages repeated to 100 and
to 1,000 pages.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, growth: { type: 'boolean' } },
});
const runs = Number(values.runs);
if (positionals.length === 0 || !(runs >= 1)) {
  console.error(usage);
  process.exit(2);
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined;

interface Spent {
  readonly wall: number;
  /** Of the processor, in milliseconds as well. */
  readonly cpu: number;
}

/** Runs work and measures it; the processor's time is that of this process. */
async function spend<T>(work: () => T | Promise<T>): Promise<{ result: T; spent: Spent }> {
  const [before, started] = [process.cpuUsage(), performance.now()];
  const result = await work();
  const wall = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  return { result, spent: { wall, cpu: (user + system) / 1000 } };
}

function timePdftotext(path: string): Spent {
  const started = performance.now();
  const script = 'pdftotext -bbox-layout "$1" /dev/null; times';
  const { stdout } = spawnSync('sh', ['-c', script, 'sh', path], { encoding: 'utf8' });
  const wall = performance.now() - started;
  // The second line is of the programs that the shell has run: '0m0.110s 0m0.004s'.
  const times = [...(stdout.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return { wall, cpu: times.reduce((sum, [, m, s]) => sum + 60_000 * Number(m) + 1000 * Number(s), 0) };
}

interface Timing {
  readonly pages: number;
  readonly read: Spent;
  readonly analyze: Spent;
  /** Null where pdftotext is not installed or the file is no PDF. */
  readonly pdftotext: Spent | null;
}

const medians = (list: readonly Spent[]): Spent => ({
  wall: median(list.map(({ wall }) => wall)),
  cpu: median(list.map(({ cpu }) => cpu)),
});

/** Medians over the runs; the three parts take turns, so that a busy machine slows all of them. */
async function time(path: string): Promise<Timing | string> {
  const bytes = await readFile(path);
  const read: Spent[] = [];
  const analyzed: Spent[] = [];
  const other: Spent[] = [];
  let pages = 0;
  for (let run = 0; run < runs; run++) {
    const { result: outcome, spent } = await spend(() => readDocument(bytes, { ocr: false }));
    if (!outcome.ok) return outcome.message;
    read.push(spent);
    analyzed.push((await spend(() => analyze(outcome.pages))).spent);
    pages = outcome.pages.length;
    if (hasPdftotext && outcome.format === 'pdf') other.push(timePdftotext(path));
  }
  return {
    pages,
    read: medians(read),
    analyze: medians(analyzed),
    pdftotext: other.length > 0 ? medians(other) : null,
  };
}

const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9);

async function report(path: string): Promise<number | null> {
  const timing = await time(path);
  if (typeof timing === 'string') {
    console.log(`${basename(path).slice(0, 48).padEnd(50)} not read: ${timing}`);
    return null;
  }
  const { read, analyze, pdftotext } = timing;
  const total = read.wall + analyze.wall;
  const ratio =
    pdftotext === null
      ? '    -'
      : `${(total / pdftotext.wall).toFixed(2).padStart(5)} ${((read.cpu + analyze.cpu) / pdftotext.cpu).toFixed(2).padStart(5)}`;
  const name = basename(path).slice(0, 48).padEnd(50);
  const speed = ((1000 * timing.pages) / total).toFixed(0).padStart(6);
  console.log(
    `${name}${String(timing.pages).padStart(5)}${ms(read.wall)}${ms(analyze.wall)}${speed}   ${ratio}`,
  );
  return total;
}

/** A PDF of so many pages, made by repeating the pages of another. */
async function repeated(bytes: Uint8Array, pages: number): Promise<Uint8Array> {
  const source = await PDFDocument.load(bytes);
  const target = await PDFDocument.create();
  const count = source.getPageCount();
  while (target.getPageCount() < pages) {
    const some = Array.from({ length: Math.min(count, pages - target.getPageCount()) }, (_, i) => i);
    for (const page of await target.copyPages(source, some)) target.addPage(page);
  }
  return target.save();
}

async function reportGrowth(path: string) {
  const folder = await mkdtemp(join(tmpdir(), 'plaindeed-speed-'));
  try {
    const bytes = await readFile(path);
    const totals: (number | null)[] = [];
    for (const pages of [100, 1000]) {
      const file = join(folder, `${pages}-pages.pdf`);
      await writeFile(file, await repeated(bytes, pages));
      totals.push(await report(file));
    }
    const [small, large] = totals;
    if (small && large) console.log(`1,000 pages take ${(large / small).toFixed(1)} times as long as 100`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

console.log(
  `${'file'.padEnd(50)}pages     read  analyze  pages/s  ratio to pdftotext -bbox-layout: clock, processor`,
);
for (const path of positionals) await report(path);
const [firstPdf] = positionals.filter((path) => path.toLowerCase().endsWith('.pdf'));
if (values.growth && firstPdf) await reportGrowth(firstPdf);
console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
