import type { DocumentType } from '#contract/document-type.ts';
import type { Citation } from '#contract/page.ts';
import { catalogueFact, type FactId } from '#engine/catalogue.ts';
import { governing } from '#engine/governing.ts';
import { type Passage, type PassageIndex, passageIndex, placesOf } from '#engine/look/passage-index.ts';
import { rankPassages } from '#engine/look/rank-passages.ts';
import { wordsOfFacts } from '#engine/look/words-of-facts.ts';
import type { Doc } from '#engine/model.ts';
import { cite, pageAt } from '#engine/structure/source.ts';
import type { Named, Question, Wanted } from './question.ts';

/** A document of the home that can be searched. */
export interface Searched {
  readonly id: string;
  readonly type: DocumentType;
  readonly doc: Doc;
}

/** What the home's facts say to a question, and where: the first is what holds. */
export interface Evidence {
  readonly fact: FactId;
  readonly document: string;
  readonly citations: readonly Citation[];
  readonly holds: boolean;
}

/** A passage of one of the documents, with what speaks for it. */
export interface Found {
  readonly document: Searched;
  /** Its number in the document's index. */
  readonly at: number;
  readonly score: number;
  /** How much of what the question names stands in it or over it, 0 to 1, by how rarely each is named in the home. */
  readonly covers: number;
  /** How many of the things that a question is about stand nowhere near. */
  readonly lacks: number;
  /** It has the words of the first fact that is asked, or none is. */
  readonly isOfFact: boolean;
  /** It has a figure, or a word, of the kind that would answer. */
  readonly hasFigure: boolean;
  /** The fact whose answer is cited there. */
  readonly evidence: Evidence | null;
}

/** A word more says less the longer the passage is: as in engine/look. */
const saturation = 1.2;
const lengthWeight = 0.4;
/** What stands for the thing that was named, or above or beside the passage, counts as this share of it. */
const alsoShare = 0.75;
const leadShare = 0.6;
const headingShare = 0.8;
const nextShare = 0.35;
/** Of a word that says what kind of thing is meant. */
const looseShare = 0.35;
/** A figure that would answer. */
const figureWorth = 2.5;
const withoutFigure = 0.75;
const isDefined = 0.6;
const isHeading = 0.5;
/** Of a question about this day, what a paper says that holds on any day. */
const ofAnyDay = 0.5;
/** Of a question for a rule, what papers of a day say; of one's own home, what is said of what all share. */
const noRule = 0.6;
const shared = 0.8;
/** A paper of a kind that does not say such things. */
const elsewhere = 0.6;
/** What the paper is called counts for all of it. */
const titleShare = 0.3;
const titleLength = 400;
/** What of a score does not depend on how much of the question is named. */
const evenSo = 0.35;
/** What the words of a fact say for a passage, the home's best one being 1, and that its answer is cited there. */
const factWorth = 3;
const citedWorth = 6;
const citedBesideWorth = 3.5;
/** Of the second fact that a question may put, and so on. */
const nextFact = 0.6;

type Worths = Map<number, number>;
const raise = (to: Worths, at: number, amount: number) => to.set(at, Math.max(to.get(at) ?? 0, amount));

/** How rarely a thing is named in the whole home: 0 for what stands everywhere. */
function rarityOf(documents: readonly PassageIndex[], { same, also }: Named): number {
  const all = documents.reduce((sum, { passages }) => sum + passages.length, 0);
  const places = documents.reduce((sum, index) => {
    const own = new Set([...same, ...also].flatMap((term) => [...placesOf(index, term).keys()]));
    return sum + own.size;
  }, 0);
  return Math.log(1 + (all - places + 0.5) / (places + 0.5));
}

/** What of a thing that is named stands in each passage, 0 to some 2: in it, over it or beside it. */
function standsIn(index: PassageIndex, { same, also, not }: Named, title: string): Worths {
  const found: Worths = new Map();
  const { passages, led, headings, averageLength } = index;
  for (const [terms, share] of [
    [same, 1],
    [also, alsoShare],
  ] as const) {
    for (const term of terms) {
      const places = placesOf(index, term);
      for (const [at, count] of places) {
        if (not?.test(passages[at]?.sentence.plain ?? '')) continue;
        const long = 1 - lengthWeight + (lengthWeight * (passages[at]?.length ?? 0)) / averageLength;
        raise(found, at, (share * count * (saturation + 1)) / (count + saturation * long));
        for (const under of led.get(at) ?? []) raise(found, under, share * leadShare);
        const section = passages[at]?.sentence.section;
        for (const next of [at - 1, at + 1]) {
          const beside = passages[next];
          if (beside?.sentence.section === section && !beside?.isRow) raise(found, next, share * nextShare);
        }
      }
      if (title.includes(` ${term}`)) for (const at of passages.keys()) raise(found, at, share * titleShare);
      for (const [heading, list] of headings) {
        if (heading.includes(` ${term}`)) for (const at of list) raise(found, at, share * headingShare);
      }
    }
  }
  return found;
}

