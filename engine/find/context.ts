import type { Sentence } from '../model.ts';
import type { Found } from './pattern.ts';
import { pathsIn } from './use-rule.ts';

/** The sentence before, where it stands under the same heading. */
function sentenceBefore({ doc, sentence }: Pick<Found, 'doc' | 'sentence'>): Sentence | null {
  const before = doc.sentences[sentence.index - 1];
  return before?.section === sentence.section ? before : null;
}

/**
 * Whether something is spoken of where a sentence stands: in the sentence, in the headings over it, or in the sentence
 * before it under the same heading ('A larger increase needs ...' after 'The Board may raise the assessment ...').
 */
export function speaksOf(about: RegExp, found: Pick<Found, 'doc' | 'sentence'>): boolean {
  const { doc, sentence } = found;
  return (
    about.test(sentence.plain) ||
    about.test(pathsIn(doc)[sentence.section] ?? '') ||
    about.test(sentenceBefore(found)?.plain ?? '')
  );
}
