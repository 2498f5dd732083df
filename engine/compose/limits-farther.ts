import { isMeasured } from '../find/measured.ts';
import { fold, isNamedIn } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';

/** Limits in figures that the section of a cited sentence sets, however far off, where its heading names the matter. */
export function limitsFarther(
  { sentences, sections }: Doc,
  cited: readonly Sentence[],
  names: readonly string[],
): Sentence[] {
  const heads = new Set(
    cited.flatMap(({ section }) => (isNamedIn(fold(sections[section]?.title ?? ''), names) ? [section] : [])),
  );
  if (heads.size === 0) return [];
  return sentences.filter((one) => heads.has(one.section) && isMeasured(one));
}
