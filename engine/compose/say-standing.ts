import { actsOf } from '../find/acts.ts';
import { citeRanges } from '../find/decide.ts';
import { standingOf } from '../find/standing.ts';
import { actsFact, type StandingKind, standingFact } from '../find/standing-kinds.ts';
import type { Doc } from '../model.ts';
import { inQuotes } from '../say/quoting.ts';
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
  unfilled:
    'The day or the votes of its adoption are left blank in this copy. Ask whether it was adopted, and when.',
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

/** Acts are quoted as long as there is room, in characters; of the terms on which they hold so many. */
const room = 900;
const mostTerms = 2;

interface Place {
  start: number;
  end: number;
  /** What it goes on with is told by other statements. */
  isCut?: boolean;
}

/** That there is a class of members says nothing of what an act gives it. */
const tellsOfClasses = /^voting\./;

/** An act without what stands behind its first sentence and another statement tells, by one of the points `stated`. */
function untilTold(doc: Doc, { start, end }: Place, stated: readonly PlacedPoint[]): Place {
  const first = doc.sentences.find((one) => one.end > start)?.end ?? end;
  const places = stated.flatMap((one) =>
    tellsOfClasses.test(one.fact) || one.start < first ? [] : one.start,
  );
  const at = Math.min(end, ...places);
  return at < end ? { start, end: at, isCut: true } : { start, end };
}

/**
 * What a paper changes, ends or resolves, and on which terms, in its own words. `stated` are the points of the facts,
 * which tell what an act brings.
 */
export function placeActs(doc: Doc, stated: readonly PlacedPoint[] = []): PlacedPoint[] {
  const all = actsOf(doc).map((one) => ({ ...one, ...untilTold(doc, one, stated) }));
  const acts = all.filter(({ isTerm }) => !isTerm);
  let left = room;
  const told = acts.filter(({ start, end }, at) => {
    if (at > 0) left -= end - start;
    return left >= 0;
  });
  const terms = all.filter(({ isTerm }) => isTerm).slice(-mostTerms);
  const { text } = doc.source;
  // What stands behind each other is one quote.
  const runs: Place[] = [];
  for (const { start, end, isCut } of [...told, ...terms].toSorted((a, b) => a.start - b.start)) {
    const act: Place = isCut ? { start, end, isCut } : { start, end };
    const before = runs.at(-1);
    if (before && !before.isCut && text.slice(before.end, act.start).trim() === '')
      Object.assign(before, { end: act.end, isCut: act.isCut });
    else runs.push(act);
  }
  const citations = citeRanges(doc.source, runs);
  const [first] = acts;
  if (!citations || !first) return [];
  const words = runs.map(
    ({ start, end, isCut }) =>
      `“${inQuotes(text.slice(start, end)).replace(/[;,](?: and)?$/, '')}${isCut ? ' …' : '.'}”`,
  );
  const point = {
    id: actsFact,
    text: `What this paper does, in its own words: ${words.join(' ')}${told.length < acts.length ? ' It does more: read all of it.' : ''}`,
    reference: reference(doc, first.start, citations),
    severity: 'high' as const,
    citations,
  };
  return [{ fact: actsFact, value: true, start: first.start, about: 'key_point', point }];
}
