import { isOfCommittees } from '../check/misplaced.ts';
import { allClauses, isClause } from '../clauses/all-clauses.ts';
import { type Clause, clauseIn, mayHoldClause } from '../clauses/clause.ts';
import { citeRanges } from '../find/decide.ts';
import { ordained } from '../find/standing.ts';
import { pathsIn } from '../find/use-rule.ts';
import { governing } from '../governing.ts';
import type { Doc, Sentence } from '../model.ts';
import { ownWords } from '../say/say-own-words.ts';
import { ofHomes } from '../say/saying.ts';
import { reachOf, sayPlace } from '../scope/facilities.ts';
import { homesBound } from '../scope/payers.ts';
import { namesAside } from '../scope/things.ts';
import { isAllDenied } from '../setting/all-denied.ts';
import { nextIn, toldAside } from '../setting/told-aside.ts';
import { isArticles } from '../structure/articles.ts';
import { asWide } from './as-wide.ts';
import type { PlacedPoint } from './points.ts';
import { wholeRow } from './provision.ts';
import { listOpened, saidBefore } from './say-besides.ts';
import { goesOn, withConditions } from './say-conditions.ts';
import { reference } from './where.ts';

/** What may hold for one kind of lot and not for another. */
const ofOneLot = /^(?:pets|rental|use|vehicles|architecture|exterior|maintenance|insurance)\./;

const near = 2;
/** The headings over a sentence and the sentences before it under the same one. */
const around = ({ sentences }: Doc, { index, section }: Sentence, path = '') =>
  [
    path,
    ...sentences
      .slice(Math.max(0, index - near), index)
      .flatMap((one) => (one.section === section ? one.plain : [])),
  ].join('\n');

/** The sentences that a clause may be told with, by their section, in order, and the first of all. */
function besides({ stands }: NonNullable<Clause['beside']>, doc: Doc, sentences: readonly Sentence[]) {
  const paths = pathsIn(doc);
  const found = sentences.filter((one) => stands(one, () => around(doc, one, paths[one.section])));
  // In another section it must say itself what it is of.
  const first = found.find((one) => stands(one, () => ''));
  return { first, all: new Set(found), inSection: Map.groupBy(found, ({ section }) => section) };
}

/** The sentence that a clause is told with: its own, the nearest under its heading, else the first of the document. */
function standsBeside(
  { first, all, inSection }: ReturnType<typeof besides>,
  own: Sentence,
): Sentence | undefined {
  return all.has(own) ? own : (inSection.get(own.section)?.[0] ?? first);
}

/**
 * What the document says beyond the catalogue's questions, at every place where it stands, in the order of the text.
 * `answered` are the facts decided, which some clauses give way to.
 */
export function placeClauses(doc: Doc, answered: ReadonlySet<string>): PlacedPoint[] {
  if (!governing.includes(doc.type) && !isArticles(doc)) return [];
  const clauses = allClauses.filter(({ unlessFact }) => !unlessFact || !answered.has(unlessFact));
  const paths = pathsIn(doc);
  const { sentences } = ordained(doc);
  const known = new Map<Clause, ReturnType<typeof besides>>();
  const askedOnce = (clause: Clause, beside: NonNullable<Clause['beside']>) => {
    const found = known.get(clause) ?? besides(beside, doc, sentences);
    known.set(clause, found);
    return found;
  };
  return sentences.filter(mayHoldClause).flatMap((own) => {
    const sentence = wholeRow(doc, own);
    const path = paths[sentence.section];
    const next = nextIn(doc, sentence);
    const over = around(doc, sentence, path);
    return clauses.flatMap((clause) => {
      const saying = clauseIn(clause, sentence, next, over);
      if (!saying || toldAside(clause.id, sentence.plain, path) || namesAside(clause.id, sentence.plain))
        return [];
      if (isOfCommittees(doc, clause.id, sentence) || isAllDenied(clause.id, true, sentence.plain)) return [];
      const reach = reachOf(doc, clause.id, [sentence]);
      // What is said of one place is another matter than what the rest of the document says of all.
      const { beside } = typeof reach === 'object' ? {} : clause;
      const other = beside && standsBeside(askedOnce(clause, beside), own);
      const unlike = sentences.find((one) => one !== own && clause.unlike?.(one, saying.text));
      if (reach === 'not an answer') return [];
      const { start } = sentence;
      const lots = ofOneLot.test(clause.id) ? homesBound(doc, [sentence]) : null;
      const { severity, about, inPart } = saying;
      const place = typeof reach === 'object' ? reach.tell : undefined;
      const adds = beside?.[other ? 'adds' : 'otherwise'] ?? '';
      const added = typeof adds === 'function' ? adds(other ?? sentence) : adds;
      const { text: said } = asWide(clause.id, saying.text, [sentence], (words) =>
        withConditions(clause.id, sayPlace(`${words}${added}`, place), [sentence]),
      );
      const more =
        listOpened(doc, clause.id, said, [sentence]) ??
        goesOn(doc, clause.id, said, [sentence]) ??
        saidBefore(doc, clause.id, said, [sentence]);
      const citations = citeRanges(doc.source, [
        sentence,
        ...(other && other !== own ? [other] : []),
        ...(unlike ? [unlike] : []),
        ...(more ? [more.sentence] : []),
      ]);
      if (!citations) return [];
      const contrary = unlike ? ` But the text also says: “${ownWords(unlike.text, [])}”.` : '';
      const whole = `${said}${more?.text ?? ''}`;
      const text = lots ? ofHomes(whole, lots) : `${whole}${contrary}`;
      const fact = clause.id;
      const told = { ...(place ? { place } : {}), ...(inPart ? { inPart } : {}) };
      const point = { id: fact, text, reference: reference(doc, start, citations), severity, citations };
      return [{ fact, value: true, start, about, point, ...(place || inPart ? { told } : {}) }];
    });
  });
}

const isNarrow = ({ told }: PlacedPoint) => Boolean(told?.place ?? told?.inPart);

/**
 * The points with every clause told once, where it stands first; one that holds for one place or one part alone only
 * where none holds for more.
 */
export function clausesOnce(points: readonly PlacedPoint[]): PlacedPoint[] {
  const told = new Set<string>();
  const general = new Set(points.filter((placed) => !isNarrow(placed)).map(({ fact }) => fact));
  return points.filter((placed) => {
    if (!isClause(placed.fact)) return true;
    if (told.has(placed.fact) || (isNarrow(placed) && general.has(placed.fact))) return false;
    told.add(placed.fact);
    return true;
  });
}

/** General wording: told in its section, not among the points of the whole document. */
export const isGeneral = (placed: PlacedPoint) =>
  isClause(placed.fact) && placed.about === 'key_point' && placed.point.severity === 'low';
