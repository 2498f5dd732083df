import type { Severity } from '#contract/analysis.ts';
import type { PlacedPoint } from './points.ts';

const rank: Record<Severity, number> = { high: 0, medium: 1, low: 2 };
/** What it says of the document itself belongs in the header and the summary, not among the points. */
const identity = new Set(['association.name', 'community.units', 'document.date', 'association.state']);

/** Points worth reading first come first; equals keep their order: the catalogue's, money before the rest. */
export function orderPoints(points: readonly PlacedPoint[], about: PlacedPoint['about']): PlacedPoint[] {
  return points
    .filter((placed) => placed.about === about && !identity.has(placed.fact))
    .toSorted((a, b) => rank[a.point.severity] - rank[b.point.severity]);
}
