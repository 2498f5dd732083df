import type { Cleaned, Paragraph } from './clean.ts';
import type { Heading } from './headings.ts';
import { labelOf } from './labels.ts';

/** 'The following must be submitted for approval:', no title of a list such as 'Agenda:'. */
const leads = /^(?=\S+(?:\s+\S+){4}).*[a-z].*:\s*$/s;
/** Two lines may be the only sections of a part. */
const leastItems = 3;
const number = /^(?:arabic|lower|upper)$/;

/**
 * The headings without the items of a list that a sentence opens ('The following need approval: 1. Sheds. 2. Decks, Porches.'):
 * they stand right behind each other, in the order of their numbers from the first on, and nothing stands under them.
 */
export function withoutListed(
  found: readonly (Heading | null)[],
  { source: { text } }: Cleaned,
  paragraphs: readonly Paragraph[],
): (Heading | null)[] {
  const kept = [...found];
  const textAt = (at: number) => text.slice(paragraphs[at]?.start ?? 0, paragraphs[at]?.end ?? 0);
  for (let at = 0; at < paragraphs.length; at += 1) {
    if (found[at] || !leads.test(textAt(at))) continue;
    let next = at + 1;
    for (; next < paragraphs.length; next += 1) {
      const label = labelOf(textAt(next));
      const isNext = label && number.test(label.kind) && label.value === next - at;
      if (!isNext || (found[next]?.declared ?? 0) > 0 || found[next]?.whole === false) break;
    }
    if (next - at > leastItems) kept.fill(null, at + 1, next);
  }
  return kept;
}
