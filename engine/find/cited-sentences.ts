import { firstWhere } from '../first-where.ts';
import type { Doc, Sentence } from '../model.ts';
import type { Decided } from './decide.ts';

/** The sentences that an answer is cited to, best first. */
export function citedSentences({ sentences }: Doc, ranges: Decided['ranges']): Sentence[] {
  const found = ranges.flatMap(({ start, end }) =>
    sentences.slice(
      firstWhere(sentences, (sentence) => sentence.end > start),
      firstWhere(sentences, (sentence) => sentence.start >= end),
    ),
  );
  return [...new Set(found)];
}
