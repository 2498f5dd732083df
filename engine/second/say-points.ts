import type { PlacedPoint } from '../compose/points.ts';
import { withConditions } from '../compose/say-conditions.ts';
import { reference } from '../compose/where.ts';
import { inItsOwnWords, type SecondRisk, type SecondSayings } from '../compose/with-second.ts';
import { citeRanges } from '../find/decide.ts';
import { bullet } from '../find/lead-in.ts';
import { oneLine } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { ofHomes } from '../say/saying.ts';
import { lotsOf } from '../scope/lot-classes.ts';
import { type Warning, warn } from '../weigh/risk-rule.ts';
import type { PointProposal } from './check-point.ts';
import type { RiskKind } from './kinds.ts';

/** A risk is cited at so many places; so many in the document's own words are shown. */
const mostPlaces = 3;
const mostOwnRisks = 5;

/** The document's own sentence, as a statement, without the mark of a list before it. */
const ownWords = ({ text }: Sentence) => `“${oneLine(text.replace(bullet, ''))}”`;

/** A confirmed point as it is told; null where nothing of it stands on a page. */
function placed(doc: Doc, { kind, sentence, saying }: PointProposal, number: number): PlacedPoint | null {
  const citations = citeRanges(doc.source, [sentence]);
  if (!citations || kind.of === 'risk') return null;
  const { id } = kind;
  const { start } = sentence;
  const lots = saying ? lotsOf(doc, [sentence]) : null;
  const said = saying ? withConditions(id, saying.text, [sentence]) : ownWords(sentence);
  const text = ofHomes(said, lots);
  const about = kind.of === 'own' ? kind.own.about : (saying?.about ?? 'key_point');
  const severity = saying?.severity ?? 'low';
  const suffix = number > 1 ? `-${number}` : '';
  const point = {
    id: `${id}${suffix}`,
    text,
    reference: reference(doc, start, citations),
    severity,
    citations,
  };
  return { fact: id, value: saying ? true : inItsOwnWords, start, about, point };
}

/** A risk in the document's own words: how grave it is, nobody says. */
const inItsOwn = (sentence: Sentence): Warning =>
  warn('low', 'The language model takes this for a risk.', ownWords(sentence));

/** A kind of risk: once in words of ours, with the first sentences that they fit; the other sentences as they stand. */
function riskOf(doc: Doc, { id, same, warning }: RiskKind, said: readonly PointProposal[]): SecondRisk[] {
  const fitting = said.filter((one) => one.warning !== null).slice(0, mostPlaces);
  const own = said.filter((one) => one.warning === null).slice(0, mostOwnRisks);
  const told = own.map((one) => ({ words: inItsOwn(one.sentence), of: [one] }));
  if (warning && fitting.length > 0) told.unshift({ words: warning, of: fitting });
  return told.flatMap(({ words, of }, index) => {
    const citations = citeRanges(
      doc.source,
      of.map(({ sentence }) => sentence),
    );
    const numbered = index === 0 ? id : `${id}-${index + 1}`;
    return citations ? [{ same, risk: { id: numbered, ...words, citations } }] : [];
  });
}

/** What confirmed points and risks say, in the order of the document. */
export function sayPoints(doc: Doc, confirmed: readonly PointProposal[]): SecondSayings {
  const inOrder = confirmed.toSorted((a, b) => a.sentence.start - b.sentence.start);
  const once = [...new Map(inOrder.map((one) => [`${one.kind.id} ${one.sentence.start}`, one])).values()];
  const counts = new Map<string, number>();
  const points = once.flatMap((one) => {
    const number = one.kind.of === 'own' ? (counts.get(one.kind.id) ?? 0) + 1 : 1;
    counts.set(one.kind.id, number);
    return placed(doc, one, number) ?? [];
  });
  const risks = Map.groupBy(once, ({ kind }) => kind);
  return {
    points,
    risks: [...risks].flatMap(([kind, said]) => (kind.of === 'risk' ? riskOf(doc, kind.risk, said) : [])),
  };
}
