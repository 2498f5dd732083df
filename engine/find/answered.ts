import { plainText } from '../language/plain.ts';
import type { Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

/** A question with what answers it, read as one sentence. */
export interface Answered {
  readonly read: Sentence;
  /** So many characters of `read.plain` are the question. */
  readonly asked: number;
  /** The answer is 'yes': what is asked is so. */
  readonly yes: boolean;
  readonly cited: readonly [Sentence, Sentence];
}

const label = /^\W*(?:(?:[qa]|question|answer)\s*[:.)-]\s*|\d{1,2}[.)]\s+)?/i;
const longest = 600;

/**
 * The questions of a sheet of questions and answers, each with the sentence that answers it: 'How many homes are there?
 * 47.' tells nothing by its halves. An answer that begins with 'no' turns its question round and is left out.
 */
export const answeredIn = oncePerDoc((doc): readonly Answered[] => {
  const found: Answered[] = [];
  for (const question of doc.sentences) {
    if (!/\?\W*$/.test(question.text) || question.text.length > longest) continue;
    const answer = doc.sentences[question.index + 1];
    if (!answer || /\?\W*$/.test(answer.text) || answer.text.length > longest) continue;
    const said = answer.text.replace(label, '');
    if (/^no\b/i.test(said)) continue;
    const text = `${question.text.replace(label, '')} ${said}`;
    const asked = plainText(question.text.replace(label, '')).plain.length;
    const read = { ...answer, text, ...plainText(text) };
    found.push({ read, asked, yes: /^yes\b/i.test(said), cited: [question, answer] });
  }
  return found;
});
