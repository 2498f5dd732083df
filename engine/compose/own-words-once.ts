import type { Doc } from '../model.ts';
import { asOne, citing } from './gather-points.ts';
import { type OwnWords, sayOwnWords } from './in-own-words.ts';
import type { PlacedPoint } from './points.ts';

type Own = PlacedPoint & { readonly inOwn: OwnWords };
const isOwn = (placed: PlacedPoint): placed is Own => placed.inOwn !== undefined;

const holds = ({ run }: OwnWords, { answerAt: [first, last] }: OwnWords) => run[0] <= first && last <= run[1];
const touches = (one: OwnWords, other: OwnWords) => one.run[0] <= other.run[1] && other.run[0] <= one.run[1];

/** What stands behind the quote: what the text goes on with, what federal law says. */
const restOf = ({ inOwn, point }: Own) => point.text.slice(sayOwnWords(inOwn.matter, inOwn.quote).length);

/** 'Signs, flags' */
const joined = (matters: readonly string[]) =>
  matters
    .map((matter, at) =>
      at === 0 || /^[A-Z]{2}/.test(matter) ? matter : `${matter[0]?.toLowerCase()}${matter.slice(1)}`,
    )
    .join(', ');

/**
 * The points with what several say in the same words of the paper told once, under all their names: 'Signs, flags: “…”'. Where
 * one quotes a part of what another does besides its own answer, it quotes that alone.
 */
export function ownWordsOnce(doc: Doc, points: readonly PlacedPoint[]): PlacedPoint[] {
  const heldBy = new Map<PlacedPoint, Own>();
  const kept: Own[] = [];
  // The longest quote first: it may hold what others stand on.
  for (const placed of points.filter(isOwn).toSorted((a, b) => b.inOwn.quote.length - a.inOwn.quote.length)) {
    const holder = kept.find((one) => one.about === placed.about && holds(one.inOwn, placed.inOwn));
    if (holder) heldBy.set(placed, holder);
    else kept.push(placed);
  }
  return points.flatMap((placed) => {
    if (!isOwn(placed)) return [placed];
    const holder = heldBy.get(placed) ?? placed;
    const items = points.filter(isOwn).filter((one) => one === holder || heldBy.get(one) === holder);
    const citations = citing(items);
    if (items.length > 1 && citations) {
      if (items[0] !== placed) return [];
      const rest = [...new Set(items.map(restOf))].join('');
      const names = joined([...new Set(items.map(({ inOwn }) => inOwn.matter))]);
      return [asOne(doc, placed, items, `${sayOwnWords(names, holder.inOwn.quote)}${rest}`, citations)];
    }
    const { inOwn, point, about } = placed;
    const isShared = kept.some((one) => one !== placed && one.about === about && touches(one.inOwn, inOwn));
    const text = `${sayOwnWords(inOwn.matter, inOwn.answer)}${restOf(placed)}`;
    return [isShared ? { ...placed, point: { ...point, text } } : placed];
  });
}
