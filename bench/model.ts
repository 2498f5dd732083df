#!/usr/bin/env node
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { EngineAnalysis } from '#contract/analysis.ts';
import { analyze } from '#engine/index.ts';
import { conclude } from '#engine/second/read-beside.ts';
import { readDocument } from '#readers/read-document.ts';
import { askedByHand, recorded, replayed } from '#server/model/kept-answers.ts';
import type { Model } from '#server/model/model.ts';
import { readModelSettings } from '#server/model/model-settings.ts';
import { openModel } from '#server/model/open-model.ts';
import { readWithModel } from '#server/model/read-with-model.ts';
import type { ReadingLimits } from '#server/model/reading-step.ts';
import { lossesOf } from './losses.ts';
import { nothingOpen, type Openness, opennessOf, sumOf } from './openness.ts';
import { figures, type Judgement, keySchema, score } from './score.ts';

const usage = `Usage: npm run bench:model -- --corpus DIR --keys DIR [--record DIR | --replay DIR | --ask DIR] [--points]
Scores the rules alone, the language model of the MODEL_ variables alone, and both (docs/model.md).
--record keeps what the model says in a folder and asks for nothing that is there; --replay asks no model at all;
--ask writes each prompt that has no answer there into the folder, to be answered by a person.
--points asks for the points of sections and for risks too, and tells what became of them.`;

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    keys: { type: 'string' },
    record: { type: 'string' },
    replay: { type: 'string' },
    ask: { type: 'string' },
    points: { type: 'boolean' },
    verbose: { type: 'boolean' },
  },
});
const { corpus, keys, record, replay, ask } = values;
if (!corpus || !keys || [record, replay, ask].filter(Boolean).length > 1) stop(usage);

const asks = { points: values.points ?? false };
const whole = { context: Number.POSITIVE_INFINITY, tokensPerDocument: Number.POSITIVE_INFINITY, asks };

async function openReader(): Promise<{ model: Model; limits: ReadingLimits }> {
  if (ask) return { model: await askedByHand('a careful reader', ask), limits: whole };
  if (replay) {
    const model = await replayed(replay);
    return model ? { model, limits: whole } : stop(`${replay} holds no recorded answers.`);
  }
  const found = readModelSettings(process.env);
  if ('problems' in found) return stop(found.problems.join(' '));
  if (!found.settings) return stop('MODEL_NAME: must be set, or --replay given.');
  const model = openModel(found.settings);
  return { model: record ? await recorded(model, record) : model, limits: { ...found.settings, asks } };
}

const readers = ['rules alone', 'model alone', 'both'] as const;
type Reader = (typeof readers)[number];
const judged: Record<Reader, Judgement[]> = { 'rules alone': [], 'model alone': [], both: [] };
const open: Record<Reader, Openness[]> = { 'rules alone': [], 'model alone': [], both: [] };
const cost = { documents: 0, parts: 0, read: 0, answers: 0, dropped: 0, input: 0, output: 0 };
const points = { proposed: 0, kept: 0, dropped: {} as Record<string, number> };

const { model: reading, limits } = await openReader();
/** What was said to each prompt of the document at hand. */
const said = new Map<string, string>();
const model: Model = {
  ...reading,
  async ask(prompt, signal) {
    const answer = await reading.ask(prompt, signal);
    said.set(prompt.user, answer.text);
    return answer;
  },
};
const losses = { rightlySaid: 0, rightlyKept: 0, wronglySaid: 0, wronglyKept: 0 };
for (const name of (await readdir(keys)).filter((one) => one.endsWith('.json')).toSorted()) {
  const key = keySchema.parse(JSON.parse(await readFile(join(keys, name), 'utf8')));
  const outcome = await readDocument(await readFile(join(corpus, key.file)), { ocr: false });
  if (!outcome.ok) continue;
  const { pages } = outcome;
  said.clear();
  const { beside, confirmed, reader } = await readWithModel(pages, model, limits, { documentType: key.kind });
  if (reader.stopped) console.error(`${name}: ${reader.stopped}`);
  const analyses: Record<Reader, EngineAnalysis> = {
    'rules alone': analyze(pages, { documentType: key.kind }),
    'model alone': conclude(beside, confirmed, reader, true),
    both: conclude(beside, confirmed, reader),
  };
  for (const one of readers) {
    const judgements = score(key, analyses[one].facts);
    judged[one].push(...judgements);
    open[one].push(opennessOf(key, analyses[one], pages, judgements));
  }
  const texts = beside.calls.flatMap(({ prompt }) => said.get(prompt.user) ?? []);
  const { lost, ...sums } = lossesOf(key, texts, confirmed);
  for (const name of Object.keys(losses) as (keyof typeof losses)[]) losses[name] += sums[name];
  if (values.verbose) {
    const dropped = Object.entries(reader.dropped).map(([why, count]) => `${why} ${count}`);
    console.error(
      `${name}: said rightly and lost: ${lost.join(', ') || 'nothing'}; dropped: ${dropped.join(', ')}`,
    );
  }
  if (reader.points) {
    points.proposed += reader.points.proposed;
    points.kept += reader.points.kept;
    for (const [why, count] of Object.entries(reader.points.dropped))
      points.dropped[why] = (points.dropped[why] ?? 0) + count;
  }
  cost.documents += 1;
  cost.parts += reader.parts;
  cost.read += reader.parts_read;
  cost.answers += reader.answers;
  cost.dropped += Object.values(reader.dropped).reduce((sum, count) => sum + count, 0);
  cost.input += reader.tokens.input;
  cost.output += reader.tokens.output;
}

const cell = (value: number | null) => (value === null ? '    -' : value.toFixed(1).padStart(5));
for (const one of readers) {
  const f = figures(judged[one]);
  const { silence, falseSilence } = sumOf(open[one].length > 0 ? open[one] : [nothingOpen]);
  console.log(
    `${one.padEnd(12)} P ${cell(f.precision)}  R ${cell(f.recall)}  F1 ${cell(f.f1)}  (right ${f.right}, wrong ${f.wrong}, missed ${f.missed})  false 'no mention': ${falseSilence} of ${silence}`,
  );
}
console.log(
  `${model.name}: ${cost.documents} documents, ${cost.read} of ${cost.parts} parts read, ${cost.answers} answers, ${cost.dropped} dropped, ${cost.input} tokens in, ${cost.output} out`,
);
const lostShare = losses.rightlySaid === 0 ? 0 : 100 * (1 - losses.rightlyKept / losses.rightlySaid);
console.log(
  `of what it said: ${losses.rightlySaid} right, ${losses.rightlyKept} of them kept (${lostShare.toFixed(1)} % lost); ${losses.wronglySaid} wrong, ${losses.wronglyKept} of them kept`,
);
if (asks.points) {
  const why = Object.entries(points.dropped).map(([reason, count]) => `${reason} ${count}`);
  console.log(
    `points and risks: ${points.proposed} proposed, ${points.kept} kept, dropped: ${why.join(', ') || 'none'}`,
  );
}
