import { isNamedIn } from '../language/plain.ts';
import { regex } from '../regex.ts';
import { type Passage, type PassageIndex, placesOf, shortWord } from './passage-index.ts';
import type { WordsOfFact } from './words-of-fact.ts';

/** A word more in a passage says less the longer it is: the usual constants of BM25. */
const saturation = 1.2;
const lengthWeight = 0.4;
/** Of several names in a passage the rarest counts whole and each other one this share. */
const furtherNames = 0.6;
/** What stands in the heading, in what opens the list, or in the next sentence counts as much as this share of the same word. */
const headingShare = 0.6;
const leadShare = 0.6;
const nextShare = 0.25;
/** A figure of the kind that the answer is counts as this many words that stand in one passage of ten. */
const figureWorth = 3 * Math.log(10);
/** What is left of a passage's score without such a figure, where another subject is named, and of a definition or a heading. */
const withoutFigure = 0.6;
const unlikely = 0.85;
const defined = 0.6;
const heading = 0.7;
/** What a paper says of itself stands first: this times the score is added there, and half of it `halfway` passages on. */
const firstWorth = 2;
const halfway = 8;

/** A passage by its number, with what speaks for it: more is better, of one fact and document only. */
export interface Ranked {
  readonly index: number;
  readonly score: number;
  /** It has a figure of the kind that is asked for, or many of the words that speak for the fact, in it or next to it. */
  readonly mayAnswer: boolean;
  /** It holds enough of the words of the fact, and none of another subject's. */
  readonly speaks: boolean;
}

type Worths = Map<number, number>;

const add = (to: Worths, at: number, amount: number) => to.set(at, (to.get(at) ?? 0) + amount);
const raise = (to: Worths, at: number, amount: number) => to.set(at, Math.max(to.get(at) ?? 0, amount));

/** A word that stands in few passages says more. */
const rarity = ({ passages }: PassageIndex, places: number) =>
  Math.log(1 + (passages.length - places + 0.5) / (places + 0.5));

/** What a term is worth to each passage in which it stands. */
function worthOf(index: PassageIndex, term: string): Worths {
  const found = placesOf(index, term);
  const rare = rarity(index, found.size);
  const worth: Worths = new Map();
  for (const [at, count] of found) {
    const length = (index.passages[at]?.length ?? 0) / index.averageLength;
    const long = 1 - lengthWeight + lengthWeight * length;
    worth.set(at, (rare * count * (saturation + 1)) / (count + saturation * long));
  }
  return worth;
}

/** A title that holds a name as passages do: a short word stands for itself and its plural. */
const titled = (name: string) => regex` ${name}${name.length > shortWord ? '' : String.raw`s?\b`}`;

/** The passages that speak of the fact, by their names and those over them; `left` have them in another sense. */
function named(index: PassageIndex, { names, senses }: WordsOfFact, left: ReadonlySet<number>): Worths {
  const best: Worths = new Map();
  const sum: Worths = new Map();
  const titles = [...index.headings].map(
    ([text, list]) => [senses ? text.replace(new RegExp(senses, 'g'), ' ') : text, list] as const,
  );
  for (const name of names) {
    const own = worthOf(index, name);
    for (const at of left) own.delete(at);
    const title = titled(name);
    const over: Worths = new Map();
    const rare = rarity(index, own.size);
    for (const at of own.keys()) {
      for (const led of index.led.get(at) ?? []) if (!own.has(led)) over.set(led, leadShare * rare);
    }
    const under = titles.flatMap(([text, list]) => (title.test(text) ? list : []));
    for (const at of under) raise(over, at, headingShare * rarity(index, under.length));
    for (const [at, amount] of [...own, ...over]) {
      raise(best, at, amount);
      add(sum, at, amount);
    }
  }
  for (const [at, amount] of best) {
    best.set(at, amount + furtherNames * ((sum.get(at) ?? 0) - amount));
  }
  return best;
}

/** What a group of words is worth to the passages: the best of them in it, before it or next to it. */
function groupWorth(
  index: PassageIndex,
  group: readonly string[],
  among: ReadonlyMap<number, number>,
): Worths {
  const { passages, led } = index;
  const worth: Worths = new Map();
  const give = (at: number, amount: number) => {
    if (among.has(at)) raise(worth, at, amount);
  };
  for (const word of group) {
    const own = worthOf(index, word);
    const rare = rarity(index, own.size);
    for (const [at, amount] of own) {
      give(at, amount);
      for (const under of led.get(at) ?? []) if (!own.has(under)) give(under, leadShare * rare);
      const section = passages[at]?.sentence.section;
      for (const next of [at - 1, at + 1]) {
        const isNext = passages[next]?.sentence.section === section && !passages[next]?.isRow;
        if (isNext && !own.has(next)) give(next, nextShare * rare);
      }
    }
  }
  return worth;
}

