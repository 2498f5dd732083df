#!/usr/bin/env node
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { analyze } from '#engine/index.ts';
import { readDocument } from '#readers/read-document.ts';
import { nothingOpen, type Openness, opennessOf, sumOf } from './openness.ts';
import { figures, type Judgement, type Key, keySchema, score } from './score.ts';

const usage = `Usage: npm run bench:accuracy -- --corpus DIR --keys DIR [--details] [--ocr]
Scores analyses of the documents in a corpus (DIR/<type>/<file>) against answer keys (<file>.json).
--ocr also reads scans, a few seconds a page.`;

interface Result {
  readonly key: Key;
  readonly judgements: readonly Judgement[];
  readonly openness: Openness;
  readonly unread: string | null;
}

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    keys: { type: 'string' },
    details: { type: 'boolean' },
    ocr: { type: 'boolean' },
  },
});
const { corpus, keys, details } = values;
if (!corpus || !keys) {
  console.error(usage);
  process.exit(2);
}

async function judge(corpusDir: string, keyFile: string): Promise<Result> {
  const key = keySchema.parse(JSON.parse(await readFile(keyFile, 'utf8')));
  const outcome = await readDocument(await readFile(join(corpusDir, key.file)), {
    ocr: values.ocr ? {} : false,
  });
  if (!outcome.ok) {
    return { key, judgements: score(key, []), openness: nothingOpen, unread: outcome.reason };
  }
  const analysis = analyze(outcome.pages, { documentType: key.kind });
  const judgements = score(key, analysis.facts);
  const openness = opennessOf(key, analysis, outcome.pages, judgements);
  return { key, judgements, openness, unread: null };
}

const cell = (value: number | null) => (value === null ? '    -' : value.toFixed(1).padStart(5));

function line(label: string, judgements: readonly Judgement[]): string {
  const f = figures(judgements);
  const counts = `right ${f.right}, wrong ${f.wrong}, missed ${f.missed}`;
  return `${label.padEnd(34)} P ${cell(f.precision)}  R ${cell(f.recall)}  F1 ${cell(f.f1)}   (${counts})`;
}

function printDetails(results: readonly Result[]) {
  for (const { key, judgements } of results) {
    for (const { fact, verdict, found, expected, pageRight } of judgements) {
      if (verdict === 'right' && pageRight !== false) continue;
      const label = verdict === 'right' ? 'page' : verdict;
      console.log(
        `${label.padEnd(7)}${basename(key.file)} ${fact} ${JSON.stringify(found ?? expected ?? '')}`,
      );
    }
  }
  const byFact = Map.groupBy(
    results.flatMap(({ judgements }) => judgements),
    ({ fact }) => fact,
  );
  for (const [fact, judgements] of [...byFact].toSorted(([a], [b]) => a.localeCompare(b))) {
    console.log(line(`  ${fact}`, judgements));
  }
}

const names = (await readdir(keys)).filter((name) => name.endsWith('.json')).toSorted();
const results: Result[] = [];
for (const name of names) results.push(await judge(corpus, join(keys, name)));
if (details) printDetails(results);
for (const [kind, group] of [...Map.groupBy(results, ({ key }) => key.kind)].toSorted()) {
  console.log(
    line(
      kind,
      group.flatMap(({ judgements }) => judgements),
    ),
  );
}
const all = results.flatMap(({ judgements }) => judgements);
const paged = all.filter(({ pageRight }) => pageRight !== undefined);
const pageHits = paged.filter(({ pageRight }) => pageRight).length;
const unread = results.filter((result) => result.unread);
console.log(`${names.length} documents, ${unread.length} of them without readable text`);
console.log(`right page cited: ${pageHits} of ${paged.length}`);
const open = sumOf(results.map(({ openness }) => openness));
const share = (part: number, whole: number) => `${part} of ${whole} (${cell((100 * part) / whole).trim()} %)`;
console.log(`'no mention' that is false: ${share(open.falseSilence, open.silence)}`);
console.log(`'no clear answer' to what is stated: ${share(open.falseUnclear, open.unclear)}`);
console.log(`right passage among three for what was missed: ${share(open.passageFound, open.passageSought)}`);
console.log(line('ALL', all));
console.log(
  line(
    'ALL with readable text',
    results.filter((r) => !r.unread).flatMap(({ judgements }) => judgements),
  ),
);
