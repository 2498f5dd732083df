import type { FactId } from '../catalogue.ts';
import { firstWhere } from '../first-where.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { meetingItems } from './items.ts';
import { undoes } from './outcome.ts';

/** What stands whatever the vote: whose paper it is, what is there, what must be mended. */
const standsAnyway =
  /^(?:document|association|minutes|community|reserves)\.|^(?:litigation|repairs\.critical|assessment\.frequency|budget\.year)$|^financial\.(?!loan$)/;

/** The sentences that tell of what was moved and not agreed to, of what an amendment replaced, or of what was undone. */
const notAgreed = oncePerDoc((doc) => {
  const ranges = meetingItems(doc).flatMap(({ what, outcome, ranges, replaced }) =>
    outcome !== 'carried' || undoes.test(what ?? '') ? ranges : (replaced ?? []),
  );
  return ranges.toSorted((a, b) => a.start - b.start);
});

/**
 * Whether what is told stands on words that a meeting did not agree to: a motion that failed, was put off, or has no result.
 * Every rule's answers pass here, so that none of them can tell such a thing as being in force.
 */
export function onlyMoved(
  doc: Doc,
  fact: FactId,
  ranges: readonly { readonly start: number; readonly end: number }[],
): boolean {
  if (doc.type !== 'minutes' && doc.type !== 'other' && doc.type !== 'financial') return false;
  if (standsAnyway.test(fact)) return false;
  const moved = notAgreed(doc);
  return ranges.some(({ start }) => {
    const near = moved[firstWhere(moved, ({ end }) => end > start)];
    return near !== undefined && near.start <= start;
  });
}
