/** What is said where a language model reads beside the rules: apart, so that no page without one loads it. */
export const secondReaderWords = {
  differ: 'Where the two readers differ',
  differHint:
    'The rules and the language model read these differently. Look at both sentences before you rely on either.',
  about: 'Second reader',
  notConfirmed: 'The second reader did not confirm this',
  notConfirmedHint: 'The rules read it in this sentence. Look at it before you rely on the answer.',
} as const;

/** Who found a statement. */
export const finderWords = {
  rules: 'Found by the rules',
  model: 'Found by the language model',
  both: 'Found by the rules and the language model',
} as const;
