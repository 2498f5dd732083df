import { catalogueFact, type FactId } from '../catalogue.ts';
import { cuesOf } from '../clauses/all-clauses.ts';
import { governing } from '../governing.ts';
import { fold } from '../language/plain.ts';
import { rankSentences } from '../look/find-passages.ts';
import { wordsOfFacts } from '../look/words-of-facts.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { namesOf, patternOf } from '../scope/fits-place.ts';

/** What a heading names as the matter of all that stands under it, and the answers that are looked for there. */
interface Matter {
  readonly of: RegExp;
  readonly named: RegExp;
}

const matter = (of: RegExp, ...names: readonly string[]): Matter => ({ of, named: patternOf(names) });
const wordsOf = (fact: FactId) => wordsOfFacts[fact]?.names ?? [];

const matters: readonly Matter[] = [
  matter(/^(?:architecture|exterior)\./, 'architectur', 'design review', 'alteration'),
  matter(/^board\./, ...cuesOf('board.nominations')),
  matter(/^declaration\.more_land$/, 'annex'),
  matter(/^(?:declaration|exterior|maintenance|pets|use|vehicles)\./, 'common area', 'common element'),
  matter(/^(?:architecture|exterior|maintenance)\./, ...wordsOf('exterior.fences')),
  matter(/^exterior\./, ...wordsOf('exterior.signs'), ...wordsOf('exterior.satellite_dishes')),
  matter(/^(?:insurance|maintenance)\./, ...wordsOf('insurance.owner_must_carry')),
  matter(/^(?:insurance|maintenance)\./, ...cuesOf('insurance.condemnation')),
  matter(/^pets\./, ...wordsOf('pets.allowed')),
  matter(/^rental\./, ...wordsOf('rental.allowed')),
  matter(/^use\./, ...wordsOf('use.home_business'), ...cuesOf('use.trash')),
  matter(/^vehicles\./, ...wordsOf('vehicles.rv_boat_trailer')),
];

/** What stands anywhere in a document: who the association is, and a fine beside the rule that it is for. */
const ofAnyPlace = /^(?:association|community|document|fine)\./;

/** Every association has these by itself, and what a committee has of them is the committee's. */
const ofAssociation =
  /^(?:meeting|quorum|records|voting)\.|^insurance\.insurance_of_association$|^board\.(?:size|term)$/;
const committees = /\bcommittees?\b/;
const ofMoreThanCommittees = /\b(?:association|board|directors|members?|membership|officers|owners)\b/;

/** 'Section 3' and 'A.' name nothing. */
const saysWhat = /[a-z]{4}/;

/** For each section the titles over what stands in it that name something, innermost first. */
const titlesOver = oncePerDoc(({ sections }: Doc): readonly (readonly string[])[] => {
  const all: string[][] = [];
  for (const { title, parent } of sections) {
    const own = fold(title).trim();
    all.push([...(saysWhat.test(own) ? [own] : []), ...(all[parent] ?? [])]);
  }
  return all;
});

/** Whether the nearest heading that names a matter names another than the fact's, and none names the fact's own. */
function isUnderAnother(doc: Doc, fact: FactId, { section }: Sentence): boolean {
  const titles = titlesOver(doc)[section] ?? [];
  if (titles.some((title) => namesOf(fact)?.test(title))) return false;
  const nearest = titles
    .map((title) => matters.filter(({ named }) => named.test(title)))
    .find((found) => found.length > 0);
  return nearest?.every(({ of }) => !of.test(fact)) ?? false;
}

/** Whether a sentence that does not name its fact stands beside the section whose own heading does: one article, several matters. */
function isBesideItsOwn({ sections }: Doc, names: RegExp, { section, plain }: Sentence): boolean {
  const own = sections[section];
  if (!own || [plain, fold(own.title)].some((said) => names.test(said) || /\bassess/.test(said)))
    return false;
  return sections.some(({ parent, title }) => parent === own.parent && names.test(fold(title)));
}

interface Ranks {
  readonly scores: ReadonlyMap<Sentence, number>;
  readonly best: Sentence | undefined;
  readonly most: number;
}

const ranksIn = oncePerDoc((_doc: Doc) => new Map<FactId, Ranks>());

function ranksOf(doc: Doc, fact: FactId): Ranks {
  const known = ranksIn(doc).get(fact);
  if (known) return known;
  const ranked = rankSentences(doc, fact).filter(({ isAside }) => !isAside);
  const made = {
    scores: new Map(ranked.map(({ sentence, score }) => [sentence, score])),
    best: ranked[0]?.sentence,
    most: ranked[0]?.score ?? 0,
  };
  ranksIn(doc).set(fact, made);
  return made;
}

/** What ranks below this share of the best sentence of the document speaks of the fact by the way. */
const byTheWay = 0.6;

/** Whether a sentence stands in the part on committees and is asked for what the association has. */
export function isOfCommittees(doc: Doc, id: string, { section }: Sentence): boolean {
  const titles = titlesOver(doc)[section] ?? [];
  return (
    ofAssociation.test(id) &&
    titles.some((title) => committees.test(title)) &&
    !titles.some((title) => ofMoreThanCommittees.test(title))
  );
}

/**
 * Whether an answer's sentences speak of its fact by the way: the drafter's heading over them names another matter, and
 * another section has a sentence with far more of the words of the fact. In minutes and figures headings name no scope.
 */
export function isMisplaced(doc: Doc, id: string, cited: readonly Sentence[]): boolean {
  if (cited.length === 0 || !governing.includes(doc.type)) return false;
  if (cited.every((one) => isOfCommittees(doc, id, one))) return true;
  const fact = catalogueFact(id)?.id;
  const names = fact === 'assessment.special_vote' ? namesOf(fact) : null;
  if (names && cited.every((one) => isBesideItsOwn(doc, names, one))) return true;
  if (!fact || ofAnyPlace.test(fact) || !cited.every((one) => isUnderAnother(doc, fact, one))) return false;
  const { scores, best, most } = ranksOf(doc, fact);
  if (!best || cited.some(({ section }) => section === best.section)) return false;
  return cited.every((one) => (scores.get(one) ?? 0) < byTheWay * most);
}
