#!/usr/bin/env node
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueFact } from '#engine/catalogue.ts';
import { askAnswers } from '#engine/second/asked.ts';
import type { Proposal } from '#engine/second/check-answer.ts';
import { confirmationOf, isConfirmed, isPoint, isRuled, readBeside } from '#engine/second/read-beside.ts';
import { readDocument } from '#readers/read-document.ts';
import { askedByHand, replayed } from '#server/model/kept-answers.ts';
import { sameValue } from './judge.ts';
import { plantedIn } from './planted.ts';
import { keySchema } from './score.ts';

const usage = `Usage: npm run bench:plant -- --corpus DIR --keys DIR --replay DIR --ask DIR
Makes wrong answers of recorded ones and tells how many the checks let pass, before and after confirmation. What gets through is
asked for confirmation: a prompt without an answer in the folder of --ask is written there.`;

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    keys: { type: 'string' },
    replay: { type: 'string' },
    ask: { type: 'string' },
  },
});
const { corpus, keys, replay, ask } = values;
if (!corpus || !keys || !replay || !ask) {
  console.error(usage);
  process.exit(2);
}
const reader = await replayed(replay);
if (!reader) {
  console.error(`${replay} holds no recorded answers.`);
  process.exit(2);
}
const confirmer = await askedByHand('a careful reader', ask);

const sums = new Map<string, { planted: number; passed: number; confirmed: number; waiting: number }>();
for (const name of (await readdir(keys)).filter((one) => one.endsWith('.json')).toSorted()) {
  const key = keySchema.parse(JSON.parse(await readFile(join(keys, name), 'utf8')));
  const outcome = await readDocument(await readFile(join(corpus, key.file)), { ocr: false });
  if (!outcome.ok) continue;
  const beside = readBeside(outcome.pages, key.kind);
  const isRight = ({ candidate: { fact, value } }: Proposal) => {
    const kind = catalogueFact(fact)?.kind;
    return (key.facts[fact] ?? []).some((answer) =>
      [answer.value, ...(answer.also ?? [])].some(
        (right) => kind !== undefined && sameValue(kind, value, right),
      ),
    );
  };
  for (const part of beside.parts) {
    const call = askAnswers(beside.doc, part);
    const said = await reader.ask(call.prompt).catch(() => null);
    if (!said) continue;
    for (const planted of plantedIn(part, said.text)) {
      const found = call.read(JSON.stringify({ answers: [planted.answer] }));
      const [proposal] = found?.proposals ?? [];
      // What came out right by chance, or is not in the key at all, was no wrong answer.
      if (proposal && !isPoint(proposal) && isRight(proposal)) continue;
      const sum = sums.get(planted.kind) ?? { planted: 0, passed: 0, confirmed: 0, waiting: 0 };
      sums.set(planted.kind, sum);
      sum.planted += 1;
      if (!proposal) continue;
      sum.passed += 1;
      if (isRuled(beside, proposal)) sum.confirmed += 1;
      else {
        const answer = await confirmer.ask(confirmationOf(proposal));
        if (isConfirmed(answer.text)) sum.confirmed += 1;
        else if (answer.usage === null) sum.waiting += 1;
      }
    }
  }
}
const all = { planted: 0, passed: 0, confirmed: 0, waiting: 0 };
const share = (passed: number, planted: number) => `${((100 * (planted - passed)) / planted).toFixed(1)} %`;
const line = (kind: string, { planted, passed, confirmed, waiting }: typeof all) =>
  console.log(
    `${kind.padEnd(28)} ${String(planted).padStart(4)} planted  dropped by the checks ${share(passed, planted)}  with confirmation ${share(confirmed, planted)}${waiting > 0 ? `  (${waiting} wait for confirmation)` : ''}`,
  );
for (const [kind, sum] of sums) {
  line(kind, sum);
  for (const field of ['planted', 'passed', 'confirmed', 'waiting'] as const) all[field] += sum[field];
}
line('all', all);
