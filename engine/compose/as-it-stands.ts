import type { Citation } from '#contract/page.ts';
import { quotedSentences } from '../find/cited-sentences.ts';
import { partOf } from '../find/set-beside.ts';
import type { Doc } from '../model.ts';
import type { PlacedPoint } from './points.ts';

/** Of which text of a paper that is not adopted the cited words are. */
export function standsIn(doc: Doc, citations: readonly Citation[]): 'proposed' | 'both' | 'unclear' {
  const parts = quotedSentences(doc, citations).map((sentence) => partOf(doc, sentence));
  if (parts.includes('unclear')) return 'unclear';
  return parts.length > 0 && parts.every((part) => part === 'both') ? 'both' : 'proposed';
}

/** A statement of such a paper: as proposed, as what is in force already, or, where neither is sure, its words alone. */
export function asItStands(doc: Doc, placed: PlacedPoint): PlacedPoint {
  const { text, citations } = placed.point;
  const said = {
    proposed: `If it is adopted: ${text}`,
    both: `${text} The text in force and the proposed text both say so.`,
    unclear: `Current or proposed is not clear: “${(citations[0]?.quote ?? '').replace(/\s+/g, ' ').trim()}”`,
  }[standsIn(doc, citations)];
  return { ...placed, point: { ...placed.point, text: said } };
}

/** Beside what is in force already, or may be either, no line that would be new. */
export function withLinesOfItsPart(doc: Doc, placed: PlacedPoint): PlacedPoint {
  const { see_also: lines = [], ...point } = placed.point;
  if (standsIn(doc, point.citations) === 'proposed') return placed;
  const [first, ...rest] = lines.filter((line) => standsIn(doc, [line]) === 'both');
  return { ...placed, point: first ? { ...point, see_also: [first, ...rest] } : point };
}
