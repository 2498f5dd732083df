import { catalogueFact, type FactId } from '../catalogue.ts';
import { citedWith, inList } from '../find/lead-in.ts';
import type { Candidate } from '../find/pattern.ts';
import { sectionPaths } from '../find/section-paths.ts';
import { ordained } from '../find/standing.ts';
import { charter } from '../governing.ts';
import type { Doc, Sentence } from '../model.ts';
import { barFrom } from '../rules/run-rules.ts';
import { type Ask, answerIn } from './ask.ts';
import { asksOfCovenants } from './asks-of-covenants.ts';
import { asksOfDues } from './asks-of-dues.ts';
import { asksOfGovernance } from './asks-of-governance.ts';
import { asksOfHomes } from './asks-of-homes.ts';
import { asksOfLateDues } from './asks-of-late-dues.ts';
import { asksOfLiving } from './asks-of-living.ts';
import { asksOfUpkeep } from './asks-of-upkeep.ts';

/** Every question, by what it is about. */
export const allAsks: readonly Ask[] = [
  ...asksOfDues,
  ...asksOfLateDues,
  ...asksOfGovernance,
  ...asksOfCovenants,
  ...asksOfHomes,
  ...asksOfLiving,
  ...asksOfUpkeep,
];

/** An answer to a question is a weaker witness than any rule's. */
const tier = 'hint';
/** A longer sentence says too much for its words to belong together, in characters. */
const longest = 1500;

/** The sentences that answer a question, each with how much speaks for it. */
function* answers(ask: Ask, doc: Doc): Generator<{ candidate: Candidate; worth: number }> {
  const paths = sectionPaths(doc);
  for (const sentence of doc.sentences) {
    if (sentence.plain === '' || sentence.plain.length > longest) continue;
    const path = paths[sentence.section] ?? '';
    const listed = inList(doc, sentence);
    for (const read of listed === sentence ? [sentence] : [sentence, listed]) {
      const { plain, quantities } = read;
      const found = answerIn(ask, { plain, quantities, path, kind: doc.type });
      if (!found) continue;
      const cited = read === sentence ? [sentence] : citedWith(doc, sentence);
      const candidate = candidateOf(ask.fact, found.value, cited);
      if (barFrom(doc, candidate) === null) yield { candidate, worth: found.worth };
    }
  }
}

/** The best answer of a document to a question; null where no sentence answers it or two as good differ. */
export function askDoc(ask: Ask, doc: Doc): Candidate | null {
  if (!catalogueFact(ask.fact)?.documents.includes(doc.type)) return null;
  const all = [...answers(ask, doc)];
  const most = Math.max(...all.map(({ worth }) => worth));
  const [best, ...others] = all.filter(({ worth }) => worth === most).map(({ candidate }) => candidate);
  if (!best) return null;
  const value = JSON.stringify(best.value);
  return others.every((other) => JSON.stringify(other.value) === value) ? best : null;
}

const candidateOf = (fact: FactId, value: Candidate['value'], cited: readonly Sentence[]): Candidate => ({
  fact,
  value,
  tier,
  ranges: cited,
});

/**
 * What the questions find for facts that no rule answered. Only in whole papers that say what is in force: a policy on one subject
 * names the words of many others, and what it says of them is mostly something narrower.
 */
export function runAsks(whole: Doc, answered: ReadonlySet<FactId>): Candidate[] {
  if (!charter.includes(whole.type)) return [];
  const doc = ordained(whole);
  const open = allAsks.filter(({ fact }) => !answered.has(fact));
  return open.flatMap((ask) => askDoc(ask, doc) ?? []);
}