/** The numbers of the passages that a citation is cut from. */
function citedPassages(
  { source }: Doc,
  { passages }: PassageIndex,
  citations: readonly Citation[],
): number[] {
  const pages = new Set(citations.map(({ page }) => page));
  return passages.flatMap(({ sentence }, at) => {
    const isNear = pages.has(pageAt(source, sentence.start)) || pages.has(pageAt(source, sentence.end - 1));
    if (!isNear) return [];
    const own = cite(source, sentence.start, sentence.end) ?? [];
    const meets = own.some((a) =>
      citations.some((b) => a.page === b.page && a.start < b.end && b.start < a.end),
    );
    return meets ? [at] : [];
  });
}

/** What speaks for each passage of a document because of the facts that are asked. */
function worthOfFacts(index: PassageIndex, facts: readonly FactId[]): Worths {
  const worths: Worths = new Map();
  facts.forEach((fact, place) => {
    const words = wordsOfFacts[fact];
    if (!words) return;
    const ranked = rankPassages(index, words);
    const best = ranked[0]?.score ?? 0;
    for (const { index: at, score } of ranked)
      raise(worths, at, (factWorth * nextFact ** place * score) / best);
  });
  return worths;
}

/** A paper that holds on any day, unlike minutes or a budget. */
export const isOfAnyDay = ({ type }: Searched) => governing.includes(type);

const isWanted = ({ figures, words }: Wanted, { figures: own, sentence }: Passage) =>
  [...figures].some((letter) => own.includes(letter)) || words.some((word) => sentence.plain.includes(word));

/** The passages of all documents that speak of what is asked, best first. */
export function rankHome(
  documents: readonly Searched[],
  { named, facts, wants, asksForRule, isOwn }: Question,
  evidence: readonly Evidence[],
): Found[] {
  const indexes = documents.map(({ doc }) => passageIndex(doc));
  const rarities = named.map((one) => rarityOf(indexes, one) * (one.isLoose ? looseShare : 1));
  const isOfNow = named.some((one) => one.isOfNow);
  const [first] = facts;
  const types = first && catalogueFact(first)?.documents;
  const saysSuch = ({ type }: Searched) => !types || types.includes(type);
  const main = named.filter(({ isLoose }) => !isLoose).length;
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return documents
    .flatMap((document, place) => {
      const index = indexes[place] ?? passageIndex(document.doc);
      const title = ` ${document.doc.source.text.slice(0, titleLength).toLowerCase().replace(/\s+/g, ' ')}`;
      const asWhole =
        (isOfNow && isOfAnyDay(document) ? ofAnyDay : 1) *
        (asksForRule && !isOfNow && !isOfAnyDay(document) ? noRule : 1) *
        (saysSuch(document) ? 1 : elsewhere);
      const scores: Worths = new Map();
      const covered: Worths = new Map();
      const holds: Worths = new Map();
      named.forEach((one, number) => {
        const rarity = rarities[number] ?? 0;
        for (const [at, share] of standsIn(index, one, title)) {
          scores.set(at, (scores.get(at) ?? 0) + rarity * share);
          if (!one.isLoose) holds.set(at, (holds.get(at) ?? 0) + 1);
          covered.set(at, (covered.get(at) ?? 0) + rarity * Math.min(1, share / alsoShare));
        }
      });
      const byFacts = worthOfFacts(index, facts);
      const ofFirst = first && wordsOfFacts[first] ? worthOfFacts(index, [first]) : null;
      for (const [at, worth] of byFacts) scores.set(at, (scores.get(at) ?? 0) + worth);
      const cited = new Map<number, Evidence>();
      for (const one of evidence.filter((told) => told.document === document.id)) {
        const worth =
          (one.holds ? citedWorth : citedBesideWorth) * nextFact ** Math.max(0, facts.indexOf(one.fact));
        for (const at of citedPassages(document.doc, index, one.citations)) {
          if (cited.has(at)) continue;
          cited.set(at, one);
          scores.set(at, (scores.get(at) ?? 0) + worth);
        }
      }
      return [...scores].flatMap(([at, sum]): Found[] => {
        const passage = index.passages[at];
        if (!passage) return [];
        const covers = whole === 0 ? Number(byFacts.has(at)) : (covered.get(at) ?? 0) / whole;
        const hasFigure = wants !== null && isWanted(wants, passage);
        let score = sum * (evenSo + (1 - evenSo) * covers) * asWhole;
        if (wants !== null) score = hasFigure ? score + figureWorth * covers : score * withoutFigure;
        if (isOwn && /\bcommon (?:area|element)/.test(passage.sentence.plain)) score *= shared;
        if (passage.isDefinition) score *= isDefined;
        if (passage.isHeading) score *= isHeading;
        return [
          {
            document,
            at,
            score,
            covers,
            isOfFact: !ofFirst || ofFirst.has(at),
            lacks: main - (holds.get(at) ?? 0),
            hasFigure,
            evidence: cited.get(at) ?? null,
          },
        ];
      });
    })
    .toSorted(
      (a, b) =>
        b.score - a.score || documents.indexOf(a.document) - documents.indexOf(b.document) || a.at - b.at,
    );
}
