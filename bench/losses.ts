import type { FactValue } from '#contract/analysis.ts';
import { catalogueFact } from '#engine/catalogue.ts';
import type { Proposal } from '#engine/second/check-answer.ts';
import type { PointProposal } from '#engine/second/check-point.ts';
import { type Answer, readAnswers } from '#engine/second/read-answers.ts';
import { isPoint } from '#engine/second/read-beside.ts';
import { valueIn } from '#engine/second/value-in.ts';
import { sameValue } from './judge.ts';
import type { Key } from './score.ts';

/** What a reader said by itself, and what of that is left when the checks and confirmations are done. */
export interface Losses {
  readonly rightlySaid: number;
  readonly rightlyKept: number;
  readonly wronglySaid: number;
  readonly wronglyKept: number;
  /** What was said rightly and lost, by fact. Values of documents are left out. */
  readonly lost: readonly string[];
}

const isKind = (fact: string) => catalogueFact(fact)?.kind ?? null;

function fits(key: Key, fact: string, value: FactValue): boolean {
  const kind = isKind(fact);
  return (key.facts[fact] ?? []).some((answer) =>
    [answer.value, ...(answer.also ?? [])].some((right) => kind !== null && sameValue(kind, value, right)),
  );
}

/** The value that an answer utters, read in its own words: what it would state if nobody checked it. */
function uttered({ question, value }: Answer): { fact: string; value: FactValue } | null {
  const kind = isKind(question);
  const amount = /^-?\$?[\d,]+(?:\.\d+)?/.exec(value)?.[0]?.replace(/[$,]/g, '');
  const read = kind && valueIn(question as never, value, value);
  if (read !== null) return { fact: question, value: read as FactValue };
  // A loss, a month without a day: our own reader has no such value, the keys do.
  if (kind === 'money' && amount) return { fact: question, value: { amount: Number(amount) } };
  return { fact: question, value };
}

/** Compares what a reader said with the key and with what was confirmed; facts that the key does not speak of are left out. */
export function lossesOf(
  key: Key,
  texts: readonly string[],
  confirmed: readonly (Proposal | PointProposal)[],
): Losses {
  const debatable = new Set(key.debatable ?? []);
  const known = new Set([...Object.keys(key.facts), ...(key.absent ?? [])]);
  const said = new Map<string, { fact: string; isRight: boolean }>();
  for (const answer of texts.flatMap((text) => readAnswers(text)?.answers ?? [])) {
    const one = uttered(answer);
    if (!one || debatable.has(one.fact) || !known.has(one.fact)) continue;
    const isRight = fits(key, one.fact, one.value);
    said.set(JSON.stringify([one.fact, one.value]), { fact: one.fact, isRight });
  }
  const kept = new Set<string>();
  const keptWrong = new Set<string>();
  for (const proposal of confirmed) {
    if (isPoint(proposal)) continue;
    const { candidate } = proposal;
    const { fact, value } = candidate;
    if (debatable.has(fact) || !known.has(fact)) continue;
    const list = isKind(fact)?.startsWith('list:') ? JSON.stringify(value) : '';
    (fits(key, fact, value) ? kept : keptWrong).add(`${fact}${list}`);
  }
  const right = [...said.values()].filter(({ isRight }) => isRight);
  const rightFacts = count(right.map(({ fact }) => fact));
  const lost = [...rightFacts].flatMap(([fact, times]) => {
    const isList = isKind(fact)?.startsWith('list:');
    const left = [...kept].filter(
      (one) => one.startsWith(isList ? `${fact}{` : fact) && (isList || one === fact),
    );
    return Array.from({ length: Math.max(0, (isList ? times : 1) - left.length) }, () => fact);
  });
  const rightlySaid = [...rightFacts].reduce(
    (sum, [fact, times]) => sum + (isKind(fact)?.startsWith('list:') ? times : 1),
    0,
  );
  return {
    rightlySaid,
    rightlyKept: rightlySaid - lost.length,
    wronglySaid: [...said.values()].filter(({ isRight }) => !isRight).length,
    wronglyKept: keptWrong.size,
    lost,
  };
}

function count(facts: readonly string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const fact of facts) counted.set(fact, (counted.get(fact) ?? 0) + 1);
  return counted;
}
