import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { body } from './opening-forms.ts';
import { isElsewhere } from './openings.ts';

/** 'It was agreed that the', 'The Board decided to:' over what was agreed. */
const agreedOver = regex`\b(?:[Ii]t was|${body}) (?:then |also |unanimously )?(?:agreed|decided|resolved|determined)(?: unanimously)? (?:that|to)(?: the)?\s*:?\s*$`;
const mark = /^\W*?(?:([a-z])[.)]|(\d{1,2})[.)]|([-•▪●◦*o]))\s+(?=\S)/;
const most = 8;

/** What kind of mark a line of a list begins with; undefined where it begins with none. */
function markOf(text: string): string | undefined {
  const m = mark.exec(text);
  return m ? (m[1] && 'letter') || (m[2] && 'number') || 'bullet' : undefined;
}

/** What was agreed in the lines of a list under the words that say so; null where no such list follows. */
export function agreedList(
  doc: Doc,
  { text, index }: Sentence,
): { what: string; sentences: Sentence[] } | null {
  const over = agreedOver.exec(text);
  if (!over || isElsewhere(text.slice(0, over.index))) return null;
  const after = doc.sentences.slice(index + 1, index + 1 + most);
  const kind = markOf(after[0]?.text ?? '');
  if (!kind) return null;
  const end = after.findIndex((line) => markOf(line.text) !== kind);
  const lines = end < 0 ? after : after.slice(0, end);
  if (lines.length < 2) return null;
  const what = lines.map((line) => line.text.replace(mark, '').replace(/[\s.;,]+$/, '')).join('; ');
  return { what, sentences: lines };
}
