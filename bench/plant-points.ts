#!/usr/bin/env node
import type { DocumentType } from '#contract/document-type.ts';
import type { Page } from '#contract/page.ts';
import { askForPoints } from '#engine/second/asked.ts';
import { readPoints } from '#engine/second/read-answers.ts';
import { readBeside } from '#engine/second/read-beside.ts';
import { windowsOf } from '#engine/second/windows.ts';
import { plantedPoints, withSentence } from './planted-points.ts';
import { openPlanting } from './planting.ts';

const planting = await openPlanting('bench:plant-points', 'points');
const why = new Map<string, number>();
for await (const { key, pages } of planting.documents()) {
  const { calls } = readBeside(pages, key.kind, { points: true });
  for (const call of calls.filter(({ of }) => of === 'points')) {
    const said = await planting.reader.ask(call.prompt).catch(() => null);
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
        for (const reason of dropped) why.set(reason, (why.get(reason) ?? 0) + 1);
        await planting.count(kind, proposals[0]);
      }
  }
}

/** The call whose window ends with a sentence that was put at the end of a document. */
function lastLineOf(pages: readonly Page[], type: DocumentType, sentence: string) {
  const { doc } = readBeside(pages, type);
  const window = windowsOf(doc).at(-1);
  const at = window?.lines.findLastIndex(({ text }) => sentence.includes(text.slice(0, 20).trim())) ?? -1;
  return window && at >= 0 ? { call: askForPoints(doc, window), line: at + 1 } : null;
}

planting.tell();
console.log(
  `dropped by the checks as: ${[...why].map(([reason, count]) => `${reason} ${count}`).join(', ')}`,
);
