#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readDoc } from '#engine/document.ts';
import { analyze } from '#engine/index.ts';
import { type Asked, type AskedPassage, askHome } from '#home/ask/ask-home.ts';
import type { HomeDocument } from '#home/home-document.ts';
import { askedDocuments, homePicture } from '#home/home-picture.ts';
import { readDocument } from '#readers/read-document.ts';

const usage = `Usage: npm run bench:ask -- --questions FILE --corpus DIR [--half 1|2] [--details]
Puts questions to homes made of real documents and tells how often the right passage comes first, how often among the three, and
how many questions are answered that the documents do not answer. The form of FILE: docs/home.md. --half takes every other
question: mend by one half, report on the other. --details names each question that fails.`;

const { values } = parseArgs({
  options: {
    questions: { type: 'string' },
    corpus: { type: 'string' },
    half: { type: 'string' },
    details: { type: 'boolean' },
  },
});
const { questions: file, corpus, half, details } = values;
if (!file || !corpus || !['1', '2', undefined].includes(half)) {
  console.error(usage);
  process.exit(2);
}

const rightSchema = z.object({
  file: z.string(),
  page: z.number().int().nullable(),
  words: z.string().min(3),
});
const homesSchema = z.object({
  homes: z.array(
    z.object({
      name: z.string(),
      files: z.array(z.string()),
      questions: z.array(z.object({ ask: z.string(), right: z.array(rightSchema).min(1) })),
      unanswered: z.array(z.object({ ask: z.string() })),
    }),
  ),
});
type Right = z.infer<typeof rightSchema>;

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9$%]+/g, ' ')
    .trim();
const holds = ({ document, around }: AskedPassage, right: readonly Right[]) =>
  right.some(
    ({ file: name, page, words }) =>
      document === name &&
      around.some(
        (cited) => (page === null || cited.page === page) && bare(cited.quote).includes(bare(words)),
      ),
  );

const { homes } = homesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
const tally = { asked: 0, first: 0, three: 0, told: 0, facts: 0, without: 0, answered: 0, ms: 0 };
const isAsked = (number: number) => half === undefined || number % 2 === Number(half) - 1;

function show(name: string, ask: string, { kind, answer, passages }: Asked, fault: string) {
  if (!details) return;
  console.log(`${fault} ${name}: ${ask} [${kind}${answer ? ` ${answer.id}` : ''}]`);
  for (const { document, marked } of passages)
    console.log(
      `      ${basename(document)} p. ${marked[0]?.page}: ${marked[0]?.quote.replace(/\s+/g, ' ').slice(0, 170)}`,
    );
}

for (const home of homes) {
  const documents: HomeDocument[] = [];
  const docs = new Map<string, ReturnType<typeof readDoc>>();
  for (const name of home.files) {
    const bytes = await readFile(join(corpus, name));
    const outcome = await readDocument(bytes, { ocr: false });
    if (!outcome.ok) {
      console.error(`${name}: ${outcome.reason}`);
      continue;
    }
    const analysis = analyze(outcome.pages);
    documents.push({ id: name, name: basename(name), analysis });
    docs.set(name, readDoc(outcome.pages, analysis.document_type));
  }
  const { answers, ...picture } = homePicture(documents, new Date().toISOString().slice(0, 10));
  const searched = askedDocuments(picture).flatMap((id) => {
    const doc = docs.get(id);
    return doc ? [{ id, doc, type: doc.type }] : [];
  });
  const read = documents.map(({ id, analysis }) => ({ id, ...analysis }));
  const put = (text: string) => {
    const began = performance.now();
    const asked = askHome(text, { searched, documents: read, answers });
    tally.ms = Math.max(tally.ms, performance.now() - began);
    return asked;
  };
  put('warm up');
  tally.ms = 0;
  home.questions.forEach(({ ask, right }, number) => {
    if (!isAsked(number)) return;
    const asked = put(ask);
    const place = asked.passages.findIndex((passage) => holds(passage, right));
    tally.asked += 1;
    if (place === 0) tally.first += 1;
    if (place >= 0) tally.three += 1;
    if (asked.kind === 'fact') tally.facts += 1;
    if (place !== 0)
      show(home.name, ask, asked, place > 0 ? 'later' : asked.passages.length > 0 ? 'WRONG' : 'NONE ');
  });
  home.unanswered.forEach(({ ask }, number) => {
    if (!isAsked(number)) return;
    const asked = put(ask);
    tally.without += 1;
    if (asked.kind === 'fact' || asked.kind === 'passages') {
      tally.answered += 1;
      show(home.name, ask, asked, 'MADE ');
    }
  });
}
console.log(`Of ${tally.asked} that the documents answer, the right passage is`);
console.log(`  first:       ${tally.first}`);
console.log(`  among three: ${tally.three}`);
console.log(`  told as the home's answer to a question of the catalogue: ${tally.facts}`);
console.log(`Of ${tally.without} that they do not answer, answered: ${tally.answered}`);
console.log(`The longest question took ${tally.ms.toFixed(0)} ms.`);
