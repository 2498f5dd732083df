import { regex } from '../regex.ts';
import { harmOf, severityRank } from '../say/harm.ts';
import type { PlacedPoint } from './points.ts';

/** What it says of the document itself belongs in the header and the summary, not among the points. */
const identity = new Set(['association.name', 'community.units', 'document.date', 'association.state']);

/** What a buyer decides on, in the words of a meeting's decision. */
const decidesOn =
  /\b(?:dues|assess\w+|special|fees?|budgets?|reserves?|loans?|borrow\w*|foreclos\w+|liens?|lawsuits?|attorney|roofs?|re-?roof\w*|repav\w+)\b/i;
/** What a meeting looks through and accepts. */
const papers = '(?:cash flow|reports?|statements?|financials|bills?|invoices|check register)';
const approvesPapers = regex.i`\b(?:approv|accept|receiv|review|adopt)\w*\b[^.]{0,60}\b${papers}\b|\b${papers}\b[^.]{0,40}\b(?:approv|accept|review)`;
/** Other decisions stand behind what is as grave, and of what is least grave those on papers alone. */
const behindOthers = ({ fact, point }: PlacedPoint) =>
  fact === 'minutes.motions' &&
  (point.severity === 'low' ? approvesPapers.test(point.text) : !decidesOn.test(point.text))
    ? 2
    : 0;
const placeOf = (placed: PlacedPoint) => harmOf(placed.fact) + behindOthers(placed);

/** The gravest first; among equals by the harm that they do a buyer, then in the catalogue's order. */
export const byGravity = (a: PlacedPoint, b: PlacedPoint) =>
  severityRank[a.point.severity] - severityRank[b.point.severity] || placeOf(a) - placeOf(b);

/** Points worth reading first come first. */
export function orderPoints(points: readonly PlacedPoint[], about: PlacedPoint['about']): PlacedPoint[] {
  return points.filter((placed) => placed.about === about && !identity.has(placed.fact)).toSorted(byGravity);
}
