#!/usr/bin/env node
/*
 * Whether the places that statements name are right: prints a sample for a person to grade, and counts what a program
 * can hold against them.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentTypeSchema } from '#contract/document-type-schema.ts';
import type { Page } from '#contract/page.ts';
import { analyze } from '#engine/index.ts';
import { randomOf } from '#engine/testing/random-of.ts';
import { readDocument } from '#readers/read-document.ts';
import { lineAt, linesOf, numbersOf, type PrintedAt, placeDoubts } from './place-doubts.ts';
import { unsaidFigures } from './unsaid-figures.ts';

const usage = `Usage: npm run bench:places -- --corpus DIR [--split FILE] [--sample 50] [--seed 1] [--ocr] [--keep DIR] [--list] [--said FILE]
Reads the documents of a corpus (DIR/<type>/<file>) and tells how many statements name a section, how many of these labels and how
many figures a program doubts; then prints a sample of labels with the lines around the quote.
--split FILE  leaves out the communities (beginnings of file names) that its list 'check' names
--ocr         also reads scans, a few seconds a page
--keep DIR    keeps what was read of each file there, and takes it from there the next time
--list        names every doubt
--said FILE   writes every statement with its reference and quotes to a file, to compare two engines`;

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    split: { type: 'string' },
    sample: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    ocr: { type: 'boolean' },
    keep: { type: 'string' },
    list: { type: 'boolean' },
    said: { type: 'string' },
  },
});
const [size, seed] = [Number(values.sample), Number(values.seed)];
if (!values.corpus || ![size, seed].every(Number.isSafeInteger)) {
  console.error(usage);
  process.exit(2);
}

/** The pages of a file, as kept or read; null where it cannot be read or holds no words. */
async function pagesOf(path: string, keptAs: string | null): Promise<readonly Page[] | null> {
  if (keptAs && existsSync(keptAs)) return JSON.parse(await readFile(keptAs, 'utf8'));
  const outcome = await readDocument(await readFile(path), { ocr: values.ocr ? {} : false });
  if (!outcome.ok || outcome.pages.every(({ text }) => text.trim() === '')) return null;
  if (keptAs) await writeFile(keptAs, JSON.stringify(outcome.pages));
  return outcome.pages;
}

/** A statement's label with the numbered lines before its quote, and the lines around it. */
function shown(lines: readonly PrintedAt[], at: number): string {
  const line = (one: PrintedAt, mark: string) => `  ${mark} p. ${one.page}  ${one.text.slice(0, 100)}`;
  const numbered = lines
    .slice(Math.max(0, at - 80), at)
    .filter(({ label }) => label && label.kind !== 'bullet');
  return [
    ...numbered.slice(-3).map((one) => line(one, '#')),
    ...lines.slice(at, at + 2).map((one, i) => line(one, i === 0 ? '>' : ' ')),
  ].join('\n');
}

const left: readonly string[] = values.split ? JSON.parse(await readFile(values.split, 'utf8')).check : [];
const samples: string[] = [];
const said: string[] = [];
const count = { documents: 0, statements: 0, labeled: 0, doubtedLabels: 0, unsaid: 0 };
for (const folder of (await readdir(values.corpus)).toSorted()) {
  const type = documentTypeSchema.safeParse(folder);
  if (!type.success) continue;
  for (const name of (await readdir(join(values.corpus, folder))).toSorted()) {
    if (left.some((beginning) => name.startsWith(beginning))) continue;
    const keptAs = values.keep ? join(values.keep, `${folder}__${name}.json`) : null;
    const pages = await pagesOf(join(values.corpus, folder, name), keptAs);
    if (!pages) continue;
    count.documents += 1;
    const { key_points, restricted_activities } = analyze(pages, { documentType: type.data });
    const lines = linesOf(pages);
    for (const { id, text, reference, citations } of [...key_points, ...restricted_activities]) {
      const [first] = citations;
      if (!first) continue;
      const quotes = citations.map(({ quote }) => quote.replace(/\s+/g, ' '));
      count.statements += 1;
      const unsaid = unsaidFigures(text, quotes);
      if (unsaid.length > 0) count.unsaid += 1;
      const labeled = numbersOf(reference).length > 0;
      const doubts = placeDoubts(reference, lines, first);
      if (labeled) count.labeled += 1;
      if (doubts.length > 0) count.doubtedLabels += 1;
      if (values.list && doubts.length > 0)
        console.log(`${name} ${id} (${reference}): ${doubts.slice(0, 2).join('; ')}`);
      if (values.list && unsaid.length > 0) console.log(`${name} ${id} [${unsaid}] ${text}`);
      if (values.said) said.push([name, id, reference, text, quotes.join(' | ')].join('\t'));
      if (labeled)
        samples.push(
          `${name} ${id}: ${text.slice(0, 90)}\n  (${reference})\n${shown(lines, lineAt(lines, first))}\n  “${quotes.map((quote) => quote.slice(0, 110)).join('” “')}”`,
        );
    }
  }
}
if (values.said) await writeFile(values.said, `${said.join('\n')}\n`);
const random = randomOf(seed);
for (let i = 1; i <= size && samples.length > 0; i += 1)
  console.log(`#${i} ${samples.splice(Math.floor(random() * samples.length), 1)[0]}`);
console.log(
  `${count.documents} documents, ${count.statements} statements: ${count.labeled} name a section, ${count.doubtedLabels} of these doubted; ${count.unsaid} tell a figure that no quote holds`,
);
