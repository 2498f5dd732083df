import type { PlacedPoint } from '../compose/points.ts';
import { withConditions } from '../compose/say-conditions.ts';
import { reference } from '../compose/where.ts';
import { inItsOwnWords, type SecondRisk, type SecondSayings } from '../compose/with-second.ts';
import { citeRanges } from '../find/decide.ts';
import type { Doc, Sentence } from '../model.ts';
import { lotsOf } from '../scope/lot-classes.ts';
import type { PointProposal } from './check-point.ts';
import type { RiskKind } from './kinds.ts';

/** A risk is cited at so many places; so many in the document's own words are shown. */
const mostPlaces = 3;
const mostOwnRisks = 5;

/** The document's own sentence, as a statement. */
const ownWords = ({ text }: Sentence) => `“${text.replace(/\s+/g, ' ').trim()}”`;

/** A confirmed point as it is told; null where nothing of it stands on a page. */
function placed(doc: Doc, { kind, sentence, saying }: PointProposal, number: number): PlacedPoint | null {
  const citations = citeRanges(doc.source, [sentence]);
  if (!citations || kind.of === 'risk') return null;
  const { id } = kind;
  const { start } = sentence;
  const lots = saying ? lotsOf(doc, [sentence]) : null;
  const said = saying ? withConditions(id, saying.text, [sentence]) : ownWords(sentence);
  const text = lots ? `${said} This is said of ${lots} alone.` : said;
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

/** A kind of risk told once, with the first sentences that speak of it. */
function riskOf(doc: Doc, { id, same, warning }: RiskKind, said: readonly PointProposal[]): SecondRisk[] {
  if (warning) {
    const citations = citeRanges(
      doc.source,
      said.slice(0, mostPlaces).map(({ sentence }) => sentence),
    );
    return citations ? [{ same, risk: { id, ...warning, citations } }] : [];
  }
  return said.slice(0, mostOwnRisks).flatMap(({ sentence }, index) => {
    const citations = citeRanges(doc.source, [sentence]);
    const risk = {
      id: index === 0 ? id : `${id}-${index + 1}`,
      level: 'low' as const,
      title: 'The language model takes this for a risk.',
      explanation: ownWords(sentence),
    };
    return citations ? [{ same, risk: { ...risk, citations } }] : [];
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
