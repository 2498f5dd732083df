import type { FactId } from '../catalogue.ts';
import { firstWhere } from '../first-where.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { becameOf } from './became-of.ts';

/** What stands whatever the vote: whose paper it is, what is there, what must be mended; and what is told with its own outcome. */
const standsAnyway =
  /^(?:document|association|minutes|community|reserves)\.|^(?:special_assessment|litigation|repairs\.critical|assessment\.frequency|budget\.year)$|^financial\.(?!loan$)/;

/** Whether a fact may be told of what a meeting did not agree to. */
export const tellsTalk = (fact: FactId) => standsAnyway.test(fact);

/**
 * The document with nothing said where a meeting only talked of something, put it off, refused it or did away with it.
 * Rules for what is in force read this and cannot see the rest; places and numbers stay as they are.
 */
export const agreedTo = oncePerDoc((doc): Doc => {
  const off = new Set(
    [...becameOf(doc)].flatMap(([sentence, became]) => (became === 'carried' ? [] : sentence)),
  );
  if (off.size === 0) return doc;
  const sentences = doc.sentences.map((sentence) =>
    off.has(sentence) ? { ...sentence, text: '', plain: '', quantities: [] } : sentence,
  );
  return { ...doc, sentences, rows: doc.rows.filter(({ start }) => !saysNothing({ sentences }, start)) };
});

function saysNothing({ sentences }: Pick<Doc, 'sentences'>, at: number): boolean {
  const sentence = sentences[firstWhere(sentences, ({ end }) => end > at)];
  return sentence !== undefined && sentence.start <= at && sentence.text === '';
}

/** Whether what is told as being in force stands on words that a meeting did not agree to. */
export const isNotAgreed = (
  doc: Doc,
  fact: FactId,
  ranges: readonly { readonly start: number; readonly end: number }[],
): boolean => !tellsTalk(fact) && ranges.some(({ start }) => saysNothing(agreedTo(doc), start));
