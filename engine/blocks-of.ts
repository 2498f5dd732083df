import type { Block } from './model.ts';
import { oncePerDoc } from './once-per-doc.ts';

/** The paragraph, heading or row in which each sentence stands, by the sentence's index. */
export const blocksOf = oncePerDoc(({ blocks, sentences }): ReadonlyMap<number, Block> => {
  const found = new Map<number, Block>();
  let at = 0;
  for (const { index, start } of sentences) {
    while ((blocks[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
    const block = blocks[at];
    if (block) found.set(index, block);
  }
  return found;
});
