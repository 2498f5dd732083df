import { allClauses, isClause } from '../clauses/all-clauses.ts';
import { clauseDocuments, clauseIn, mayHoldClause } from '../clauses/clause.ts';
import { citeRanges } from '../find/decide.ts';
import { inForce } from '../find/standing.ts';
import { pathsIn } from '../find/use-rule.ts';
import type { Doc } from '../model.ts';
import { withFacility } from '../scope/facilities.ts';
import { lotsOf } from '../scope/lot-classes.ts';
import { nextIn, toldAside } from '../scope/told-aside.ts';
import type { PlacedPoint } from './points.ts';
import { withConditions } from './say-conditions.ts';
import { withNarrowing } from './say-narrowing.ts';
import { reference } from './where.ts';

/** What may hold for one kind of lot and not for another. */
const ofOneLot = /^(?:pets|rental|use|vehicles|architecture|exterior|maintenance|insurance)\./;

/**
 * What the document says beyond the catalogue's questions, at every place where it stands, in the order of the text.
 * `answered` are the facts decided, which some clauses give way to.
 */
export function placeClauses(doc: Doc, answered: ReadonlySet<string>): PlacedPoint[] {
  if (!clauseDocuments.includes(doc.type)) return [];
  const clauses = allClauses.filter(({ unlessFact }) => !unlessFact || !answered.has(unlessFact));
  const paths = pathsIn(doc);
  return inForce(doc)
    .sentences.filter(mayHoldClause)
    .flatMap((sentence) =>
      clauses.flatMap((clause) => {
        const path = paths[sentence.section];
        const saying = clauseIn(clause, sentence, nextIn(doc, sentence));
        if (!saying || toldAside(clause.id, sentence.plain, path)) return [];
        const own = citeRanges(doc.source, [sentence]);
        if (!own) return [];
        const { start } = sentence;
        const lots = ofOneLot.test(clause.id) ? lotsOf(doc, [sentence]) : null;
        const { severity, about } = saying;
        const conditioned = withConditions(clause.id, saying.text, [sentence]);
        const { text: said, citations } = withNarrowing(doc, clause.id, conditioned, [sentence], own);
        const text = lots
          ? `${said} This is said of ${lots} alone.`
          : withFacility(doc, clause.id, said, [sentence]);
        const fact = clause.id;
        const point = { id: fact, text, reference: reference(doc, start, citations), severity, citations };
        return [{ fact, value: true, start, about, point }];
      }),
    );
}

/** The points with every clause told once, where it stands first. */
export function clausesOnce(points: readonly PlacedPoint[]): PlacedPoint[] {
  const told = new Set<string>();
  return points.filter((placed) => {
    if (!isClause(placed.fact)) return true;
    if (told.has(placed.fact)) return false;
    told.add(placed.fact);
    return true;
  });
}

/** General wording: told in its section, not among the points of the whole document. */
export const isGeneral = (placed: PlacedPoint) =>
  isClause(placed.fact) && placed.about === 'key_point' && placed.point.severity === 'low';
