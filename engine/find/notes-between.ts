import { blocksOf } from '../blocks-of.ts';
import { governing } from '../governing.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

/** A line over what somebody remarks on the clause before it. */
const opensNotes =
  /^\W*(?:(?:(?:review )?committee|reviewer|editor|drafter|staff|attorney)(?:'s|s')? (?:notes?|comments?|commentary|remarks?)|drafting notes?)\W*$/;
/** The next clause. */
const opensClause = /^\W*(?:clause|section|article|paragraph|rule|§) ?(?:\{n\d+\}|[\divx]+)/;
/** One such line may head a part of the paper. */
const fewest = 2;

/** The line over each sentence of the remarks that stand between the clauses of a text: they lay nothing down, and say what somebody would change. Empty where there are none. */
export const notesBetween = oncePerDoc((doc: Doc): ReadonlyMap<Sentence, Sentence> => {
  const found = new Map<Sentence, Sentence>();
  if (
    !governing.includes(doc.type) ||
    doc.sentences.filter(({ plain }) => opensNotes.test(plain)).length < fewest
  )
    return found;
  let over: Sentence | undefined;
  for (const one of doc.sentences) {
    if (opensNotes.test(one.plain)) over = one;
    else if (opensClause.test(one.plain) || blocksOf(doc).get(one.index)?.kind === 'heading')
      over = undefined;
    if (over) found.set(one, over);
  }
  return found;
});
