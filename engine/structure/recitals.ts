import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

const whereas = /^\W*(?:and,? )?whereas\b/;
/** A heading, which a reader may have joined to the title above it. */
const headed = /(?:^|\s)(?:recitals?|background|witnesseth|preambles?)\W*$/;
const longestHead = 250;
/** From here on a paper does what its recitals gave the reasons for. */
const turns =
  /\b(?:now,? ?there?fore|wherefore|now,? it is|(?:be it|it is) (?:hereby |further )*resolved|agrees? as follows|hereby agrees? that)\b|^\W*(?:resolved\b|(?:agreement|resolution|terms)\W*$)/;
/** So many sentences stand before the turn, at the most. */
const most = 80;

interface Recitals {
  /** Why the paper does what it does. */
  readonly told: ReadonlySet<Sentence>;
  /** The first sentence of what it does; undefined where no recitals come before. */
  readonly turn: Sentence | undefined;
}

/** The recitals of a paper: from 'WHEREAS' or 'RECITALS' up to 'NOW, THEREFORE'. It may hold several resolutions. */
export const recitalsOf = oncePerDoc(({ sentences }: Doc): Recitals => {
  const told = new Set<Sentence>();
  let turn: Sentence | undefined;
  let from: number | null = null;
  for (const sentence of sentences) {
    const { index, plain } = sentence;
    const isTurn = turns.test(plain);
    if (from !== null && isTurn) {
      if (index - from <= most) for (const one of sentences.slice(from, index)) told.add(one);
      turn ??= sentence;
      from = null;
    } else if (whereas.test(plain) && !isTurn) {
      told.add(sentence);
      from ??= index;
    } else if (plain.length <= longestHead && headed.test(plain)) from = index + 1;
  }
  return { told, turn };
});

/** Whether a sentence gives a reason for what the paper does, and does nothing itself. */
export const isRecital = (doc: Doc, sentence: Sentence): boolean => recitalsOf(doc).told.has(sentence);