/** Without a figure of the kind that is asked for, a passage that may answer holds this share of the groups of words. */
const leastSaid = 0.5;

const hasFigure = (takes: string, figures = '') => [...takes].some((letter) => figures.includes(letter));

/** What is left of a passage's score for its form and its figures. */
function weighed({ takes, isOfPaper }: WordsOfFact, passage: Passage, at: number, sum: number): number {
  let score = sum;
  if (takes) {
    score = hasFigure(takes, passage.figures) ? score + figureWorth : score * withoutFigure;
  }
  if (passage.isDefinition) score *= defined;
  if (isOfPaper) return score * (1 + firstWorth / (1 + at / halfway));
  return passage.isHeading ? score * heading : score;
}

/** The passages in which the names of a fact stand only in phrases of another sense. */
function inOtherSense(index: PassageIndex, { senses, names }: WordsOfFact): ReadonlySet<number> {
  if (!senses) return new Set();
  const all = new RegExp(senses, 'g');
  const withNames = new Set(names.flatMap((name) => [...placesOf(index, name).keys()]));
  return new Set(
    [...withNames].filter((at) => {
      const plain = index.passages[at]?.sentence.plain ?? '';
      return senses.test(plain) && !isNamedIn(plain.replace(all, ' '), names);
    }),
  );
}

/** Whether a passage says the very thing in words of its own, or with those of the title over it: 'Dues.' over 'They go from {m0} to {m1}.' */
export const saysIt = ({ says }: WordsOfFact, { sentence: { plain }, titled }: Passage): boolean =>
  says !== undefined && (says.test(plain) || says.test(titled));

/** All passages of a document that speak of a fact, best first. */
export function rankPassages(index: PassageIndex, words: WordsOfFact): Ranked[] {
  const left = inOtherSense(index, words);
  const scores = named(index, words, left);
  const saying = new Set([...index.passages].flatMap((passage, at) => (saysIt(words, passage) ? at : [])));
  for (const at of saying) raise(scores, at, rarity(index, saying.size));
  const saysEnough = (at: number) =>
    saying.has(at) ||
    (words.enough !== undefined && isNamedIn(index.passages[at]?.sentence.plain ?? '', words.enough));
  if (words.beside) {
    const among = new Set(
      words.beside.flatMap((word) =>
        [...placesOf(index, word).keys()].flatMap((at) => [at, ...(index.led.get(at) ?? [])]),
      ),
    );
    for (const at of scores.keys()) if (!among.has(at) && !saysEnough(at)) scores.delete(at);
  }
  for (const at of left) if (!saying.has(at)) scores.delete(at);
  const groups = words.near.map((group) => groupWorth(index, group, scores));
  for (const worth of groups) for (const [at, amount] of worth) add(scores, at, amount);
  const { takes } = words;
  // A figure beside the words of another subject is most likely that subject's.
  const others = new Set((words.unlike ?? []).flatMap((word) => [...placesOf(index, word).keys()]));
  const saysHalf = (at: number) =>
    groups.filter((worth) => worth.has(at)).length >= groups.length * leastSaid;
  const speaks = (at: number) => saysEnough(at) || (!others.has(at) && saysHalf(at));
  const mayAnswer = (at: number) => {
    const passage = index.passages[at];
    if (saysEnough(at)) return true;
    if (takes && !others.has(at) && hasFigure(takes, passage?.ownFigures)) return true;
    // What a word means answers nothing by itself.
    if (passage?.isDefinition && !words.isOfPaper) return false;
    return !takes || saysHalf(at);
  };
  return [...scores]
    .flatMap(([at, sum]) => {
      const passage = index.passages[at];
      if (!passage || (passage.isTitle && !words.isOfPaper)) return [];
      return {
        index: at,
        mayAnswer: mayAnswer(at),
        speaks: speaks(at),
        score: weighed(words, passage, at, others.has(at) ? sum * unlikely : sum),
      };
    })
    .toSorted((a, b) => b.score - a.score || a.index - b.index);
}
