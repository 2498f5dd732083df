#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Citation } from '#contract/page.ts';
import { readDocument } from '#readers/read-document.ts';
import { shortScan } from '#readers/short-scan.ts';

const usage = `Usage: npm run bench:sweep -- FOLDER
Analyzes every file below a folder twice on the command line (30 s limit each) and checks that each gives an analysis or
one clear sentence, that every quote stands verbatim on its page, and that the second run gives the same bytes.`;

const limit = 30_000;
const { positionals } = parseArgs({ allowPositionals: true });
const [folder] = positionals;
if (!folder) {
  console.error(usage);
  process.exit(2);
}

function analyzeOnce(path: string) {
  return spawnSync(process.execPath, ['scripts/analyze.ts', path, '--json'], {
    encoding: 'utf8',
    timeout: limit,
    maxBuffer: 256 * 1024 * 1024,
  });
}

function citationsIn(value: unknown): Citation[] {
  if (Array.isArray(value)) return value.flatMap(citationsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('quote' in value && 'page' in value) return [value as Citation];
  return Object.values(value).flatMap(citationsIn);
}

/** How many quotes an analysis holds, and how many of them do not stand on their page. */
async function checkQuotes(path: string, json: string): Promise<{ quotes: number; wrong: number }> {
  const outcome = await readDocument(await readFile(path), { ocr: { patience: shortScan } });
  const pages = new Map(outcome.ok ? outcome.pages.map((page) => [page.number, page.text]) : []);
  const citations = citationsIn(JSON.parse(json));
  const wrong = citations.filter((c) => pages.get(c.page)?.slice(c.start, c.end) !== c.quote);
  return { quotes: citations.length, wrong: wrong.length };
}

const counts = { analyzed: 0, refused: 0, failed: 0, quotes: 0 };
const reasons = new Map<string, number>();
const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted();

for (const path of names) {
  const name = relative(folder, path);
  const first = analyzeOnce(path);
  const second = analyzeOnce(path);
  const fail = (why: string) => {
    counts.failed++;
    console.log(`FAILED   ${name}: ${why}`);
  };
  if (first.error || second.error) fail(String(first.error ?? second.error));
  else if (first.stdout !== second.stdout || first.stderr !== second.stderr) fail('the second run differs');
  else if (first.status === 2) {
    const lines = first.stderr.trim().split('\n');
    if (first.stdout !== '' || lines.length !== 1) fail('a refusal must be one sentence and no output');
    else {
      counts.refused++;
      const reason = (lines[0] ?? '').slice(path.length + 2);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  } else if (first.status !== 0) fail(`status ${first.status}: ${first.stderr.slice(0, 300)}`);
  else {
    const { quotes, wrong } = await checkQuotes(path, first.stdout);
    counts.quotes += quotes;
    if (wrong > 0) fail(`${wrong} of ${quotes} quotes are not verbatim`);
    else counts.analyzed++;
  }
}
for (const [reason, count] of reasons) console.log(`${String(count).padStart(4)} x ${reason}`);
console.log(
  `${names.length} files: ${counts.analyzed} analyzed (${counts.quotes} quotes, all verbatim), ${counts.refused} refused with a sentence, ${counts.failed} failed`,
);
process.exit(counts.failed > 0 ? 1 : 0);
