import type { Citation } from '#contract/page.ts';
import { catalogueFact, type FactId } from '#engine/catalogue.ts';
import { passageIndex } from '#engine/look/passage-index.ts';
import { rankPassages } from '#engine/look/rank-passages.ts';
import { wordsOfFacts } from '#engine/look/words-of-facts.ts';
import { cite, pageAt } from '#engine/structure/source.ts';
import type { HomeAnswer } from '../controls.ts';
import type { HomeAnalysis } from '../home-analysis.ts';
import { type Question, readQuestion } from './question.ts';
import { type Evidence, type Found, isOfAnyDay, rankHome, type Searched } from './rank-home.ts';

/** A place in a document that speaks of what is asked. */
export interface AskedPassage {
  readonly document: string;
  /** The heading that it stands under; empty for none. */
  readonly heading: string;
  /** What stands around it, with it: one citation a page. */
  readonly around: readonly Citation[];
  /** The sentence itself. */
  readonly marked: readonly Citation[];
}

/** What was read in a document of the home, as far as a question needs it. */
export type ReadBefore = Pick<HomeAnalysis, 'facts' | 'unreadable_pages'> & { readonly id: string };

/** What the documents of a home say to a question. */
export interface Asked {
  /**
   * `fact`: a question of the catalogue that they answer; `passages`: sentences that speak of it; `silent`: all was read and
   * they do not say; `not_found`: nothing was found, and that means little.
   */
  readonly kind: 'fact' | 'passages' | 'silent' | 'not_found';
  /** The answer, with what stands beside it, where `kind` is 'fact'. */
  readonly answer: HomeAnswer | null;
  /** What the catalogue calls what was asked; null where it asks for something else. */
  readonly label: string | null;
  /** Up to three, best first. None where nothing was found. */
  readonly passages: readonly AskedPassage[];
  /** Pages that could not be read: nothing was looked for there. */
  readonly unread: readonly { readonly document: string; readonly pages: readonly number[] }[];
}

const mostPassages = 3;
/** A passage that names less of what is asked is no answer. */
const leastCovered = 0.62;
/** Where the words of a fact, or its answer, speak for the passage. */
const leastOfFact = 0.4;
/** The answer that holds comes first where it names nearly as much of what is asked. */
const nearlyAsMuch = 0.15;
/** In characters: what is shown around a sentence. */
const longestAround = 600;

/** The sentence with its neighbors of the same section and page. */
export function present({ document, at }: Found): AskedPassage {
  const { doc } = document;
  const { passages } = passageIndex(doc);
  const own = passages[at];
  if (!own) return { document: document.id, heading: '', around: [], marked: [] };
  const pageOf = (number: number) => pageAt(doc.source, passages[number]?.sentence.start ?? 0);
  let [first, last] = [at, at];
  const fits = (from: number, to: number, next: number) => {
    const passage = passages[next];
    return (
      passage !== undefined &&
      !own.isRow &&
      !passage.isRow &&
      passage.sentence.section === own.sentence.section &&
      pageOf(next) === pageOf(at) &&
      (passages[to]?.sentence.end ?? 0) - (passages[from]?.sentence.start ?? 0) <= longestAround
    );
  };
  for (let goesOn = true; goesOn; ) {
    const after = fits(first, last + 1, last + 1);
    if (after) last += 1;
    const before = fits(first - 1, last, first - 1);
    if (before) first -= 1;
    goesOn = after || before;
  }
  const from = passages[first]?.sentence.start ?? 0;
  const to = passages[last]?.sentence.end ?? from;
  return {
    document: document.id,
    heading: doc.sections[own.sentence.section]?.title ?? '',
    around: cite(doc.source, from, to) ?? [],
    marked: cite(doc.source, own.sentence.start, own.sentence.end) ?? [],
  };
}

/** The first places, none of them a neighbor of one before it or in the same words. */
function choose(found: readonly Found[]): Found[] {
  const chosen: Found[] = [];
  const said = new Set<string>();
  for (const one of found) {
    if (chosen.length === mostPassages) break;
    const passage = passageIndex(one.document.doc).passages[one.at];
    if (!passage || said.has(passage.sentence.plain)) continue;
    const gap = passage.isRow ? 0 : 1;
    if (chosen.some(({ document, at }) => document === one.document && Math.abs(at - one.at) <= gap))
      continue;
    said.add(passage.sentence.plain);
    chosen.push(one);
  }
  return chosen;
}

