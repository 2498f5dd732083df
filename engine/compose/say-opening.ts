import { fold } from '../language/plain.ts';
import type { Sentence } from '../model.ts';
import { openingOf } from '../setting/opening.ts';
import { shortened } from '../setting/qualifiers.ts';

/** What a paper says of itself, and figures of what was. */
export const ofThePaper =
  /^(?:association|community|document|budget|financial(?!\.may_borrow)|reserves|minutes|repairs|litigation|special_assessment)\b/;

/** 'At each later sale, $500', behind a semicolon: what is told there the first words of the sentence do not narrow. */
const laterCase =
  /^(?:and )?(?:at|on|upon|for|in) (?:each|every|any|all|the) (?:later|other|subsequent|further|next)\b/i;

const smallWords = /^(?:the|any|all|and|for|with|respect|regards?|regarding|concerning|under|within|from)$/;

/** The words by which a cited sentence opens, where they may narrow the statement and it does not tell them, to stand after it; else empty. */
export function openingUntold(id: string, statement: string, cited: readonly Sentence[]): string {
  if (ofThePaper.test(id)) return '';
  const said = fold(statement);
  const isUntold = (opening: string) =>
    (fold(opening).match(/[a-z]{3,}|\d+/g) ?? []).some(
      (word) => !smallWords.test(word) && !said.includes(word.slice(0, 5)),
    );
  const opening = cited.map(({ text }) => openingOf(text)).find((words) => words !== '' && isUntold(words));
  if (!opening) return '';
  const own = cited
    .flatMap(({ text }) => text.split(/;\s+/).slice(1))
    .find((part) => laterCase.test(part) && part.match(/\d[\d,]*/g)?.some((figure) => said.includes(figure)));
  return own
    ? ` The text says: “${shortened(own.replace(/[.\s]+$/, ''))}”.`
    : ` The text begins: “${opening}”.`;
}
