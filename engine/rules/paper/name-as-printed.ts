import { capital } from '../../language/capital.ts';

const leading =
  /^(?:whereas|from|declaration(?=,)|the|by-?laws|articles|annual(?= )|section [\d.]+|article [ivxlc\d]+|[a-z]\.|(?:(?:preliminary|proposed|draft|approved|adopted|final|revised|operating|annual) )*budget|balance sheet|amended|restated|first|second|and|of|for|by|in re|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* (?:\d{1,2}, )?(?:19|20)\d\d|(?:19|20)\d\d)\b[\s,:-]*/i;
const described =
  /^.*\b(?:boards?|meeting|minutes|members?|president|secretary|officers?|declaration|condominium|rules?|residents|guidelines|by-?laws|points|adopted|approved|policy|resolution|articles|report|statement|newsletter|bulletin|notice|letter|certificate) (?:of (?:directors|trustees|incorporation) )?(?:of|for|by) (?:the )?|^.*\bmembership in (?:the )?/i;

/** 'Full Reserve Study Fox Run Association': the title of a study runs on into the name. */
export const ofStudy =
  /^(?:\d+ )?(?:(?:full|updated?|initial|annual|final) )*reserve (?:fund )?(?:study|analysis)(?: (?:update|report))?(?: (?:for|of))? (?:the )?(?=[A-Z])/i;

/** A name as its paper prints it, without the title that runs on into it; capitals are made small. */
export function asPrinted(text: string): string {
  let tidied = text.replace(/\s+/g, ' ').trim().replace(described, '');
  for (let before = ''; before !== tidied; ) {
    before = tidied;
    tidied = tidied.replace(leading, '').replace(ofStudy, '');
  }
  tidied = tidied.replace(/[\s,]+$/, '').replace(/\b(inc)$/i, '$1.');
  const capitals = tidied.replace(/[^A-Z]/g, '').length;
  if (capitals > 0.6 * tidied.replace(/[^A-Za-z]/g, '').length) return capitalize(tidied);
  // 'RESERVE AT ELDER CREEK Community Association'
  return tidied.replace(/\b[A-Z]{4,}(?: (?:[A-Z]{4,}|AT|OF|ON|THE|AND))*(?: [A-Z]{4,})\b/g, capitalize);
}

const small = new Set(['of', 'at', 'the', 'on', 'in', 'and', 'for', 'de', 'la', 'del']);

function capitalize(text: string): string {
  return text.toLowerCase().replace(/[a-z][a-z'’]*/g, (w, at: number) => {
    if (/^[hpc]oa$/.test(w) || /^[ivx]+$/.test(w)) return w.toUpperCase();
    return at > 0 && small.has(w) ? w : capital(w);
  });
}
