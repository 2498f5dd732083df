#!/usr/bin/env node
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import { readDoc } from '#engine/document.ts';
import type { FactRule, Pattern } from '#engine/find/pattern.ts';
import { analyze } from '#engine/index.ts';
import { allRules } from '#engine/rules/all-rules.ts';
import { runRules } from '#engine/rules/run-rules.ts';
import { readDocument } from '#readers/read-document.ts';
import { documentsOfCorpus } from '../documents-of-corpus.ts';

const usage = `Usage: npm run bench:superfluous -- [--corpus DIR]
Switches off each pattern of the rules, and each of its guards, and tells which change nothing: no analysis of a text that the tests of
the engine read, nor of a paper among the fixtures or in a corpus (DIR/<type>/<file>; scans are left out). A pattern found so stays off for the next ones.`;

const { values } = parseArgs({ options: { corpus: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help) {
  console.log(usage);
  process.exit(0);
}

interface Text {
  readonly pages: readonly Page[];
  readonly type: DocumentType | undefined;
  /** The analysis with all patterns, made when it is first asked for. */
  before?: string;
}

/** The texts that the tests of the engine read, each once. */
async function textsOfTests(): Promise<Text[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plaindeed-texts-'));
  const file = join(folder, 'texts');
  process.env.TEXTS_TO = file;
  const vitest = await startVitest('test', [], {
    config: false,
    include: ['engine/**/*.test.ts'],
    setupFiles: [join(import.meta.dirname, 'keep-texts.ts')],
    reporters: [{}],
    isolate: false,
    testTimeout: 600_000,
    watch: false,
  });
  const failed = vitest.state.getCountOfFailedTests();
  await vitest.close();
  if (failed > 0) throw new Error('Tests of the engine fail: mend them first.');
  const lines = new Set((await readFile(file, 'utf8')).split('\n').filter(Boolean));
  await rm(folder, { recursive: true });
  return [...lines].map((line) => {
    const [pages, type] = JSON.parse(line);
    return { pages, type: type ?? undefined };
  });
}

/** The whole papers among the fixtures: an example alone may be answered otherwise than in its paper. */
async function textsOfFixtures(): Promise<Text[]> {
  const texts: Text[] = [];
  for (const folder of ['fixtures', 'fixtures/communities'])
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:txt|pdf|html|docx|eml)$/.test(entry.name)) continue;
      const outcome = await readDocument(await readFile(join(folder, entry.name)), { ocr: false });
      if (outcome.ok) texts.push({ pages: outcome.pages, type: undefined });
    }
  return texts;
}

async function textsOfCorpus(corpus: string): Promise<Text[]> {
  const texts: Text[] = [];
  for await (const { type, path } of documentsOfCorpus(corpus)) {
    const outcome = await readDocument(await readFile(path), { ocr: false });
    if (outcome.ok) texts.push({ pages: outcome.pages, type });
  }
  return texts;
}

const analysis = ({ pages, type }: Text) =>
  JSON.stringify(analyze(pages, type ? { documentType: type } : {}));
const same = (text: Text) => analysis(text) === text.before;

const texts = [
  ...(await textsOfTests()),
  ...(await textsOfFixtures()),
  ...(values.corpus ? await textsOfCorpus(values.corpus) : []),
];
const rules = allRules.filter((rule): rule is FactRule => 'patterns' in rule);
const guards = ['unless', 'under', 'needs', 'about'] as const;
const parts = rules.flatMap((rule) =>
  rule.patterns.flatMap((pattern) => {
    const found = guards.filter((guard) => pattern[guard]);
    return [undefined, ...found].map((guard) => ({ rule, pattern, guard, texts: new Set<Text>() }));
  }),
);

const without = (pattern: Pattern, guard: (typeof guards)[number]): Pattern => ({
  ...pattern,
  [guard]: undefined,
});
const answers = (rule: FactRule, pattern: Pattern, doc: ReturnType<typeof readDoc>) =>
  JSON.stringify(
    runRules([{ ...rule, patterns: [pattern] }], doc).map(({ value, ranges }) => [value, ranges]),
  );
for (const text of texts) {
  const doc = readDoc(text.pages, text.type);
  for (const { rule, pattern, guard, texts: its } of parts) {
    const own = answers(rule, pattern, doc);
    if (guard ? answers(rule, without(pattern, guard), doc) !== own : own !== '[]') its.add(text);
  }
}

let [patterns, idle] = [0, 0];
for (const { rule, pattern, guard, texts: its } of parts) {
  const written = pattern.match.source.slice(0, 110);
  if (guard) {
    if (its.size > 0) continue;
    idle += 1;
    console.log(`${rule.fact}: ${guard} of ${written}`);
    continue;
  }
  for (const text of its) text.before ??= analysis(text);
  const all = rule.patterns;
  Object.assign(rule, { patterns: all.filter((one) => one !== pattern) });
  if ([...its].every(same)) {
    patterns += 1;
    console.log(`${rule.fact}: ${written}`);
  } else Object.assign(rule, { patterns: all });
}
console.log(
  `${texts.length} texts; ${patterns} patterns and ${idle} guards of ${rules.flatMap((rule) => rule.patterns).length + patterns} patterns change nothing`,
);
