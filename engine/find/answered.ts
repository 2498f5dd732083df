import { plainText } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

/** A question with what answers it, read as one sentence. */
export interface Answered {
  readonly read: Sentence;
  /** So many characters of `read.plain` are the question. */
  readonly asked: number;
  /** The answer is 'yes': what is asked is so. */
  readonly yes: boolean;
  readonly cited: readonly Sentence[];
}

const label = /^\W*(?:(?:[qa]|question|answer)\s*[:.)-]\s*|\d{1,2}[.)]\s+)?/i;
const longest = 600;
/** 'How long is a term? | Two years.': both in one row of a table. */
const inOneRow = /^([^|\t]{8,200}\?)\s*[|\t]\s*(\S.*)$/s;

/** 'Annual Meeting' on a line of its own, over 'The last Sunday in April': a short line that asks without asking. */
function isHeading({ source }: Doc, { text, end }: Sentence, answer: Sentence): boolean {
  return (
    /^\W*[A-Z][^.;!?]{3,58}$/.test(text) &&
    !/\d/.test(text) &&
    answer.text.length < 160 &&
    source.text.slice(end, answer.start).includes('\n')
  );
}

/**
 * The questions of a sheet of questions and answers, and the short lines over others, each with the sentence that
 * answers it: 'How many homes are there? 47.' tells nothing by its halves. An answer that begins with 'no' turns its question round and is left out.
 */
export const answeredIn = oncePerDoc((doc): readonly Answered[] => {
  const found: Answered[] = [];
  for (const question of doc.sentences) {
    const answer = doc.sentences[question.index + 1];
    const own = inOneRow.exec(question.text);
    if (own?.[1] && own[2] && question.text.length <= longest && !/^no\b/i.test(own[2])) {
      const text = `${own[1].replace(label, '')} ${own[2].replace(label, '')}`;
      const asked = plainText(own[1].replace(label, '')).plain.length;
      const read = { ...question, text, ...plainText(text) };
      found.push({ read, asked, yes: /^yes\b/i.test(own[2]), cited: [question] });
      continue;
    }
    if (!answer || question.text.length > longest || answer.text.length > longest) continue;
    const headed = isHeading(doc, question, answer);
    if (!headed && !/\?\W*$/.test(question.text)) continue;
    if (/\?\W*$/.test(answer.text)) continue;
    const said = answer.text.replace(label, '');
    if (/^no\b/i.test(said)) continue;
    const opens = question.text.replace(label, '').replace(/:?\s*$/, headed ? ':' : '');
    const text = `${opens} ${said}`;
    const asked = plainText(opens).plain.length;
    const read = { ...answer, text, ...plainText(text) };
    found.push({ read, asked, yes: /^yes\b/i.test(said), cited: [question, answer] });
  }
  return found;
});
