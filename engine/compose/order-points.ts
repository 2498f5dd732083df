import type { Severity } from '#contract/analysis.ts';
import { harmOf } from './harm.ts';
import type { PlacedPoint } from './points.ts';

const rank: Record<Severity, number> = { high: 0, medium: 1, low: 2 };
/** What it says of the document itself belongs in the header and the summary, not among the points. */
const identity = new Set(['association.name', 'community.units', 'document.date', 'association.state']);

/** The gravest first; among equals by the harm that they do a buyer, then in the catalogue's order. */
export const byGravity = (a: PlacedPoint, b: PlacedPoint) =>
  rank[a.point.severity] - rank[b.point.severity] || harmOf(a.fact) - harmOf(b.fact);

/** Points worth reading first come first. */
export function orderPoints(points: readonly PlacedPoint[], about: PlacedPoint['about']): PlacedPoint[] {
  return points.filter((placed) => placed.about === about && !identity.has(placed.fact)).toSorted(byGravity);
}
