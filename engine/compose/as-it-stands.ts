import type { Citation } from '#contract/page.ts';
import { blocksOf } from '../blocks-of.ts';
import { quotedSentences } from '../find/cited-sentences.ts';
import { partOf } from '../find/set-beside.ts';
import { comparedTexts } from '../find/texts-compared.ts';
import type { Doc } from '../model.ts';
import type { PlacedPoint } from './points.ts';

/** Of which text of a paper that is not adopted the cited words are. */
export function standsIn(doc: Doc, citations: readonly Citation[]): ReturnType<typeof partOf> {
  const [first] = citations;
  // The provision around the words that are told may hold the old text and the new.
  const isAround = ({ page, start, end }: Citation) =>
    first?.page === page && start <= first.start && end >= first.end;
  const quoted = quotedSentences(
    doc,
    citations.filter((one) => one === first || !isAround(one)),
  );
  // A heading stands over the old text and the new.
  const text = quoted.filter(({ index }) => blocksOf(doc).get(index)?.kind !== 'heading');
  const parts = (text.length > 0 ? text : quoted).map((sentence) => partOf(doc, sentence));
  const rules = parts.filter((part) => part !== 'aside');
  if (parts.length > 0 && rules.length === 0) return 'aside';
  if (rules.some((part) => part === 'unclear')) return 'unclear';
  const isOld = rules.includes('current');
  if (rules.includes('proposed') || rules.length === 0) return isOld ? 'unclear' : 'proposed';
  return isOld ? 'current' : 'both';
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Whether the words of a line stand under the heads that tell which of its texts is in force. */
const isUnderItsHead = (doc: Doc, text: string) =>
  comparedTexts(doc).some(({ head }) =>
    text.includes(`“${oneLine(doc.source.text.slice(head.start, head.end))}”`),
  );

/** A statement of such a paper: as proposed, as what is in force already, or, where neither is sure, its words alone. */
export function asItStands(doc: Doc, placed: PlacedPoint): PlacedPoint {
  const { text, citations } = placed.point;
  const said = {
    proposed: `If it is adopted: ${text}`,
    current: `As it is until a change is adopted: ${text}`,
    aside: text,
    both: `${text} The text in force and the proposed text both say so.`,
    unclear: isUnderItsHead(doc, text)
      ? text
      : `Current or proposed is not clear: “${oneLine(citations[0]?.quote ?? '')}”`,
  }[standsIn(doc, citations)];
  return { ...placed, point: { ...placed.point, text: said } };
}

/** Beside what is in force already, or may be either, no line that would be new. */
export function withLinesOfItsPart(doc: Doc, placed: PlacedPoint): PlacedPoint {
  const { see_also: lines = [], ...point } = placed.point;
  const part = standsIn(doc, point.citations);
  if (part === 'proposed') return placed;
  const fits = part === 'unclear' ? ['both'] : ['both', part];
  const [first, ...rest] = lines.filter((line) => fits.includes(standsIn(doc, [line])));
  return { ...placed, point: first ? { ...point, see_also: [first, ...rest] } : point };
}
