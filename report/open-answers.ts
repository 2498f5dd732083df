import type { Citation } from '#contract/page.ts';
import { inWords } from '#engine/look/passages-in-words.ts';
import { overlap } from '#engine/say/quoting.ts';

/** A question that the document should answer and to which no clear answer was found. */
export interface OpenAnswer {
  /** Id of the fact that is asked for. */
  readonly id: string;
  /** Where the document speaks of it; empty where no mention was found. */
  readonly citations: readonly Citation[];
  /** Set where a language model was asked for it in every part, and found nothing either. */
  readonly isFoundByNone?: true;
}

export const foundByNone = 'Two readers found nothing.';

/** What is left open: first what the document speaks of. */
export function openAnswers({
  unclear,
  not_stated: notStated,
  second_reader: reader = null,
}: {
  unclear: readonly OpenAnswer[];
  not_stated: readonly string[];
  second_reader?: { readonly found_nothing?: readonly string[] | undefined } | null;
}): OpenAnswer[] {
  const none = new Set(reader?.found_nothing);
  return [...unclear, ...notStated.map((id) => ({ id, citations: [] }))].map((one) =>
    none.has(one.id) ? { ...one, isFoundByNone: true } : one,
  );
}

interface Told {
  readonly key_points: readonly {
    readonly citations: readonly Citation[];
    readonly see_also?: readonly Citation[] | undefined;
  }[];
  readonly restricted_activities: Told['key_points'];
  readonly unclear: readonly OpenAnswer[];
}

/** The passages of an open question that are shown in words: the best two, where no statement and no question before it shows them. */
export function shownPassages(
  { id }: Pick<OpenAnswer, 'id'>,
  { key_points, restricted_activities, unclear }: Told,
): readonly Citation[] {
  const shown = [...key_points, ...restricted_activities].flatMap(({ citations, see_also = [] }) => [
    ...citations,
    ...see_also,
  ]);
  for (const one of unclear) {
    const words = inWords(one.citations).filter((passage) => !shown.some((other) => overlap(passage, other)));
    if (one.id === id) return words;
    shown.push(...words);
  }
  return [];
}

/** 'Page 12 speaks of it.', 'Pages 3, 12 speak of it.'; null where no page does. */
export function spokenOf({ citations }: Pick<OpenAnswer, 'citations'>): string | null {
  const pages = [...new Set(citations.map(({ page }) => page))].toSorted((a, b) => a - b);
  if (pages.length === 0) return null;
  return pages.length === 1
    ? `Page ${pages[0]} speaks of it.`
    : `Pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)} speak of it.`;
}
