import type { EngineAnalysis } from '#contract/analysis.ts';
import type { Page } from '#contract/page.ts';
import { catalogueFact } from '#engine/catalogue.ts';
import { readDoc } from '#engine/document.ts';
import { findPassages } from '#engine/look/find-passages.ts';
import { wordsOfFacts } from '#engine/look/words-of-facts.ts';
import { holds } from './quotes.ts';
import type { Judgement, Key } from './score.ts';

/** What an analysis leaves open, judged by the key; numbers of questions that the key settles. */
export interface Openness {
  /** Said not to be mentioned, and how many of these are stated after all. */
  readonly silence: number;
  readonly falseSilence: number;
  /** Left without a clear answer, and how many of these are stated. */
  readonly unclear: number;
  readonly falseUnclear: number;
  /** Stated and missed, by facts that are looked for, and how many of these stand in one of the three passages. */
  readonly passageSought: number;
  readonly passageFound: number;
}

export const nothingOpen: Openness = {
  silence: 0,
  falseSilence: 0,
  unclear: 0,
  falseUnclear: 0,
  passageSought: 0,
  passageFound: 0,
};

/** What `analysis` leaves open and what `judgements` say it missed, by the key of the document. */
export function opennessOf(
  key: Key,
  analysis: EngineAnalysis,
  pages: readonly Page[],
  judgements: readonly Judgement[],
): Openness {
  const debatable = new Set(key.debatable);
  const isStated = (id: string) => (key.facts[id]?.length ?? 0) > 0;
  const isSettled = (id: string) =>
    !debatable.has(id) && (isStated(id) || (key.absent?.includes(id) ?? false));
  const silence = analysis.not_stated.filter(isSettled);
  const unclear = analysis.unclear.map(({ id }) => id).filter(isSettled);
  const doc = readDoc(pages, analysis.document_type);
  const sought = judgements.flatMap(({ fact, verdict, expected }) => {
    const id = catalogueFact(fact)?.id;
    const answers = verdict === 'missed' && id && id in wordsOfFacts ? (key.facts[id] ?? []) : [];
    const quote = (answers.find(({ value }) => value === expected) ?? answers[0])?.quote;
    return id === undefined || quote === undefined ? [] : [{ fact: id, quote }];
  });
  const found = sought.filter(({ fact, quote }) =>
    findPassages(doc, fact)?.some((passage) => holds(passage.quote, quote)),
  );
  return {
    silence: silence.length,
    falseSilence: silence.filter(isStated).length,
    unclear: unclear.length,
    falseUnclear: unclear.filter(isStated).length,
    passageSought: sought.length,
    passageFound: found.length,
  };
}

/** All of them together. */
export function sumOf(all: readonly Openness[]): Openness {
  return all.reduce(
    (sum, one) => ({
      silence: sum.silence + one.silence,
      falseSilence: sum.falseSilence + one.falseSilence,
      unclear: sum.unclear + one.unclear,
      falseUnclear: sum.falseUnclear + one.falseUnclear,
      passageSought: sum.passageSought + one.passageSought,
      passageFound: sum.passageFound + one.passageFound,
    }),
    nothingOpen,
  );
}
