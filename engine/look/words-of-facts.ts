import type { FactId } from '../catalogue.ts';
import { wordsOfBuildings } from './words-of-buildings.ts';
import { wordsOfDues } from './words-of-dues.ts';
import type { WordsOfFact } from './words-of-fact.ts';
import { wordsOfGovernance } from './words-of-governance.ts';
import { wordsOfPapers } from './words-of-papers.ts';
import { wordsOfReserves } from './words-of-reserves.ts';
import { wordsOfStatements } from './words-of-statements.ts';
import { wordsOfUse } from './words-of-use.ts';

/** By the fact's id. */
export const wordsOfFacts: Readonly<Partial<Record<FactId, WordsOfFact>>> = {
  ...wordsOfDues,
  ...wordsOfStatements,
  ...wordsOfReserves,
  ...wordsOfUse,
  ...wordsOfBuildings,
  ...wordsOfGovernance,
  ...wordsOfPapers,
};
