import { citeRanges } from '../find/decide.ts';
import { standingOf } from '../find/standing.ts';
import { type StandingKind, standingFact } from '../find/standing-kinds.ts';
import type { Doc } from '../model.ts';
import type { PlacedPoint } from './points.ts';
import { reference } from './where.ts';

const words: Record<StandingKind, string> = {
  amendment:
    'This paper changes an earlier one. Read it with the original and with any later change: what it does not name stays as it was.',
  restatement:
    'This paper takes the place of the whole of an earlier one. Ask whether there is a later change.',
  expired:
    'The text says that restrictions have expired. What it tells of them may bind nobody now. Ask which still hold.',
  draft: 'This copy is marked as a draft. It may change before it is adopted.',
  proposed:
    'This copy is marked as proposed, or sets new text beside the text in force. Ask whether it was adopted.',
};

const addsLand = 'It adds land or lots to those that the earlier one covers.';

/** What a buyer must know of the document itself before reading on, as points. */
export function placeStanding(doc: Doc): PlacedPoint[] {
  return standingOf(doc).flatMap(({ kind, start, end, adds }) => {
    const citations = citeRanges(doc.source, [{ start, end }, ...(adds ? [adds] : [])]);
    if (!citations) return [];
    const fact = standingFact(kind);
    const where = reference(doc, start, citations);
    const point = {
      id: fact,
      text: adds ? `${words[kind]} ${addsLand}` : words[kind],
      reference: where,
      severity: 'high' as const,
      citations,
    };
    return [{ fact, value: true, start, about: 'key_point' as const, point }];
  });
}
