import type { Severity } from '#contract/analysis.ts';
import type { PlacedPoint } from './points.ts';
import { numberIn } from './saying.ts';

const rank: Record<Severity, number> = { high: 0, medium: 1, low: 2 };
/** What it says of the document itself belongs in the header and the summary, not among the points. */
const identity = new Set(['association.name', 'community.units', 'document.date', 'association.state']);

/** Parts of the property that wear out are told by when they are due. */
const dueIn = ({ fact, value }: PlacedPoint) =>
  fact === 'reserves.components' ? numberIn(value, 'remaining_life_years') : null;

/** Points worth reading first come first; equals keep the catalogue's order, money before the rest. */
export function orderPoints(points: readonly PlacedPoint[], about: PlacedPoint['about']): PlacedPoint[] {
  return points
    .filter((placed) => placed.about === about && !identity.has(placed.fact))
    .toSorted((a, b) => {
      const [due, later] = [dueIn(a), dueIn(b)];
      const sooner = due !== null && later !== null ? due - later : 0;
      return rank[a.point.severity] - rank[b.point.severity] || sooner;
    });
}
