import type { Sentence } from '../model.ts';
import type { Saying } from '../say/saying.ts';

/**
 * Something that governing documents commonly say and no fact of the catalogue asks for. In Sentence.plain must stand
 * one of the `cue` strings (the cheap test), all of `needs` and nothing of `unless`.
 */
export interface Clause {
  /** Begins as the facts of its subject do ('vehicles.'), and is none of theirs. */
  readonly id: string;
  readonly cue: readonly string[];
  readonly needs: readonly RegExp[];
  readonly unless?: RegExp;
  /** What the sentence, the heading over it or one of the two sentences before it must speak of. */
  readonly about?: RegExp;
  /** Not told where the document answers this fact, which says the same with a figure. */
  readonly unlessFact?: string;
  /** What it means for a buyer; null where the sentence turns out to say something else. */
  readonly says: Saying | ((sentence: Sentence, next: string, around: string) => Saying | null);
  /** Whether another sentence of the document rules otherwise for a part of what is told; it is quoted then. */
  readonly unlike?: (sentence: Sentence, told: string) => boolean;
  /** What another sentence of the document makes of it, told and cited with it; and what is told where there is none. */
  readonly beside?: {
    readonly stands: (sentence: Sentence, around: () => string) => boolean;
    readonly adds: string | ((sentence: Sentence) => string);
    readonly otherwise: string;
  };
}

/** A sentence that lays something down; not a heading, a definition or an example. */
const ordains =
  /\b(?:shall|may|must|will|is|are|can|cannot|has|have|no|not|nor|do|does)\b|\bthe right (?:of|to)\b|\b(?:levy|impos|suspend|adopt|charg|issu|furnish|ow[ei]|establish|fix|mak|employ|appoint|hir|borrow|delegat)\w*\b/;
const asides = /\bshall (?:mean|refer)\b|\bmeans?\b(?! of)|\bexamples? of\b/;

/** Whether a sentence may hold a clause at all. */
export const mayHoldClause = ({ plain }: Sentence) =>
  plain.length >= 20 && ordains.test(plain) && !asides.test(plain);

/**
 * What a clause says in a sentence; null where it does not stand there. `next` is the plain form of the sentence after it
 * in its paragraph, which may add a condition; `around` are the headings over it and the sentences before it.
 */
export function clauseIn(
  { cue, needs, unless, about, says }: Clause,
  sentence: Sentence,
  next = '',
  around = '',
): Saying | null {
  if (!cue.some((word) => sentence.plain.includes(word))) return null;
  if (!needs.every((need) => need.test(sentence.plain)) || unless?.test(sentence.plain)) return null;
  if (about && !about.test(sentence.plain) && !about.test(around)) return null;
  return typeof says === 'function' ? says(sentence, next, around) : says;
}
