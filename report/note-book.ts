import type { Citation } from '#contract/page.ts';
import type { Note } from './report.ts';

/** Gives every place of a document one number, in the order in which the places are first cited. */
export interface NoteBook {
  /** `document` is its name, where there are several. */
  cite(citations: readonly Citation[], document?: string): number[];
  readonly notes: readonly Note[];
}

export function createNoteBook(): NoteBook {
  const numbers = new Map<string, number>();
  const notes: Note[] = [];
  return {
    notes,
    cite: (citations, document) => [
      ...new Set(
        citations.map(({ page, start, end, quote }) => {
          const key = `${document ?? ''} ${page} ${start} ${end} ${quote}`;
          const known = numbers.get(key);
          if (known !== undefined) return known;
          const number = notes.length + 1;
          numbers.set(key, number);
          notes.push({ number, page, quote, ...(document !== undefined && { document }) });
          return number;
        }),
      ),
    ],
  };
}
