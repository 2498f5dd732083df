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
ratio to pdftotext -bbox-layout where that is installed. --growth also times the first PDF's pages repeated to 100 and
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

function timePdftotext(path: string): number {
  const started = performance.now();
  spawnSync('pdftotext', ['-bbox-layout', path, '/dev/null']);
  return performance.now() - started;
}

interface Timing {
  readonly pages: number;
  readonly read: number;
  readonly analyze: number;
  /** Null where pdftotext is not installed or the file is no PDF. */
  readonly pdftotext: number | null;
}

/** Medians over the runs; the three parts take turns, so that a busy machine slows all of them. */
async function time(path: string): Promise<Timing | string> {
  const bytes = await readFile(path);
  const read: number[] = [];
  const analyzed: number[] = [];
  const other: number[] = [];
  let pages = 0;
  let isPdf = false;
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    const outcome = await readDocument(bytes, { ocr: false });
    const readAt = performance.now();
    if (!outcome.ok) return outcome.message;
    analyze(outcome.pages);
    read.push(readAt - started);
    analyzed.push(performance.now() - readAt);
    pages = outcome.pages.length;
    isPdf = outcome.format === 'pdf';
    if (hasPdftotext && isPdf) other.push(timePdftotext(path));
  }
  return {
    pages,
    read: median(read),
    analyze: median(analyzed),
    pdftotext: other.length > 0 ? median(other) : null,
  };
}

const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9);

async function report(path: string): Promise<number | null> {
  const timing = await time(path);
  if (typeof timing === 'string') {
    console.log(`${basename(path).slice(0, 48).padEnd(50)} not read: ${timing}`);
    return null;
  }
  const total = timing.read + timing.analyze;
  const ratio = timing.pdftotext === null ? '    -' : (total / timing.pdftotext).toFixed(2).padStart(5);
  const name = basename(path).slice(0, 48).padEnd(50);
  const speed = ((1000 * timing.pages) / total).toFixed(0).padStart(6);
  console.log(
    `${name}${String(timing.pages).padStart(5)}${ms(timing.read)}${ms(timing.analyze)}${speed}   ${ratio}`,
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

console.log(`${'file'.padEnd(50)}pages     read  analyze  pages/s  ratio to pdftotext -bbox-layout`);
for (const path of positionals) await report(path);
const [firstPdf] = positionals.filter((path) => path.toLowerCase().endsWith('.pdf'));
if (values.growth && firstPdf) await reportGrowth(firstPdf);
console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
