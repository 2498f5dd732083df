import type { Doc, Sentence } from '../model.ts';

/** 'Boats, RVs, trailers' or '- Flags' on a line of its own. */
const label = /^\W{0,3}[A-Z][A-Za-z ,/&.'-]{2,40}:?$/;
const verb =
  /\b(?:is|are|was|were|be|shall|will|may|can|must|should|has|have|do|does|not|no|allowed|permitted|prohibited|keep|park|use|please)\b/i;
const isLabel = ({ text }: Sentence) =>
  label.test(text.trim()) && !/\.$/.test(text.trim()) && !verb.test(text);

/** The line of a few words right above a sentence, which names what the sentence is about; null where there is none. */
export function labelOverLine(
  { sentences, source }: Doc,
  { index, start, section }: Sentence,
): Sentence | null {
  const before = sentences[index - 1];
  if (!before || before.section !== section || !isLabel(before)) return null;
  const own = sentences[index];
  const apart = source.text.slice(before.end, start);
  return own && !isLabel(own) && /^\s*\n\s*\S{0,2}\s*$/.test(apart) ? before : null;
}
