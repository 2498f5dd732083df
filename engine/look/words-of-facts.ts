import { wordsOfDues } from './words-of-dues.ts';
import type { WordsOfFact } from './words-of-fact.ts';
import { wordsOfFigures } from './words-of-figures.ts';
import { wordsOfLiving } from './words-of-living.ts';

/** By the fact's id. */
export const wordsOfFacts: Readonly<Record<string, WordsOfFact>> = {
  ...wordsOfDues,
  ...wordsOfFigures,
  ...wordsOfLiving,
};
