/** A way in which buyers name a thing, and the beginnings of words by which documents name it. */
export interface BuyersWord {
  /** Matched against the question in lower case. */
  readonly said: RegExp;
  /** What was said itself, as documents may say it too. */
  readonly same: readonly string[];
  /** What documents say for it, or for what holds it: 'pet' for a dog. */
  readonly also: readonly string[];
  /** Says what kind of thing is meant beside another word: a passage need not hold it. */
  readonly isLoose?: boolean;
  /** Papers of a day answer it, such as minutes; what a declaration says of it is said of any day. */
  readonly isOfNow?: boolean;
  /** A passage with this speaks of something else by the same words. */
  readonly not?: RegExp;
}

const list = (terms: string) => (terms === '' ? [] : terms.split(', '));
export const word = (
  said: RegExp,
  same: string,
  also = '',
  as: Pick<BuyersWord, 'isLoose' | 'isOfNow' | 'not'> = {},
): BuyersWord => ({ said, same: list(same), also: list(also), ...as });

export const loose = { isLoose: true };
export const ofNow = { isOfNow: true };
