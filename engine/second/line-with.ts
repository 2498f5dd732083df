import type { Sentence } from '../model.ts';
import { locate } from './locate.ts';

/** A model miscounts lines by so many. */
const linesOff = 2;

/** The line that holds the words, with them as it has them: the one named (from 1), else the only one near it. */
export function lineWith(
  said: { readonly line: number; readonly words: string },
  lines: readonly Sentence[],
): { sentence: Sentence; words: string } | null {
  const wordsOf = (sentence: Sentence | undefined) => {
    const found = sentence && locate(sentence, said.words);
    return found ? [{ sentence, words: sentence.text.slice(found.start, found.end) }] : [];
  };
  const [named] = wordsOf(lines[said.line - 1]);
  if (named) return named;
  const near = lines.slice(Math.max(0, said.line - 1 - linesOff), said.line + linesOff).flatMap(wordsOf);
  return near.length === 1 ? (near[0] ?? null) : null;
}
