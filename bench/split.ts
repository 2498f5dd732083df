#!/usr/bin/env node
/*
 * Joins real files of several communities to packages, and measures which of the borders between them are found again:
 * npm run bench:split -- --corpus DIR.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join as joinPath } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '#contract/page.ts';
import { randomOf } from '#engine/testing/random-of.ts';
import { findParts } from '#home/package/find-parts.ts';
import { readDocument } from '#readers/read-document.ts';

const usage = `Usage: npm run bench:split -- --corpus DIR [--packages 20] [--seed 1 ...] [--leave NAME ...] [--inner NAME:PAGE ...]
[--join plain|outlines|named] [--list]
Joins the pages of 4 to 9 PDF files with text to each package.
--leave NAME       leaves out files whose names begin so
--inner NAME:PAGE  says that another document begins within a file on that page, as somebody read there: neither border nor fault
--join             what the joined file has of the outlines of its files: nothing, all of them one after another, or each under
                   an entry with the name of its file
--list             names the files whose borders were missed, and the pages that were taken for borders`;

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    packages: { type: 'string', default: '20' },
    seed: { type: 'string', multiple: true, default: ['1'] },
    leave: { type: 'string', multiple: true, default: [] },
    inner: { type: 'string', multiple: true, default: [] },
    join: { type: 'string', default: 'plain' },
    list: { type: 'boolean', default: false },
  },
});
const count = Number(values.packages);
const seeds = values.seed.map(Number);
const ways = ['plain', 'outlines', 'named'];
if (
  values.corpus === undefined ||
  ![count, ...seeds].every(Number.isSafeInteger) ||
  !ways.includes(values.join)
) {
  console.error(usage);
  process.exit(2);
}

interface RealFile {
  readonly name: string;
  readonly pages: readonly Page[];
}

async function readFiles(folder: string): Promise<RealFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.pdf'))
    .filter(({ name }) => !values.leave.some((beginning) => name.startsWith(beginning)))
    .map(({ parentPath, name }) => joinPath(parentPath, name))
    .sort();
  const files: RealFile[] = [];
  for (const path of paths) {
    const outcome = await readDocument(await readFile(path), { ocr: false });
    if (outcome.ok && outcome.pages.every(({ readable }) => readable))
      files.push({ name: basename(path), pages: outcome.pages });
  }
  return files;
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

/** The pages of files as those of one file, numbered anew. */
function join(picked: readonly RealFile[]): { page: Page; file: RealFile; own: number }[] {
  const pages = picked.flatMap((file) => file.pages.map((page) => ({ page, file, own: page.number })));
  return pages.map(({ page: { bookmarks: kept = [], label: _, ...page }, file, own }, at) => {
    const name = own === 1 ? [{ title: file.name.replace(/\.pdf$/, ''), level: 1 }] : [];
    const deeper = kept.map(({ title, level }) => ({ title, level: level + 1 }));
    const bookmarks = { plain: [], outlines: kept, named: [...name, ...deeper] }[values.join] ?? [];
    return { page: { ...page, number: at + 1, ...(bookmarks.length > 0 && { bookmarks }) }, file, own };
  });
}

const files = await readFiles(values.corpus);
const inner = new Set(values.inner);
const missed = new Map<string, number>();
const takenApart = new Map<string, number>();
const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, times) => all + times, 0);
const share = (found: number, of: number) => `${found} of ${of} (${((100 * found) / of).toFixed(1)} %)`;
let borders = 0;
console.log(`${files.length} files; ${count} packages for each seed, joined: ${values.join}`);
for (const seed of seeds) {
  const random = randomOf(seed);
  const before = { borders, missed: sum(missed), apart: sum(takenApart) };
  for (let index = 0; index < count; index += 1) {
    const joined = join(pick(files, random));
    const starts = new Set(findParts(joined.map(({ page }) => page)).map(({ first }) => first));
    for (const { page, file, own } of joined.slice(1)) {
      const isFound = starts.has(page.number);
      if (own === 1) {
        borders += 1;
        if (!isFound) add(missed, file.name);
      } else if (isFound && !inner.has(`${file.name}:${own}`)) add(takenApart, `${file.name}:${own}`);
    }
  }
  const here = borders - before.borders;
  const found = here - (sum(missed) - before.missed);
  console.log(`seed ${seed}: ${share(found, here)}, taken for borders: ${sum(takenApart) - before.apart}`);
}
console.log(`borders found: ${share(borders - sum(missed), borders)}`);
console.log(`taken for borders: ${sum(takenApart)} times, ${takenApart.size} different pages`);
if (values.list) {
  for (const [name, times] of missed) console.log(`missed ${times} times: ${name}`);
  for (const [name, times] of takenApart) console.log(`taken for a border ${times} times: ${name}`);
}
