import type { Citation } from '#contract/page.ts';
import { firstWhere } from '../first-where.ts';
import type { Doc, Sentence } from '../model.ts';
import { offsetOf } from '../structure/source.ts';
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

/** The sentences that citations quote. */
export const quotedSentences = (doc: Doc, citations: readonly Citation[]): Sentence[] =>
  citedSentences(
    doc,
    citations.flatMap(({ page, start, end }) => {
      const [first, last] = [start, end - 1].map((at) => offsetOf(doc.source, { page, start: at }));
      return first === undefined || last === undefined || first < 0 || last < first
        ? []
        : { start: first, end: last + 1 };
    }),
  );

/** The sentence in which a place of Source.text stands, or the next one; undefined behind the last. */
export const sentenceFrom = ({ sentences }: Pick<Doc, 'sentences'>, start: number): Sentence | undefined =>
  sentences[firstWhere(sentences, ({ end }) => end > start)];

/** The sentence in which a place of Source.text stands; undefined between two. */
export function sentenceAt(doc: Pick<Doc, 'sentences'>, start: number): Sentence | undefined {
  const found = sentenceFrom(doc, start);
  return found && found.start <= start ? found : undefined;
}
