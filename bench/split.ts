#!/usr/bin/env node
/*
 * Joins real files of several communities to packages, and measures which of the borders between them are found again:
 * npm run bench:split -- --corpus DIR.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '#contract/page.ts';
import { findParts } from '#home/package/find-parts.ts';
import { readDocument } from '#readers/read-document.ts';

const usage = `Usage: npm run bench:split -- --corpus DIR [--packages 20] [--seed 1] [--half learn|other] [--leave NAME ...] [--list]
Joins the pages of 4 to 9 PDF files with text to each package. Communities (the beginnings of file names, up to the second hyphen) are
parted in two halves, of which the cues' worth was learned on one.
--leave NAME  leaves out files whose names begin so
--list        names the files whose borders were missed, or that were taken apart`;

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    packages: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    half: { type: 'string', default: 'other' },
    leave: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
  },
});
const count = Number(values.packages);
const seed = Number(values.seed);
if (values.corpus === undefined || ![count, seed].every(Number.isSafeInteger)) {
  console.error(usage);
  process.exit(2);
}

interface RealFile {
  readonly name: string;
  readonly pages: readonly Page[];
}

const communityOf = (name: string): string => name.split('-').slice(0, 2).join('-');
const hashOf = (text: string): number =>
  [...text].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7);
const isLearned = (name: string): boolean => hashOf(communityOf(name)) % 3 !== 0;

async function readFiles(folder: string): Promise<RealFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.pdf'))
    .filter(({ name }) => isLearned(name) === (values.half === 'learn'))
    .filter(({ name }) => !values.leave.some((beginning) => name.startsWith(beginning)))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const files: RealFile[] = [];
  for (const path of paths) {
    const outcome = await readDocument(await readFile(path), { ocr: false });
    if (outcome.ok && outcome.pages.every(({ readable }) => readable))
      files.push({ name: basename(path), pages: outcome.pages });
  }
  return files;
}

/** Numbers from 0 up to but not including 1, the same for the same seed (mulberry32). */
function randomOf(from: number): () => number {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function pick(files: readonly RealFile[], random: () => number): RealFile[] {
  const picked: RealFile[] = [];
  const size = Math.min(files.length, 4 + Math.floor(random() * 6));
  while (picked.length < size) {
    const file = files[Math.floor(random() * files.length)];
    if (file !== undefined && !picked.includes(file)) picked.push(file);
  }
  return picked;
}

const files = await readFiles(values.corpus);
const random = randomOf(seed);
const missed = new Map<string, number>();
const takenApart = new Map<string, number>();
let borders = 0;
let found = 0;
let pages = 0;
for (let index = 0; index < count; index += 1) {
  const picked = pick(files, random);
  const joined = picked.flatMap((file) => file.pages.map((page) => ({ page, file })));
  const starts = new Set(
    findParts(joined.map(({ page }, at) => ({ ...page, number: at + 1 }))).map(({ first }) => first),
  );
  pages += joined.length;
  for (const [at, { page, file }] of joined.entries()) {
    if (at === 0) continue;
    const isFound = starts.has(at + 1);
    if (page.number === 1) {
      borders += 1;
      if (isFound) found += 1;
      else missed.set(file.name, (missed.get(file.name) ?? 0) + 1);
    } else if (isFound) takenApart.set(file.name, (takenApart.get(file.name) ?? 0) + 1);
  }
}
const alone = files.filter((file) => findParts(file.pages).length > 1);
console.log(`${files.length} files; ${count} packages of ${pages} pages with seed ${seed}`);
console.log(`borders found: ${found} of ${borders} (${((100 * found) / borders).toFixed(1)} %)`);
const wrong = [...takenApart.values()].reduce((sum, times) => sum + times, 0);
console.log(`taken for borders: ${wrong}, in ${takenApart.size} different files`);
console.log(`files that are taken apart by themselves: ${alone.length} of ${files.length}`);
if (values.list) {
  for (const [name, times] of missed) console.log(`missed ${times} times: ${name}`);
  for (const [name, times] of takenApart) console.log(`taken apart ${times} times: ${name}`);
}
