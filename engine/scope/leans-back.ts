import type { Doc, Sentence } from '../model.ts';

/** Words that point to what an earlier sentence names: 'any vehicle of said persons', 'under this circumstance'. */
export const leansBack =
  /\b(?:said|such|these|those|aforesaid|th(?:is|at) (?:case|circumstance|event|section))\b/i;

const mark = /^\W*\w{1,4}[.)]\s/;

/** The item right before one of the same list that points back to it, '(B) to keep the said insurance'; none where it does not. */
export function leantOn({ sentences }: Doc, { text, index, section }: Sentence): Sentence[] {
  const before = sentences[index - 1];
  const isOfList = before?.section === section && mark.test(text) && mark.test(before.text);
  return isOfList && leansBack.test(text) ? [before] : [];
}
