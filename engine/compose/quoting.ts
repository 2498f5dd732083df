import type { Citation } from '#contract/page.ts';

export type Place = Pick<Citation, 'page' | 'start' | 'end'>;

/** Whether two places of a document share a character. */
export const overlap = (one: Place, other: Place): boolean =>
  one.page === other.page && one.start < other.end && other.start < one.end;

/** A sentence as it is set in quotes: without the bullet or number before it and the point behind it. */
export const inQuotes = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-•▪●◦‣*➢✓✔–]\s*|o\s+(?=\S)|\(?(?:\d{1,2}|[a-zA-Z])[.)]\s+)+/, '')
    .replace(/[\s.]+$/, '')
    .replaceAll('“', '‘')
    .replaceAll('”', '’');
