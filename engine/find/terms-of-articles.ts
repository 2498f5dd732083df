import { isTorn } from '../meeting/one-item.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { isArticles } from '../structure/articles.ts';
import { misreadLetters } from './further-rules.ts';

const share = /(?:\{p\d+\}|\btwo[- ]thirds\b|\bthree[- ]fourths\b|\bmajority\b)/;
const ofMembers = /\b(?:votes?|assent|members|membership|owners)\b/;
/** What articles alone settle, in the order in which it is told: each once, where it stands first. */
const terms: readonly ((plain: string) => boolean)[] = [
  (plain) =>
    /\b(?:amend(?:ed|ment)?|alter)\b/.test(plain) &&
    /\b(?:these articles|provision hereof|articles of incorporation)\b/.test(plain) &&
    share.test(plain) &&
    ofMembers.test(plain) &&
    !/\bproposals?\b/.test(plain),
  (plain) => /\bdissol(?:ved|ution)\b/.test(plain) && share.test(plain) && ofMembers.test(plain),
  (plain) =>
    /\b(?:members?|owners?)\b/.test(plain) &&
    /\b(?:personal(?:ly)? liab\w+|exempt from\b[^.;]*\bdebts)\b/.test(plain),
  (plain) => /\bmembership\b[^.;]{0,60}\bappurtenant\b/.test(plain),
  (plain) => /\barticles\b[^.;]*\bsuperseded\b/.test(plain),
];
const longest = 420;

/** The terms of articles of incorporation that no question asks for, each in a sentence that can be read by itself. */
export const termsOfArticles = oncePerDoc((doc: Doc): readonly Sentence[] => {
  if (!isArticles(doc)) return [];
  const whole = doc.sentences.filter(
    ({ text }) =>
      text.length <= longest && /[.;]\s*$/.test(text) && !isTorn(text) && !misreadLetters.test(text),
  );
  return terms.flatMap((is) => whole.find(({ plain }) => is(plain)) ?? []);
});
