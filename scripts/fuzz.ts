#!/usr/bin/env node
/*
 * Puts damaged files through the readers: npm run fuzz. Exit status 1 where something was wrong with what became of one.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FuzzFile, runFuzz } from './fuzz/run-fuzz.ts';

const usage = `Usage: npm run fuzz -- [--files 1000] [--seed N] [--from N] [--corpus DIR] [--keep DIR]
Changes files (bits, cuts, numbers, parts of one in another) and reads them in a thread with the server's limits.
--seed N      the same files again; without it one is picked and printed
--from N      begins with the Nth file of that seed
--corpus DIR  files to change, beside the fixtures, from DIR and the folders in it
--keep DIR    writes files there after which something was wrong`;

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    from: { type: 'string', default: '0' },
    corpus: { type: 'string' },
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

const KINDS = /\.(?:pdf|docx?|txt|md|xlsx)$/i;
async function filesOf(folder: string): Promise<FuzzFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const found = entries.filter((entry) => entry.isFile() && KINDS.test(entry.name));
  return Promise.all(
    found.map(async ({ parentPath, name }) => ({ name, bytes: await readFile(join(parentPath, name)) })),
  );
}

const fixtures = new URL('../fixtures/', import.meta.url).pathname;
const files = [
  ...(await filesOf(fixtures)),
  ...(values.corpus === undefined ? [] : await filesOf(values.corpus)),
];
console.log(`seed ${seed}: ${count} files from number ${from} on, made of ${files.length}`);
const started = performance.now();
const { outcomes, faults } = await runFuzz(files, {
  seed,
  count,
  from,
  onFile: (number) => {
    if ((number + 1) % 500 === 0) console.log(`${number + 1} ...`);
  },
});
for (const [outcome, times] of [...outcomes].sort(([, a], [, b]) => b - a))
  console.log(`${String(times).padStart(8)}  ${outcome}`);
for (const { number, name, what } of faults) console.error(`${number} (${name}): ${what}`);
if (values.keep !== undefined && faults.length > 0) {
  await mkdir(values.keep, { recursive: true });
  for (const { number, name, bytes } of faults)
    await writeFile(join(values.keep, `${seed}-${number}-${name}`), bytes);
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `${faults.length} of ${count} files after which something was wrong, in ${seconds} s, with seed ${seed}`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