/** Where the best place is one of several that answer a question of the catalogue, the one that holds comes first. */
function holdsFirst(found: readonly Found[]): Found[] {
  const [best] = found;
  const told = best?.evidence;
  const enough = (best?.covers ?? 0) - nearlyAsMuch;
  const held =
    told &&
    found.find(({ evidence: one, covers }) => one?.fact === told.fact && one.holds && covers >= enough);
  return held ? [held, ...found.filter((one) => one !== held)] : [...found];
}

function evidenceOf(
  { facts }: Question,
  answers: readonly HomeAnswer[],
  documents: readonly ReadBefore[],
): Evidence[] {
  return facts.flatMap((fact) => {
    const answer = answers.find(({ id }) => id === fact);
    if (answer) {
      return [answer.controls, ...answer.others].map((told, place) => ({
        fact,
        document: told.document,
        citations: told.fact.citations,
        holds: place === 0,
      }));
    }
    // Lists, such as fines, which nothing controls.
    return documents.flatMap(({ id, facts: read }) =>
      read
        .filter((told) => told.id === fact)
        .map((told) => ({ fact, document: id, citations: told.citations, holds: false })),
    );
  });
}

/** Whether a passage answers: it holds what the question names, and what would answer it where that is known. */
function speaks(
  { named, facts, wants }: Question,
  { document, covers, lacks, isOfFact, hasFigure, evidence }: Found,
): boolean {
  if (evidence) return covers >= leastOfFact;
  const main = named.filter(({ isLoose }) => !isLoose).length;
  if (!isOfFact || lacks > (main > 2 ? 1 : 0)) return false;
  const [fact] = facts;
  const types = fact && catalogueFact(fact)?.documents;
  if (types && !types.includes(document.type)) return false;
  if (named.some(({ isOfNow }) => isOfNow) && isOfAnyDay(document)) return false;
  return covers >= leastCovered && (hasFigure || !wants || wants.figures === '');
}

/** Whether that nothing was found says that the documents do not: the one that would say it is there, whole, and no passage of it speaks of it. */
function isSilent(fact: FactId, searched: readonly Searched[], documents: readonly ReadBefore[]): boolean {
  const types = catalogueFact(fact)?.documents ?? [];
  const words = wordsOfFacts[fact];
  const [main] = types;
  const wouldSay = searched.filter(({ type }) => types.includes(type));
  if (!words || !wouldSay.some(({ type }) => type === main)) return false;
  const isWhole = documents.every(({ unreadable_pages }) => unreadable_pages.length === 0);
  return isWhole && wouldSay.every(({ doc }) => rankPassages(passageIndex(doc), words).length === 0);
}

export interface AskedOf {
  /** All documents that can be searched, in the home's order. */
  readonly searched: readonly Searched[];
  readonly documents: readonly ReadBefore[];
  readonly answers: readonly HomeAnswer[];
}

/** All passages that have to do with a question, best first, whether they answer it or not. */
export function findAsked(question: Question, { searched, documents, answers }: AskedOf): Found[] {
  return rankHome(searched, question, evidenceOf(question, answers, documents));
}

/** What the documents of a home say to a question in plain words. Pure; its time is linear in their text. */
export function askHome(text: string, of: AskedOf): Asked {
  const { searched, documents, answers } = of;
  const question = readQuestion(text);
  const found = findAsked(question, of).filter((one) => speaks(question, one));
  const chosen = choose(holdsFirst(found));
  const [best] = chosen;
  const told = best?.evidence ?? null;
  const answer = (told && answers.find(({ id }) => id === told.fact)) ?? null;
  const [fact] = question.facts;
  const isAbsent =
    !best &&
    fact !== undefined &&
    !answers.some(({ id }) => id === fact) &&
    isSilent(fact, searched, documents);
  return {
    kind: best ? (answer ? 'fact' : 'passages') : isAbsent ? 'silent' : 'not_found',
    answer: best ? answer : null,
    label: fact ? (catalogueFact(fact)?.label ?? null) : null,
    passages: chosen.map(present),
    unread: documents
      .filter(({ unreadable_pages }) => unreadable_pages.length > 0)
      .map(({ id, unreadable_pages: pages }) => ({ document: id, pages })),
  };
}
