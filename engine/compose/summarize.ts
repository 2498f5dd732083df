import type { Point } from '#contract/analysis.ts';
import { standingFacts } from '../find/standing-kinds.ts';
import type { PlacedPoint } from './points.ts';

const opening = [...standingFacts, 'association.name', 'community.units', 'document.date', 'budget.year'];
const most = 8;

/**
 * The statements that a summary is made of: what the document is, then the points that cost money or forbid something,
 * gravest first. Each keeps its own citations.
 */
export function summarize(points: readonly PlacedPoint[], ordered: readonly PlacedPoint[]): Point[] {
  const first = opening.flatMap((fact) => points.find((placed) => placed.fact === fact) ?? []);
  const facts = new Set(first.map(({ fact }) => fact));
  const rest: PlacedPoint[] = [];
  for (const placed of ordered) {
    if (first.length + rest.length >= most) break;
    // Of a list (fines, motions) the first item stands for all.
    if (facts.has(placed.fact)) continue;
    facts.add(placed.fact);
    rest.push(placed);
  }
  return [...first, ...rest].map(({ point }) => ({ ...point, id: `summary.${point.id}` }));
}
