#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readDoc } from '#engine/document.ts';
import { allRules } from '#engine/rules/all-rules.ts';
import { runRules } from '#engine/rules/run-rules.ts';
import { readDocument } from '#readers/read-document.ts';
import { documentsOfCorpus } from './documents-of-corpus.ts';

const usage = `Usage: npm run bench:rules -- --corpus DIR [--all]
Reads the documents in a corpus (DIR/<type>/<file>; scans are left out) and tells which patterns of the rules answer in none of
them, each with its beginning. --all also tells in how many documents each of the others answers.`;

const { values } = parseArgs({ options: { corpus: { type: 'string' }, all: { type: 'boolean' } } });
const { corpus } = values;
if (!corpus) {
  console.error(usage);
  process.exit(2);
}

/** A rule of each pattern by itself: a pattern hidden by a stronger one of its rule is used all the same. */
const patterns = allRules.flatMap((rule) =>
  'patterns' in rule
    ? rule.patterns.map((pattern) => ({ rule: { ...rule, patterns: [pattern] }, pattern, documents: 0 }))
    : [],
);

let read = 0;
for await (const { type, path } of documentsOfCorpus(corpus)) {
  const outcome = await readDocument(await readFile(path), { ocr: false });
  if (!outcome.ok) continue;
  const doc = readDoc(outcome.pages, type);
  for (const one of patterns) if (runRules([one.rule], doc).length > 0) one.documents += 1;
  read += 1;
}

const byFact = [...Map.groupBy(patterns, ({ rule }) => rule.fact)];
for (const [fact, list] of byFact.toSorted(([a], [b]) => a.localeCompare(b))) {
  const unused = list.filter(({ documents }) => documents === 0).length;
  console.log(`${fact}: ${list.length - unused} of ${list.length} used`);
  for (const { pattern, documents } of list) {
    if (documents === 0 || values.all)
      console.log(`  ${String(documents).padStart(4)}  ${pattern.match.source.slice(0, 110)}`);
  }
}
const unused = patterns.filter(({ documents }) => documents === 0).length;
console.log(`${read} documents; ${unused} of ${patterns.length} patterns answer in none of them`);
