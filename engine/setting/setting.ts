/**
 * One way in which a sentence that has the words of an answer speaks of something narrower: another body, one kind of
 * member, a case that need not come, a paper's own adoption.
 */
export interface Setting {
  /** Over Sentence.plain. */
  readonly reads: RegExp;
  /** The sentence must not match. */
  readonly unless?: RegExp;
  /** One of the headings over the sentence must match, instead of `reads`. */
  readonly under?: RegExp;
  /** The sentence after it in its paragraph must match too. */
  readonly after?: RegExp;
  /** The facts and clauses, by id, that such a sentence does not answer. */
  readonly bars: RegExp;
}
