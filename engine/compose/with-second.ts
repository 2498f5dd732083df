import type { Risk } from '#contract/analysis.ts';
import type { Citation } from '#contract/page.ts';
import { allClauses } from '../clauses/all-clauses.ts';
import { severityRank } from '../say/harm.ts';
import type { PlacedPoint } from './points.ts';

/** A risk that a language model pointed at, with the rules' risks that tell the same. */
export interface SecondRisk {
  readonly risk: Risk;
  readonly same: RegExp;
}

/** What a language model found beyond the catalogue's answers, checked and confirmed. */
export interface SecondSayings {
  /** Of clauses ('use.trash') and of what has no words of ours ('other.duty'). */
  readonly points: readonly PlacedPoint[];
  readonly risks: readonly SecondRisk[];
}

const unlessFacts = new Map(allClauses.map(({ id, unlessFact }) => [id, unlessFact]));
const isOwn = ({ fact }: PlacedPoint) => fact.startsWith('other.');

/** Tells where the quotes of points lie, by page. */
function places(points: readonly PlacedPoint[]): (citations: readonly Citation[]) => boolean {
  const byPage = Map.groupBy(
    points.flatMap(({ point }) => point.citations),
    ({ page }) => page,
  );
  return (citations) =>
    citations.some((a) => byPage.get(a.page)?.some((b) => a.start < b.end && b.start < a.end));
}

/**
 * The rules' points, marked where the model found the same clause in the same place, and what it adds: nothing of a sentence
 * that is told already, nothing that gives way to a fact.
 */
export function withSecondPoints(
  told: readonly PlacedPoint[],
  { points }: SecondSayings,
  stated: ReadonlySet<string>,
): { told: PlacedPoint[]; added: PlacedPoint[] } {
  const place = ({ fact, start }: PlacedPoint) => `${fact} ${start}`;
  const found = new Set(points.map(place));
  const known = new Set(told.map(place));
  const isTold = places(told);
  const added = points.filter(
    (placed) =>
      !known.has(place(placed)) &&
      !stated.has(unlessFacts.get(placed.fact) ?? '') &&
      !(isOwn(placed) && isTold(placed.point.citations)),
  );
  return {
    told: told.map((placed) =>
      found.has(place(placed)) ? { ...placed, point: { ...placed.point, found_by: 'both' } } : placed,
    ),
    added: added.map((placed) => ({ ...placed, point: { ...placed.point, found_by: 'model' } })),
  };
}

/** The value of a point that is told in the sentence of the document. */
export const inItsOwnWords = 'in its own words';

/** Told in its section alone: the document's own words are no point of the whole document. */
export const isOfSection = ({ value }: PlacedPoint) => value === inItsOwnWords;

/** The rules' risks, marked where the model found the same, then those that it found alone. */
export function withSecondRisks(ruled: readonly Risk[], second: readonly SecondRisk[]): Risk[] {
  const both = (risk: Risk): Risk =>
    second.some(({ same }) => same.test(risk.id)) ? { ...risk, found_by: 'both' } : risk;
  const alone = second
    .filter(({ same }) => !ruled.some(({ id }) => same.test(id)))
    .map(({ risk }): Risk => ({ ...risk, found_by: 'model' }));
  return [...ruled.map(both), ...alone.toSorted((a, b) => severityRank[a.level] - severityRank[b.level])];
}
