import type { FactId } from '../catalogue.ts';
import { wordsOfDues } from './words-of-dues.ts';
import type { WordsOfFact } from './words-of-fact.ts';
import { wordsOfFigures } from './words-of-figures.ts';
import { wordsOfLiving } from './words-of-living.ts';

/** By the fact's id. */
export const wordsOfFacts: Readonly<Partial<Record<FactId, WordsOfFact>>> = {
  ...wordsOfDues,
  ...wordsOfFigures,
  ...wordsOfLiving,
};
