import type { FactId } from '../catalogue.ts';
import { fold } from '../language/plain.ts';

const negative =
  /\b(?:no|not|never|none|nor|neither|cannot|can't|don't|without|prohibit\w*|forbid\w*|forbidden|banned|barred|disallow\w*|unlawful|waiv\w*|exempt\w*|unless|lack\w*|fail\w*|less)\b|n't\b/;

/** Words without which a choice is not in a sentence: what it says of a fact must be one of these to be said at all. */
const signs: readonly (readonly [fact: RegExp, choice: string, sign: RegExp])[] = [
  [/^assessment\.frequency$/, 'month', /\bmonth|\bmo\b/],
  [/^assessment\.frequency$/, 'quarter', /\bquarter|\bqtr/],
  [/^assessment\.frequency$/, 'half_year', /\bsemi|\bhalf|\btwice|\bbi-?annual|\bsix[ -]/],
  [/^assessment\.frequency$/, 'year', /\bannual|\byear|\bannum|\byr\b|\b12 months|\btwelve/],
  [/^assessment\.foreclosure$/, 'judicial', /\bjudicial|\bcourt|\b(?:law)?suit\b|\baction\b|\bmortgage/],
  [
    /^assessment\.foreclosure$/,
    'nonjudicial',
    /\bnon-?judicial|\bpower of sale|\btrustee|\bdeeds? of trust|\badvertisement|\bwithout (?:a |any )?(?:court|judicial)/,
  ],
  [
    /^architecture\.no_answer_means$/,
    'approved',
    /\bapprov|\bcompl(?:y|ied)|\bwaive|\bnot be required|\bconsent/,
  ],
  [
    /^architecture\.no_answer_means$/,
    'denied',
    /\bden(?:y|ied|ial)|\bdisapprov(?!e or|e the)|\breject|\brefus/,
  ],
  [/^(?:use|vehicles|exterior)\./, 'prohibited', negative],
  [/^(?:pets|rental)\.allowed$/, 'no', negative],
];

/** What needs leave is not forbidden. */
const withLeave =
  /\b(?:unless|without|until|except (?:with|upon)|only (?:with|upon))\b[^.;]{0,60}\b(?:approv\w*|consent|permission|permit\w*|authoriz\w*)\b/;

/** Whether words deny or forbid anything. */
export const denies = (words: string): boolean => negative.test(fold(words));

/** Whether words forbid what is done without leave, and no more. */
export const asksForLeave = (words: string): boolean => withLeave.test(fold(words));

/** Whether words can say a choice, or the no of a question of yes or no: a no needs a word that denies. */
export function hasSignOf(fact: FactId, value: string | boolean, words: string): boolean {
  const text = fold(words);
  if (typeof value === 'boolean') return value || negative.test(text);
  if (value === 'prohibited' && withLeave.test(text)) return false;
  return signs.every(([facts, choice, sign]) => choice !== value || !facts.test(fact) || sign.test(text));
}
