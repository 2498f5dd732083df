import type { Citation } from '#contract/page.ts';
import type { Note } from './report.ts';

/** Gives every place of the document one number, in the order in which the places are first cited. */
export interface NoteBook {
  cite(citations: readonly Citation[]): number[];
  readonly notes: readonly Note[];
}

export function createNoteBook(): NoteBook {
  const numbers = new Map<string, number>();
  const notes: Note[] = [];
  return {
    notes,
    cite: (citations) => [
      ...new Set(
        citations.map(({ page, start, end, quote }) => {
          const key = `${page} ${start} ${end} ${quote}`;
          const known = numbers.get(key);
          if (known !== undefined) return known;
          const number = notes.length + 1;
          numbers.set(key, number);
          notes.push({ number, page, quote });
          return number;
        }),
      ),
    ],
  };
}
