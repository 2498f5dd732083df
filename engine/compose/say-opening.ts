import { fold, isNamedIn } from '../language/plain.ts';
import type { Sentence } from '../model.ts';
import { openingOf } from '../setting/opening.ts';

/** What a paper says of itself, and figures of what was. */
export const ofThePaper =
  /^(?:association|community|document|budget|financial(?!\.may_borrow)|reserves|minutes|repairs|litigation|special_assessment)\b/;

const smallWords = /^(?:the|any|all|and|for|with|respect|regards?|regarding|concerning|under|within|from)$/;

/** 'In a nonjudicial foreclosure': what the statement is of, and no case of it. */
const inItsMatter =
  /^in (?:an?|any|the|such) (?:[a-z-]+ )?(?:foreclosures?|arbitrations?|mediations?|elections?|hearings?)$/;

/** The words by which a cited sentence opens, where they may narrow the statement and it does not tell them, to stand after it; else empty. */
export function openingUntold(
  id: string,
  statement: string,
  cited: readonly Sentence[],
  names: readonly string[],
): string {
  if (ofThePaper.test(id)) return '';
  const said = fold(statement);
  const isUntold = (opening: string) =>
    !(inItsMatter.test(fold(opening)) && isNamedIn(fold(opening), names)) &&
    (fold(opening).match(/[a-z]{3,}|\d+/g) ?? []).some(
      (word) => !smallWords.test(word) && !said.includes(word.slice(0, 5)),
    );
  const figures = statement.match(/\$?\d[\d,.]*\d|\d/g) ?? [];
  /** 'At the first sale, two months' dues; at each later one $400': what opens one part narrows no other. */
  const isOfOtherPart = (text: string) => {
    const at = text.indexOf(';');
    const places = figures.map((one) => text.indexOf(one)).filter((place) => place >= 0);
    return at > 0 && places.length > 0 && places.every((place) => place > at);
  };
  const opening = cited
    .map(({ text }) => (isOfOtherPart(text) ? '' : openingOf(text)))
    .find((words) => words !== '' && isUntold(words));
  return opening ? ` The text begins: “${opening}”.` : '';
}
