#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '#readers/read-document.ts';
import { scoreWords } from './words-in-order.ts';

const usage = `Usage: npm run bench:ocr -- SCAN.pdf TRUTH.txt [SCAN.pdf TRUTH.txt ...] [--limit-pages N] [--missed N] [--ways LIST]
Recognizes scans (their first N pages) and says which share of a transcription's words were found in order, and in how
many seconds a page: with the npm package, with the machine's own Tesseract where it is installed, and with that program
at its own best (pdftoppm at 300 dpi, no other preparation, its own model). For all three alike counts what is printed: of
a Markdown transcription not its front matter, handwriting (in backticks), remarks (in square brackets), numbers given to
list items, nor a heading that repeats how its paragraph begins; a word with a hyphen is one word. --missed also lists the
first N words not found. --ways takes some of package,installed,itself.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'limit-pages': { type: 'string', default: '1000' },
    missed: { type: 'string', default: '0' },
    ways: { type: 'string', default: 'package,installed,itself' },
  },
});
const limit = Number(values['limit-pages']);
const missed = Number(values.missed);
const ways = values.ways.split(',');
if (positionals.length < 2 || positionals.length % 2 > 0 || !(limit >= 1) || !(missed >= 0)) {
  console.error(usage);
  process.exit(2);
}
const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;

interface Reading {
  readonly text: string;
  readonly pages: number;
}

async function readOurs(path: string, program: 'auto' | 'package'): Promise<Reading> {
  const outcome = await readDocument(await readFile(path), { ocr: { program, mostPages: limit } });
  if (!outcome.ok) throw new Error(outcome.message);
  const pages = outcome.pages.filter(({ readable }) => readable);
  return { text: pages.map(({ text }) => text).join('\n'), pages: pages.length };
}

/** Each page by itself on one core, as many at a time as this machine has cores. */
async function readByProgram(path: string): Promise<Reading> {
  const folder = await mkdtemp(join(tmpdir(), 'plaindeed-bench-'));
  try {
    const pages = ['-r', '300', '-gray', '-l', String(limit)];
    spawnSync('pdftoppm', [...pages, path, join(folder, 'page')]);
    const command = 'ls page*.pgm | xargs -P "$(nproc)" -I{} tesseract {} {} --dpi 300 2>/dev/null';
    spawnSync('sh', ['-c', command], { cwd: folder, env: { ...process.env, OMP_THREAD_LIMIT: '1' } });
    const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return { text: texts.join('\n'), pages: texts.length };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function report(way: string, truth: string, read: () => Promise<Reading>) {
  const started = performance.now();
  const { text, pages } = await read();
  const seconds = (performance.now() - started) / 1000;
  const score = scoreWords(text, truth);
  const share = `${((100 * score.found) / score.words).toFixed(2)} %`.padStart(9);
  const words = `${score.found} of ${score.words}`.padStart(16);
  const rest = `${score.added} more read, ${score.whole} in all`.padEnd(32);
  console.log(`  ${way.padEnd(26)}${share}${words}  ${rest}${(seconds / pages).toFixed(2)} s a page`);
  if (missed > 0) console.log(`    ${score.missed.slice(0, missed).join(' ')}`);
}

for (let index = 0; index < positionals.length; index += 2) {
  const [path = '', truthPath = ''] = positionals.slice(index, index + 2);
  const truth = await readFile(truthPath, 'utf8');
  console.log(basename(path));
  if (ways.includes('package')) await report('tesseract.js', truth, () => readOurs(path, 'package'));
  if (!isInstalled('tesseract')) continue;
  if (ways.includes('installed'))
    await report('with Tesseract installed', truth, () => readOurs(path, 'auto'));
  if (ways.includes('itself') && isInstalled('pdftoppm'))
    await report('Tesseract by itself', truth, () => readByProgram(path));
}
console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
