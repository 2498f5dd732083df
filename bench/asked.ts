import type { EngineAnalysis } from '#contract/analysis.ts';
import type { Page } from '#contract/page.ts';
import { catalogueFact, type FactId } from '#engine/catalogue.ts';
import { readDoc } from '#engine/document.ts';
import { findPassages } from '#engine/look/find-passages.ts';
import { wordsOfFacts } from '#engine/look/words-of-facts.ts';
import { expectedFacts } from '#engine/weigh/expected-facts.ts';
import { holds } from './quotes.ts';
import { type Key, score } from './score.ts';

/** What the passage search gives for one fact of one document that the key settles, as if no rule had answered. */
export interface Asked {
  readonly fact: FactId;
  /** The document should answer it: only of such facts does an analysis show passages. */
  readonly isExpected: boolean;
  /** The key states it; else it is absent. */
  readonly isStated: boolean;
  /** Some answer of the key was not told by the rules. */
  readonly isMissed: boolean;
  /** Any passage was found. */
  readonly isSpokenOf: boolean;
  /** One of the passages is an answer's: the same page and the same words. Of missed facts, an answer that was missed. */
  readonly isRight: boolean;
}

/** Every fact of a key that has words, with a quote where it is stated; debatable ones are left out. */
export function askedOf(key: Key, analysis: EngineAnalysis, pages: readonly Page[]): Asked[] {
  const doc = readDoc(pages, analysis.document_type);
  const debatable = new Set(key.debatable);
  const missed = score(key, analysis.facts).filter(({ verdict }) => verdict === 'missed');
  const ids = new Set([...Object.keys(key.facts), ...(key.absent ?? [])]);
  return [...ids].flatMap((id) => {
    const fact = catalogueFact(id)?.id;
    if (fact === undefined || debatable.has(id) || !(id in wordsOfFacts)) return [];
    const answers = key.facts[id] ?? [];
    if (answers.length > 0 && !answers.some(({ quote }) => quote)) return [];
    const untold = answers.filter(({ value }) =>
      missed.some((one) => one.fact === id && one.expected === value),
    );
    const passages = findPassages(doc, fact) ?? [];
    const wanted = untold.length > 0 ? untold : answers;
    const isRight = wanted.some(({ quote, pages: at = [] }) =>
      passages.some(
        (passage) => quote && holds(passage.quote, quote) && (at.length === 0 || at.includes(passage.page)),
      ),
    );
    return {
      fact,
      isExpected: (expectedFacts[doc.type] as readonly string[]).includes(fact),
      isStated: answers.length > 0,
      isMissed: untold.length > 0,
      isSpokenOf: passages.length > 0,
      isRight,
    };
  });
}
