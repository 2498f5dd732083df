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

/** The sentence in which a place of Source.text stands, or the next one; undefined behind the last. */
export const sentenceFrom = ({ sentences }: Pick<Doc, 'sentences'>, start: number): Sentence | undefined =>
  sentences[firstWhere(sentences, ({ end }) => end > start)];

/** The sentence in which a place of Source.text stands; undefined between two. */
export function sentenceAt(doc: Pick<Doc, 'sentences'>, start: number): Sentence | undefined {
  const found = sentenceFrom(doc, start);
  return found && found.start <= start ? found : undefined;
}
