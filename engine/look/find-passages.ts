import type { Citation } from '#contract/page.ts';
import type { FactId } from '../catalogue.ts';
import type { Citations, Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { cite } from '../structure/source.ts';
import type { WordsOfFact } from './words-of-fact.ts';
import { wordsOfFacts } from './words-of-facts.ts';

/** More passages than this are no help. */
const mostPassages = 3;
/** A passage whose rank is below this share of the best one's is not shown beside it. */
const nearlyAsGood = 0.5;
/** A word more in a passage says less the longer it is: the usual constants of BM25. */
const saturation = 1.2;
const lengthWeight = 0.5;
/** What stands in the heading counts as much as this share of the same word in the passage. */
const headingShare = 0.6;
/** A figure of the kind that the answer is counts as this many words that stand in one sentence of ten. */
const figureShare = 1.5;

interface Passages {
  readonly sentences: readonly Sentence[];
  /** Words of each sentence. */
  readonly lengths: readonly number[];
  readonly averageLength: number;
  /** In which sentences a word of the document stands, and how often. */
  readonly places: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Those words in order, so that all with one beginning stand together. */
  readonly vocabulary: readonly string[];
  /** The sentences under each heading: the innermost and the one above it, in lower case. */
  readonly headings: ReadonlyMap<string, readonly number[]>;
}

const wordsIn = (plain: string): string[] => plain.match(/[a-z0-9$][a-z0-9'.-]*[a-z0-9]|[a-z0-9$]/g) ?? [];

/** A passage says something: more than a word or a figure by itself. */
const saysSomething = ({ text }: Sentence) => /[A-Za-z]{2}.*\S\s+\S/.test(text) && !leaders.test(text);
/** A line of the contents. */
const leaders = /\.{5}|(?:\. ){5}/;

const passagesOf = oncePerDoc((doc: Doc): Passages => {
  const headingStarts = new Set(doc.blocks.flatMap(({ kind, start }) => (kind === 'heading' ? [start] : [])));
  const sentences = doc.sentences.filter((one) => !headingStarts.has(one.start) && saysSomething(one));
  const places = new Map<string, Map<number, number>>();
  const lengths = sentences.map(({ plain }, index) => {
    const words = wordsIn(plain);
    for (const word of words) {
      const at = places.get(word) ?? new Map<number, number>();
      at.set(index, (at.get(index) ?? 0) + 1);
      places.set(word, at);
    }
    return words.length;
  });
  const titles = doc.sections.map(({ title }) => title.toLowerCase());
  const headings = Map.groupBy(sentences.keys(), (index) => {
    const section = sentences[index]?.section ?? -1;
    const parent = doc.sections[section]?.parent ?? -1;
    return ` ${titles[section] ?? ''} ${titles[parent] ?? ''}`;
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return {
    sentences,
    lengths,
    averageLength: total / Math.max(1, lengths.length),
    places,
    vocabulary: [...places.keys()].toSorted(),
    headings,
  };
});

/** A word of this length or less is not taken for the beginning of others, but for its plural. */
const shortWord = 4;

/** The words of the document that a beginning stands for. */
function* wordsBeginning({ vocabulary }: Passages, beginning: string): Generator<string> {
  let [low, high] = [0, vocabulary.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  for (let at = low; vocabulary[at]?.startsWith(beginning); at += 1) yield vocabulary[at] ?? '';
}

/** Where a term stands: sentences by number, with how often. */
function placesOf(passages: Passages, term: string): Map<number, number> {
  const { places, sentences } = passages;
  const found = new Map<number, number>();
  const [first = '', ...rest] = term.split(' ');
  const isLong = rest.length === 0 && first.length > shortWord;
  const words = isLong ? wordsBeginning(passages, first) : rest.length > 0 ? [first] : [first, `${first}s`];
  for (const word of words) {
    for (const [index, count] of places.get(word) ?? []) {
      if (rest.length > 0 && !sentences[index]?.plain.includes(term)) continue;
      found.set(index, (found.get(index) ?? 0) + count);
    }
  }
  return found;
}

function rank(
  passages: Passages,
  { names, beside, near, takes }: WordsOfFact,
): { index: number; score: number }[] {
  const { sentences, lengths, averageLength, headings } = passages;
  const scores = new Map<number, number>();
  const rarity = (places: number) => Math.log(1 + (sentences.length - places + 0.5) / (places + 0.5));
  const add = (index: number, amount: number) => scores.set(index, (scores.get(index) ?? 0) + amount);
  const weigh = (found: ReadonlyMap<number, number>, only?: ReadonlyMap<number, number>) => {
    const rare = rarity(found.size);
    for (const [index, count] of found) {
      if (only && !only.has(index)) continue;
      const long = 1 - lengthWeight + (lengthWeight * (lengths[index] ?? 0)) / averageLength;
      add(index, (rare * count * (saturation + 1)) / (count + saturation * long));
    }
  };
  for (const name of names) {
    weigh(placesOf(passages, name));
    const underIt = [...headings].flatMap(([heading, under]) => (heading.includes(` ${name}`) ? under : []));
    for (const index of underIt) add(index, headingShare * rarity(underIt.length));
  }
  if (beside) {
    const among = new Set(beside.flatMap((word) => [...placesOf(passages, word).keys()]));
    for (const index of scores.keys()) if (!among.has(index)) scores.delete(index);
  }
  const named = new Map(scores);
  for (const word of near) weigh(placesOf(passages, word), named);
  if (takes) {
    const figure = new RegExp(`\\{[${takes}]`);
    for (const index of named.keys()) {
      if (figure.test(sentences[index]?.plain ?? '')) add(index, figureShare * Math.log(10));
    }
  }
  return [...scores]
    .map(([index, score]) => ({ index, score }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index);
}

/** Sentences that hold the words of a fact, best first, each with its rank's score (greater is better). */
export function rankSentences(doc: Doc, asked: WordsOfFact): { sentence: Sentence; score: number }[] {
  const passages = passagesOf(doc);
  return rank(passages, asked).flatMap(({ index, score }) => {
    const sentence = passages.sentences[index];
    return sentence ? [{ sentence, score }] : [];
  });
}

/**
 * Up to three passages that speak of what a fact asks, best first, each cited; null where no passage of the document
 * does. They answer nothing: they say where a person looks.
 */
export function findPassages(doc: Doc, fact: FactId): Citations | null {
  const words = wordsOfFacts[fact];
  if (!words) return null;
  const passages = passagesOf(doc);
  const ranked = rank(passages, words);
  const least = (ranked[0]?.score ?? 0) * nearlyAsGood;
  const found: Citation[] = [];
  for (const { index, score } of ranked) {
    if (score < least || found.length === mostPassages) break;
    const sentence = passages.sentences[index];
    if (!sentence) continue;
    const cited = cite(doc.source, sentence.start, sentence.end)?.[0];
    if (!cited) continue;
    const told = found.some(
      (one) => one.page === cited.page && one.start < cited.end && cited.start < one.end,
    );
    if (!told) found.push(cited);
  }
  const [best, ...others] = found;
  return best ? [best, ...others] : null;
}
