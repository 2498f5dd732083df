import type { Citation } from '#contract/page.ts';
import { quotedSentences } from '../find/cited-sentences.ts';
import { governing } from '../governing.ts';
import { fold } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { cite } from '../structure/source.ts';
import { itemsBeside } from './item-beside.ts';
import { familyOf, type PlacedPoint } from './points.ts';
import {
  citedPart,
  hangs,
  isQuotedIn,
  type Provision,
  provisions,
  sentencesOf,
  textOf,
  wholeEnd,
} from './provision.ts';
import { addedTo, besides, isTorn, leaveFor, namesOfMatter } from './rules-beside.ts';
import { isSaid } from './say-conditions.ts';

/** Where a sentence begins, with the one before it where it hangs on that and that is not shown yet. */
function startWith({ sentences }: Doc, one: Sentence, shown: readonly Sentence[]): number {
  const before = sentences[one.index - 1];
  return before && hangs.test(one.plain) && before.section === one.section && !shown.includes(before)
    ? before.start
    : one.start;
}

/** The share of a provision's words that a statement says where it says what the provision does. */
const mostlySaid = 0.85;
/** What an owner keeps, builds and does, on which several statements often stand on one list. */
const ofThings = /^(?:exterior|pets|rental|use|vehicles)\./;
/** Of what the association is and has, a statement says all that its quote does. */
const saysAll = /^(?:association|community|document)\./;

/** What the document lays down where a statement is cited to it, as far as it says more than the statement does. */
function ownProvisions(
  doc: Doc,
  { fact, point, inOwn }: PlacedPoint,
  cited: readonly Sentence[],
): Provision[] {
  // Of rules a short section is quoted whole.
  if (saysAll.test(fact) || (inOwn && doc.type === 'rules')) return [];
  return provisions(doc, cited).filter((one) => {
    const text = textOf(doc, one);
    return !isTorn(text) && !isSaid(fold(text), fold(point.text), mostlySaid);
  });
}

const withLines = (placed: PlacedPoint, [first, ...rest]: readonly Citation[]): PlacedPoint =>
  first ? { ...placed, point: { ...placed.point, see_also: [first, ...rest] } } : placed;

/**
 * The points of a document that binds, each with the provisions that it stands on, as far as they say more than it does, and up to
 * three further sentences that rule on the same matter: verbatim, in the order of the document, and nothing is made of them.
 * Where two points stand on the same words, the second has these alone, of things with what hangs on them, and not the rest of the provision; a further sentence
 * is shown once of a matter. In papers that tell what was, each has the item or the paragraph that it stands in.
 */
export function withSeeAlso(doc: Doc, points: readonly PlacedPoint[]): PlacedPoint[] {
  const cited = points.map(({ point }) => quotedSentences(doc, point.citations));
  if (!governing.includes(doc.type)) {
    const beside = itemsBeside(doc, points, cited);
    return points.map((placed, at) => withLines(placed, beside[at] ?? []));
  }
  const quoted = new Map<number, Set<string>>();
  const quote = ({ index }: Sentence, fact: string) =>
    quoted.set(index, (quoted.get(index) ?? new Set()).add(familyOf(fact)));
  const own = points.map((placed, at) => ownProvisions(doc, placed, cited[at] ?? []));
  const told = points.map((_, at) => [
    ...(cited[at] ?? []),
    ...(own[at] ?? []).flatMap((run) => sentencesOf(doc, run)),
  ]);
  for (const [at, { fact }] of points.entries()) for (const one of told[at] ?? []) quote(one, fact);
  const asksLeave = points.flatMap(({ fact }, at) =>
    fact === 'architecture.approval_required' ? (cited[at] ?? []) : [],
  );
  const asked = new Set<string>();
  const further = (placed: PlacedPoint, at: number): Citation[] => {
    if (asked.has(placed.fact)) return [];
    asked.add(placed.fact);
    const own = besides(doc, placed, cited[at] ?? [], quoted).filter((one) => !told[at]?.includes(one));
    const said = fold(
      [placed.point.text, ...[...(told[at] ?? []), ...own].map(({ text }) => text)].join(' '),
    );
    const leave = leaveFor(asksLeave, placed.fact, namesOfMatter(placed.fact), said);
    const added = addedTo(doc, cited[at] ?? [], namesOfMatter(placed.fact));
    const found = [...new Set([...own, ...(leave ? [leave] : []), ...added])];
    for (const one of found) quote(one, placed.fact);
    return found
      .toSorted((a, b) => a.index - b.index)
      .flatMap(
        (one): Citation[] =>
          cite(doc.source, startWith(doc, one, [...(told[at] ?? []), ...found]), wholeEnd(doc, one)) ?? [],
      );
  };
  const shown = new Set(
    points.flatMap(({ inOwn }, at) => (inOwn ? (cited[at] ?? []).map(({ index }) => index) : [])),
  );
  const again = (run: Provision, { fact, point }: PlacedPoint, at: number): Provision | null => {
    const own = citedPart(run, cited[at] ?? []);
    const next = doc.sentences[own.last + 1];
    // 'Storage of such vehicles must be screened': it rules on whatever the words before it name.
    const goesOn = ofThings.test(fact) && next && next.index <= run.last && hangs.test(next.plain);
    const part = goesOn ? { ...own, last: next.index } : own;
    const plain = sentencesOf(doc, part).map((one) => one.plain);
    return isSaid(plain.join(' '), fold(point.text), mostlySaid) ? null : part;
  };
  const citeOwn = (run: Provision, placed: PlacedPoint, at: number): Citation[] => {
    const isShown = sentencesOf(doc, run).every(({ index }) => shown.has(index));
    const part = isShown ? again(run, placed, at) : run;
    if (!part) return [];
    for (let index = part.first; index <= part.last; index++) shown.add(index);
    const [from, to] = [doc.sentences[part.first], doc.sentences[part.last]];
    return (from && to && cite(doc.source, from.start, to.end)) ?? [];
  };
  return points.map((placed, at) => {
    const provision = (own[at] ?? []).flatMap((run) => citeOwn(run, placed, at));
    const beside = further(placed, at);
    // No other sentence stands beside a statement without its own.
    const bare = beside.length > 0 && provision.length === 0 && !saysAll.test(placed.fact);
    const quotable = (cited[at] ?? []).filter((one) => bare && !isQuotedIn(placed.point.text, one));
    const first = quotable
      .slice(0, 1)
      .flatMap((one): Citation[] => cite(doc.source, startWith(doc, one, []), wholeEnd(doc, one)) ?? []);
    return withLines(placed, [...provision, ...first, ...beside]);
  });
}
