import type { Doc, Sentence } from '../model.ts';

/** Words that point to what an earlier sentence names: 'any vehicle of said persons', 'under this circumstance'. */
export const leansBack =
  /\b(?:said|such|these|those|aforesaid|th(?:is|at) (?:case|circumstance|event|section))\b/i;

const mark = /^\W*\w{1,4}[.)]\s/;
const named = /\b(?:said|such|these|those) ([a-z]{4,})/;

/** The item right before one of the same list that speaks of what that one names: '(B) to keep the said insurance'; none where it does not. */
export function leantOn({ sentences }: Doc, { text, plain, index, section }: Sentence): Sentence[] {
  const before = sentences[index - 1];
  const [words, thing = ''] = named.exec(plain) ?? [];
  if (!words || before?.section !== section || !mark.test(text) || !mark.test(before.text)) return [];
  const stem = thing.replace(/s$/, '');
  return before.plain.includes(stem) && plain.indexOf(stem) > plain.indexOf(words) ? [before] : [];
}
