import type { Citation } from '#contract/page.ts';
import type { FactId } from '../catalogue.ts';
import { inOneNote } from '../find/dated-posts.ts';
import { isInListOfPapers } from '../find/labels-of-papers.ts';
import { governing } from '../governing.ts';
import { isNamedIn } from '../language/plain.ts';
import type { Citations, Doc, Sentence } from '../model.ts';
import { cite, pageAt } from '../structure/source.ts';
import { type Passage, type PassageIndex, passageIndex } from './passage-index.ts';
import { type Ranked, rankPassages, saysIt } from './rank-passages.ts';
import type { WordsOfFact } from './words-of-fact.ts';
import { wordsOfFacts } from './words-of-facts.ts';

/** More passages than this are no help. */
const mostPassages = 3;
/** A passage whose rank is below this share of the best one's is not shown beside it. */
const nearlyAsGood = 0.25;
/** A sentence is shown with its neighbors where they speak of the fact too, or where it is short by itself, in characters. */
const longestShown = 600;
const shortAlone = 300;
/** A neighbor speaks of the fact with this share of the sentence's own rank. */
const speaksToo = 0.3;

/** Passages that are shown as one, by number. */
interface Shown {
  readonly first: number;
  readonly last: number;
}

/** The passage with what stands around it in its section; a row of a table stands for itself, but where rows are the answer. */
function around(
  doc: Doc,
  { passages }: PassageIndex,
  at: number,
  scores: ReadonlyMap<number, number>,
  shown: readonly Shown[],
  isList: boolean,
): Shown {
  let [first, last] = [at, at];
  const own = passages[at];
  if (!own || (own.isRow && !isList)) return { first, last };
  const pageOf = ({ sentence }: Passage) => pageAt(doc.source, sentence.start);
  const page = pageOf(own);
  const least = speaksToo * (scores.get(at) ?? 0);
  const length = (from: number, to: number) =>
    (passages[to]?.end ?? 0) - (passages[from]?.sentence.start ?? 0);
  const joins = (next: number) => {
    const passage = passages[next];
    if (!passage || passage.isRow !== own.isRow || passage.sentence.section !== own.sentence.section)
      return false;
    if (!inOneNote(doc, own.sentence, passage.sentence)) return false;
    if (pageOf(passage) !== page || pageAt(doc.source, passage.sentence.end - 1) !== page) return false;
    if (shown.some((other) => next >= other.first && next <= other.last)) return false;
    return own.isRow || (scores.get(next) ?? 0) >= least || length(first, last) < shortAlone;
  };
  for (;;) {
    const after = joins(last + 1) && length(first, last + 1) <= longestShown;
    const before = joins(first - 1) && length(first - 1, last) <= longestShown;
    if (!after && !before) return { first, last };
    const nearer = at - first + at - last;
    const better = (scores.get(last + 1) ?? 0) - (scores.get(first - 1) ?? 0) || nearer;
    if (after && (!before || better >= 0)) last += 1;
    else first -= 1;
  }
}

/** The first places of the ranking: neighbors of one that is shown are no other place, nor is what says the same words. */
function choose(doc: Doc, index: PassageIndex, ranked: readonly Ranked[], isList: boolean): Shown[] {
  const scores = new Map(ranked.map((one) => [one.index, one.score]));
  const least = (ranked[0]?.score ?? 0) * nearlyAsGood;
  const shown: Shown[] = [];
  const said = new Set<string>();
  for (const { index: at, score } of ranked) {
    if (score < least || shown.length === mostPassages) break;
    const passage = index.passages[at];
    if (!passage || said.has(passage.sentence.text)) continue;
    // What is too long to be shown with its neighbor is a place of its own.
    const gap = passage.isRow || passage.end - passage.sentence.start > shortAlone ? 0 : 1;
    if (shown.some(({ first, last }) => at >= first - gap && at <= last + gap)) continue;
    said.add(passage.sentence.text);
    shown.push(around(doc, index, at, scores, shown, isList));
  }
  return shown;
}

/** A sentence with what speaks for it: more is better, of one fact and document only. */
export interface RankedSentence {
  readonly sentence: Sentence;
  /** It rules on nothing: a heading, or what a word means. */
  readonly isAside: boolean;
  readonly score: number;
}

/** The sentences that speak of what a fact asks, best first; none where nothing is known of its words. */
export function rankSentences(doc: Doc, fact: FactId): RankedSentence[] {
  const words = wordsOfFacts[fact];
  if (!words) return [];
  const index = passageIndex(doc);
  return rankPassages(index, words).flatMap(({ index: at, score }) => {
    const passage = index.passages[at];
    if (!passage) return [];
    const { sentence, isHeading, isDefinition } = passage;
    return { sentence, isAside: isHeading || isDefinition, score };
  });
}

const isShown = ({ type }: Doc, words: WordsOfFact, passage: Passage): boolean => {
  const { shown, shownInRules, takes } = words;
  const { plain } = passage.sentence;
  if (shownInRules && governing.includes(type)) return isNamedIn(plain, shownInRules);
  return (
    !shown ||
    saysIt(words, passage) ||
    (takes?.includes('m') && plain.includes('{m')) ||
    isNamedIn(plain, shown)
  );
};

/** The sentences that plainly speak of what a fact asks, whether they answer it or not. */
export function speakingOf(doc: Doc, fact: FactId): Sentence[] {
  const words = wordsOfFacts[fact];
  if (!words) return [];
  const index = passageIndex(doc);
  return rankPassages(index, words).flatMap(({ index: at, speaks }) => {
    const passage = index.passages[at];
    return passage && speaks && isShown(doc, words, passage) ? passage.sentence : [];
  });
}

/**
 * Up to three passages that speak of what a fact asks, best first, each cited; one that runs over the end of a page is cited on
 * both, as two of the three. Null where no passage of the document speaks of it. They answer nothing: they say where a person looks.
 */
export function findPassages(doc: Doc, fact: FactId): Citations | null {
  const words = wordsOfFacts[fact];
  if (!words) return null;
  const index = passageIndex(doc);
  const found: Citation[] = [];
  const ranked = rankPassages(index, words).filter(({ index: at }) => {
    const passage = index.passages[at];
    return passage && isShown(doc, words, passage) && !isInListOfPapers(doc, passage.sentence);
  });
  if (!ranked.some(({ mayAnswer }) => mayAnswer)) return null;
  for (const { first, last } of choose(doc, index, ranked, words.isList ?? false)) {
    const start = index.passages[first]?.sentence.start ?? 0;
    const end = index.passages[last]?.end ?? start;
    for (const cited of cite(doc.source, start, end) ?? []) {
      const isTold = found.some(
        (one) => one.page === cited.page && one.start < cited.end && cited.start < one.end,
      );
      if (!isTold) found.push(cited);
    }
  }
  const [best, ...others] = found.slice(0, mostPassages);
  return best ? [best, ...others] : null;
}
