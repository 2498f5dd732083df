import type { Citation } from '#contract/page.ts';

export type Place = Pick<Citation, 'page' | 'start' | 'end'>;

/** Whether two places of a document share a character. */
export const overlap = (one: Place, other: Place): boolean =>
  one.page === other.page && one.start < other.end && other.start < one.end;

/** The sums that a row of a table begins with, and a cross in the cell behind them. */
const sumsFirst = /^\W*[$£][\d,.\ufffd]+(?:\s+[$£][\d,.\ufffd]+)+\s+(?:\W{0,2}[xX]\s+)?(?=\W?[A-Za-z]{2})/;
/** The words of a row without the sums before them. */
export const fromWords = (row: string): string => (row.includes('\t') ? row.replace(sumsFirst, '') : row);

/** A sentence as it is set in quotes: without the bullet or number before it and the point behind it. */
export const inQuotes = (words: string): string =>
  fromWords(words)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-•▪●◦‣*➢✓✔–]\s*|o\s+(?=\S)|\(?(?:\d{1,2}|[a-zA-Z])[.)]\s+|[QA]:\s+)+/, '')
    .replace(/[\s.]+$/, '')
    .replace(/“([^“”]*)”/g, '‘$1’')
    // 'At least 2” of asphalt': inches.
    .replace(/(?<=[\d½¼¾])”/g, '"')
    .replaceAll('“', '‘')
    .replaceAll('”', '’');

/** 'under “Pool deck”, ': the heading that a quote stands under; nothing where none is told. */
export const underTitle = (title: string | null | undefined): string =>
  title ? `under “${inQuotes(title)}”, ` : '';
