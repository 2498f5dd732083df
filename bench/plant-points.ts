#!/usr/bin/env node
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askForPoints } from '#engine/second/asked.ts';
import { readPoints } from '#engine/second/read-answers.ts';
import { confirmationOf, isConfirmed, readBeside } from '#engine/second/read-beside.ts';
import { windowsOf } from '#engine/second/windows.ts';
import { readDocument } from '#readers/read-document.ts';
import { askedByHand, replayed } from '#server/model/kept-answers.ts';
import { plantedPoints, withSentence } from './planted-points.ts';
import { keySchema } from './score.ts';

const usage = `Usage: npm run bench:plant-points -- --corpus DIR --keys DIR --replay DIR --ask DIR
Makes wrong points of recorded ones and tells how many the checks let pass, before and after confirmation. What gets through is
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
const reader = replay && (await replayed(replay));
if (!corpus || !keys || !ask || !reader) {
  console.error(usage);
  process.exit(2);
}
const confirmer = await askedByHand('a careful reader', ask);

const why = new Map<string, number>();
const sums = new Map<string, { planted: number; passed: number; confirmed: number; waiting: number }>();
for (const name of (await readdir(keys)).filter((one) => one.endsWith('.json')).toSorted()) {
  const key = keySchema.parse(JSON.parse(await readFile(join(keys, name), 'utf8')));
  const outcome = await readDocument(await readFile(join(corpus, key.file)), { ocr: false });
  if (!outcome.ok) continue;
  const { pages } = outcome;
  const { calls } = readBeside(pages, key.kind, { points: true });
  for (const call of calls.filter(({ of }) => of === 'points')) {
    const said = await reader.ask(call.prompt).catch(() => null);
    const lines = call.window.lines.map(({ text }) => text);
    const recorded = readPoints(said?.text ?? '')?.points ?? [];
    for (const point of recorded)
      for (const { kind, sentence, words, line } of plantedPoints(point, lines)) {
        // Another line that was pointed at as such a thing, too, is no wrong one.
        if (sentence === null && line !== point.line && recorded.some((one) => one.line === line)) continue;
        const where =
          sentence === null ? { call, line } : lastLineOf(withSentence(pages, sentence), key.kind, sentence);
        if (!where) continue;
        const found = [{ a_kind: point.kind, b_line: where.line, c_words: words }];
        const { proposals = [], dropped = [] } = where.call.read(JSON.stringify({ found })) ?? {};
        const [proposal] = proposals;
        for (const reason of dropped) why.set(reason, (why.get(reason) ?? 0) + 1);
        const sum = sums.get(kind) ?? { planted: 0, passed: 0, confirmed: 0, waiting: 0 };
        sums.set(kind, sum);
        sum.planted += 1;
        if (!proposal) continue;
        sum.passed += 1;
        const answer = await confirmer.ask(confirmationOf(proposal));
        if (isConfirmed(answer.text)) sum.confirmed += 1;
        else if (answer.usage === null && !answer.text.includes('b_supports')) sum.waiting += 1;
      }
  }
}

/** The call whose window ends with a sentence that was put at the end of a document. */
function lastLineOf(
  ...[pages, type, sentence]: [
    Parameters<typeof readBeside>[0],
    NonNullable<Parameters<typeof readBeside>[1]>,
    string,
  ]
) {
  const { doc } = readBeside(pages, type);
  const window = windowsOf(doc).at(-1);
  const at = window?.lines.findLastIndex(({ text }) => sentence.includes(text.slice(0, 20).trim())) ?? -1;
  return window && at >= 0 ? { call: askForPoints(doc, window), line: at + 1 } : null;
}

const all = { planted: 0, passed: 0, confirmed: 0, waiting: 0 };
const share = (passed: number, planted: number) => `${((100 * (planted - passed)) / planted).toFixed(1)} %`;
const told = (kind: string, { planted, passed, confirmed, waiting }: typeof all) =>
  console.log(
    `${kind.padEnd(20)} ${String(planted).padStart(4)} planted  dropped by the checks ${share(passed, planted)}  with confirmation ${share(confirmed, planted)}${waiting > 0 ? `  (${waiting} wait for confirmation)` : ''}`,
  );
for (const [kind, sum] of sums) {
  told(kind, sum);
  for (const field of ['planted', 'passed', 'confirmed', 'waiting'] as const) all[field] += sum[field];
}
told('all', all);
console.log(
  `dropped by the checks as: ${[...why].map(([reason, count]) => `${reason} ${count}`).join(', ')}`,
);
