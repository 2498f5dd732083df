#!/usr/bin/env node
/*
 * Puts damaged files through the readers: npm run fuzz. Exit status 1 where something was wrong with what became of one.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { addToRecord, openRecord } from './fuzz/fuzz-record.ts';
import { type FuzzFile, runFuzz } from './fuzz/run-fuzz.ts';

/** Files between two lines of the record. */
const SLICE = 50;

const usage = `Usage: npm run fuzz -- [--files 1000] [--seed N] [--from N] [--corpus DIR] [--record FILE] [--keep DIR]
Changes files (bits, cuts, numbers, parts of one in another), makes texts that repeat what patterns look for, and reads them in
a thread with the server's limits.
--seed N       the same files again; without it one is picked and printed
--from N       begins with the Nth file of that seed
--corpus DIR   files to change, beside the fixtures, from DIR and the folders in it
--record FILE  keeps what became of them so far; the same command goes on there where it was stopped
--keep DIR     writes files there after which something was wrong`;

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    from: { type: 'string', default: '0' },
    corpus: { type: 'string' },
    record: { type: 'string' },
    keep: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const count = Number(values.files);
const from = Number(values.from);
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
if (values.help || ![count, from, seed].every(Number.isSafeInteger)) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}

const KINDS = /\.(?:pdf|docx?|txt|md|xlsx?|html?|eml|jpe?g|png)$/i;
async function filesOf(folder: string): Promise<FuzzFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const found = entries.filter((entry) => entry.isFile() && KINDS.test(entry.name));
  // In one order on every machine, or the seed would make other files.
  const paths = found.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Promise.all(paths.map(async (path) => ({ name: basename(path), bytes: await readFile(path) })));
}

const fixtures = new URL('../fixtures/', import.meta.url).pathname;
const files = [
  ...(await filesOf(fixtures)),
  ...(values.corpus === undefined ? [] : await filesOf(values.corpus)),
];
console.log(`seed ${seed}: ${count} files from number ${from} on, made of ${files.length}`);
let record = await openRecord(values.record, { seed, sources: files.length, from });
while (record.next < from + count) {
  const begun = performance.now();
  const slice = Math.min(SLICE, from + count - record.next);
  const report = await runFuzz(files, { seed, count: slice, from: record.next });
  const seconds = (performance.now() - begun) / 1000;
  record = await addToRecord(record, { report, next: record.next + slice, seconds }, values.record);
  if (values.keep !== undefined && report.faults.length > 0) {
    await mkdir(values.keep, { recursive: true });
    for (const { number, name, bytes } of report.faults)
      await writeFile(join(values.keep, `${seed}-${number}-${name}`), bytes);
  }
  if (record.next % 500 === 0) console.log(`${record.next} ...`);
}
for (const [outcome, times] of Object.entries(record.outcomes).sort(([, a], [, b]) => b - a))
  console.log(`${String(times).padStart(8)}  ${outcome}`);
for (const fault of record.faults) console.error(fault);
const { slowest, memory, seconds, faults } = record;
console.log(`longest ${(slowest.ms / 1000).toFixed(1)} s (number ${slowest.number}), at most ${memory} MB`);
console.log(
  `${faults.length} of ${count} files after which something was wrong, in ${seconds.toFixed(0)} s, with seed ${seed}`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
