import { capital } from '../../language/capital.ts';
import { monthBeginnings } from '../../language/dates.ts';
import { regex } from '../../regex.ts';

const leading = regex.i`^(?:whereas|about(?: the)?|welcome to|news (?:from|of)|are|is|most|many|some|frequently asked questions|faqs?|[a-z]{1,5}[hp]oa(?= \S.* assoc)|an?(?= (?!(?:street|avenue|st|frame)\b)[a-z]{3,} .*association\b)|from|your(?= \S.* assoc)|declaration(?=,)|the|(?:(?:all|fellow|board of) )?(?:(?:home)?owners|members|residents|neighbors|directors|trustees|managers)(?=,)|by-?laws|articles|annual(?= )|section [\d.]+|article [ivxlc\d]+|[a-z]\.|(?:(?:preliminary|proposed|draft|approved|adopted|final|revised|operating|annual) )*budget|balance sheet|amended|restated|(?:first|second)(?= (?:and|amended|amendment|restated|supplement\w*|annual|quarter)\b)|and|of|for|by|in re|(?:\d{1,3} )?(?:${monthBeginnings})\w* (?:(?:\d{1,2},? )?(?:19|20)\d\d|\d{1,2})|(?:19|20)\d\d)\b[\s,:-]*`;
const described =
  /^.*\b(?:boards?|meeting|minutes?|members?|president|secretary|officers?|declaration|condominium|rules?|residents|guidelines|by-?laws|points|adopted|approved|policy|resolution|articles|report|statement|newsletter|bulletin|notice|letter|certificate|representatives?|committees?|agent|manager|study|analysis|summary|bill|prepared|submitted|presented) (?:of (?:directors|trustees|incorporation) )?(?:of|for|by|to) (?:the )?|^(?!.*\bassoc.*\bfor\b).*\bfor (?:the )?|^.*\bmembership (?:interest )?in (?:the )?/i;

/** 'Full Reserve Study Fox Run Association': the title of a study runs on into the name. */
export const ofStudy =
  /^(?:(?:[\w/-]+,? ){0,5}(?:study|analysis|summary)|(?:\d+ )?(?:replacement )?reserve (?:fund )?report|project name),?(?: (?:update|report))?(?: fy)?(?: (?:19|20)\d\d)?(?: (?:for|of))? (?:the )?(?=[A-Z])/i;

/** A name as its paper prints it, without the title that runs on into it; capitals are made small. */
export function asPrinted(text: string): string {
  let tidied = text.replace(/\s+/g, ' ').trim().replace(described, '');
  for (let before = ''; before !== tidied; ) {
    before = tidied;
    tidied = tidied.replace(leading, '').replace(ofStudy, '');
  }
  tidied = tidied
    .replace(/(?<=['’])(?=assoc)/i, ' ')
    .replace(/[\s,–-]+\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|[\s,]+$/, '')
    .replace(/\b(inc)$/i, '$1.')
    // A scan reads III as a word.
    .replace(/(?<=[a-z] )(?!11)(?:[Il1]{2,3}|IIT)\b/gi, (w) => 'I'.repeat(w.length));
  tidied = tidied.replace(/(?<=[a-z] )(?:At|Of|On|In|And)(?= )/g, (w) => w.toLowerCase());
  const capitals = tidied.replace(/[^A-Z]/g, '').length;
  if (capitals > 0.6 * tidied.replace(/[^A-Za-z]/g, '').length) return capitalize(tidied);
  // 'RESERVE AT ELDER CREEK Community Association'
  return tidied.replace(/\b[A-Z]{4,}(?: (?:[A-Z]{4,}|AT|OF|ON|THE|AND))*(?: [A-Z]{4,})\b/g, capitalize);
}

const small = new Set(['of', 'at', 'the', 'on', 'in', 'and', 'for', 'de', 'la', 'del']);

function capitalize(text: string): string {
  return text.toLowerCase().replace(/[a-z][a-z'’]*/g, (w, at: number) => {
    if (
      /^(?:coa|[a-z]{0,5}[hp]oa|[^aeiouy]{2,4}ha)$/.test(w) ||
      /^[ivx]+$/.test(w) ||
      /^(?!st$|mt$|inc$|ltd$|dr$|ft$)[^aeiouy]+$/.test(w)
    )
      return w.toUpperCase();
    return at > 0 && small.has(w) ? w : capital(w);
  });
}
