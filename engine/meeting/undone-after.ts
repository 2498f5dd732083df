import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';

const thing =
  '(?<thing>assessment|increase|raise|loan|fine|fee|rule|policy|contract|award|amendment|resolution|levy)s?';
const said = '(?:the|said|this|that|its) (?:(?:said|special|dues|new|proposed|entire|whole) )*';
const takesBack =
  '(?:disapprov|rescind|repeal|revok|withdr[ae]w|cancel|void|overturn|annul|abandon|nullif)[a-z]*';
const became =
  '(?:was|were|is|are|has been|have been|stands?) (?:then |since |therefore |hereby |now |later )*';
const takenBack = [
  regex`\b${takesBack} (?:of )?${said}${thing}\b`,
  regex`\b${said}${thing} ${became}(?:${takesBack}|lapsed|struck|dropped)\b`,
];
const supposed =
  /\b(?:if|unless|whether|should|may|might|could|would|not|never|moved|motion|asked|proposed)\b/;

/** 'Resolution 31-4' by its number, and that it is withdrawn. */
const byNumber = /\bresolution (?:no\. ?|number )?(\d[\d-]*)/gi;
const numberTakenBack = regex.i`\bresolution (?:no\. ?|number )?(\d[\d-]*) (?:is|was|has been|be) (?:hereby )?(?:${takesBack})\b`;

/** In sentences. */
const farthest = 8;

/** Whether one of the next sentences says that what this one tells was taken back: 'the owners disapproved the said assessment'. */
export function isUndoneAfter({ sentences }: Doc, { index, plain, text }: Sentence): boolean {
  const own = new Set([...text.matchAll(byNumber)].map(([, number]) => number));
  return sentences.slice(index + 1, index + 1 + farthest).some((next) => {
    if (own.has(numberTakenBack.exec(next.text)?.[1])) return true;
    const told = takenBack.map((form) => form.exec(next.plain)?.groups?.thing).find(Boolean);
    return told !== undefined && plain.includes(told) && !supposed.test(next.plain);
  });
}
