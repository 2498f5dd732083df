#!/usr/bin/env node
import { catalogueFact } from '#engine/catalogue.ts';
import { askAnswers } from '#engine/second/asked.ts';
import type { Proposal } from '#engine/second/check-answer.ts';
import { isPoint, isRuled, readBeside } from '#engine/second/read-beside.ts';
import { sameValue } from './judge.ts';
import { plantedIn } from './planted.ts';
import { openPlanting } from './planting.ts';

const planting = await openPlanting('bench:plant', 'answers');
for await (const { key, pages } of planting.documents()) {
  const beside = readBeside(pages, key.kind);
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
    const said = await planting.reader.ask(call.prompt).catch(() => null);
    if (!said) continue;
    for (const planted of plantedIn(part, said.text)) {
      const found = call.read(JSON.stringify({ answers: [planted.answer] }));
      const [proposal] = found?.proposals ?? [];
      // What came out right by chance, or is not in the key at all, was no wrong answer.
      if (proposal && !isPoint(proposal) && isRight(proposal)) continue;
      await planting.count(planted.kind, proposal, proposal && isRuled(beside, proposal));
    }
  }
}
planting.tell();
