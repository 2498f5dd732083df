import { directorsIn, namesIn } from '../language/person-names.ts';
import type { Doc } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

/** The persons that a document names: all, and those who run the association. */
export const peopleOf = oncePerDoc(({ source: { text } }: Doc) => ({
  all: namesIn(text),
  board: directorsIn(text),
}));
