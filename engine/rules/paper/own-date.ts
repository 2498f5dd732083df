import type { Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { isCapitals } from '../../structure/layout.ts';

const dating =
  '(?:adopted|approved|ratified|revis(?:ed|ion)|rev|effective|updated?|amended|restated|issued|issuance|published|posted|prepared|submitted|dated?|recorded|filed|signed|executed|resolved|passed|sealed|version|draft|as of)';
/** 'Adopted by the Board on', 'Date:', 'Last revised' at the beginning. */
const opens = regex`^\W*(?:title: ?"?)?(?:(?:as|last|duly|date) )*${dating}\b|^\W*\{t\d+\}\W{1,3}(?:letter|notice|memo)\b`;
/** Words by which a sentence speaks of the paper in which it stands. */
const ofThis =
  /\b(?:this|these|foregoing|above|hereby|hereto|hereunto|herein|undersigned|whereof|before me|we|i|incorporators?)\b/;
/** 'Salem, Oregon', 'Monday', a clock's time, a number of the page: what may stand beside the date of a letter. */
const beside =
  /^\W*(?:[a-z]+(?: [a-z]+)?,(?: [a-z]+\.?,?)? |(?:.* )?[a-z]+day,? )?\{t\d+\}(?:\W|\d|\{[a-z]\d+\}|\b[ap]m?\b|\bfrom\b|\bto\b|\bat\b)*$/;
const titles =
  /\b(?:polic(?:y|ies)|by-?laws|covenants|restrictions|conditions|rules|regulations|guidelines|standards|budget|minutes|agenda|articles|forms?|amendments?|declaration|resolution|newsletter|news|notice|letter|memo(?:randum)?|bulletin|announcement|message|updates?|study|reports?|handbook|guide|faqs?|questions|summary|certificate|disclosures?|packet|proxy|ballot|questionnaire|association|assoc|hoa|poa|coa|inc|club|recorder|register of deeds|county|clerk|rec doc|reception|film|book|page|time)\b/;
/** A date right behind a word that dates: 'RULES, ADOPTED: MAY 4, 2031'. */
const dated = regex`\b${dating}(?: (?:by|on|date|as of|the|board|of|directors))*\W{0,3}(?:[a-z]+day,? )?\{t`;

/**
 * Whether a sentence or a line is of a form in which papers date themselves: a day alone, a label, a title, or a sentence that
 * speaks of this paper. A day in a clause about something else is not the paper's.
 */
export function datesItself(plain: string, { text }: Sentence): boolean {
  if (opens.test(plain) || ofThis.test(plain) || beside.test(plain)) return true;
  const isClause = /[a-z\d)][.?!]\W*$/.test(text.trimEnd()) && /(?:\S+ ){4}/.test(text);
  return !isClause && (titles.test(plain) || dated.test(plain) || isCapitals(text));
}
