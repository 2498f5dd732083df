import type { Point, Risk } from '#contract/analysis.ts';
import type { Citation } from '#contract/page.ts';
import { quotedSentences } from '../find/cited-sentences.ts';
import { governing } from '../governing.ts';
import { toldLater } from '../meeting/told-later.ts';
import type { Doc } from '../model.ts';
import { inQuotes } from '../say/quoting.ts';
import { cite } from '../structure/source.ts';
import type { PlacedPoint } from './points.ts';

/** What is told as still open, in the words around what is quoted. */
const isOpen =
  /\b(?:spoken of|talked about|put off|not decided|proposed|is mentioned|asked to vote)\b|^open seats\b/i;
const aroundQuotes = (text: string) => text.replace(/“[^”]*”/g, ' ');

/** What came of a matter that is told as open, with its citation; null where the paper does not tell. */
function later(doc: Doc, told: string, citations: readonly Citation[]) {
  if (governing.includes(doc.type) || !isOpen.test(aroundQuotes(told))) return null;
  const sentence = toldLater(doc, quotedSentences(doc, citations));
  const [own] = (sentence && cite(doc.source, sentence.start, sentence.end)) ?? [];
  const words = sentence && inQuotes(sentence.text).replace(/[^.?!]$/, '$&.');
  return own && words ? { own, text: `Later the document says: “${words}”` } : null;
}

/** Points, those on what is open with the sentence that tells what came of it. */
export const withOutcomes = (doc: Doc, points: readonly PlacedPoint[]): PlacedPoint[] =>
  points.map((placed) => {
    const { point } = placed;
    const found = later(doc, point.text, point.citations);
    if (!found) return placed;
    const citations: Point['citations'] = [...point.citations, found.own];
    return { ...placed, point: { ...point, text: `${point.text} ${found.text}`, citations } };
  });

/** Risks, those of what is open with the sentence that tells what came of it. */
export const risksWithOutcomes = (doc: Doc, risks: readonly Risk[]): Risk[] =>
  risks.map((risk) => {
    const found = later(doc, risk.title, risk.citations);
    if (!found) return risk;
    const ask = risk.id.startsWith('risk.talk.') ? 'Ask where it stands now.' : risk.explanation;
    const title = risk.title.replace(', not decided', '');
    return {
      ...risk,
      title,
      explanation: `${found.text} ${ask}`,
      citations: [...risk.citations, found.own],
    };
  });
