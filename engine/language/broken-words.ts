/** Long words that such papers are full of, and that no two other words make by standing side by side. */
const known = new Set(
  `january february march april august september october november december
  twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dollars percent square
  shall within without present prior written notice meeting meetings annual special regular quorum majority proxy proxies voting votes elected
  member members owner owners director directors trustee trustees board committee association corporation declarant developer tenant tenants
  assessment assessments budget reserve interest delinquent foreclosure attorney insurance maintenance maintain maintained repair
  declaration covenants restrictions amended amendment recorded approval approved architectural property dwelling residential residence
  structure building exterior fence fences signs garage parking street streets vehicle vehicles trailers boats recreational commercial
  business household animals livestock poultry nuisance rental lease leased prohibited permitted allowed exclusively purposes family single common`
    .split(/\s+/)
    .filter(Boolean),
);
const pair = /(?<![a-z'-])([a-z]{1,11}) (?=([a-z]{1,11})(?![a-z'-]))/g;

/**
 * Folded text with the words closed that a converter has broken ('quoru m', 'janu ary'): the space goes behind the word,
 * so that the text is as long as before.
 */
export function closeWords(folded: string): string {
  let closed = '';
  let at = 0;
  for (const { index, 1: first = '', 2: second = '' } of folded.matchAll(pair)) {
    if (index < at || !known.has(first + second)) continue;
    closed += `${folded.slice(at, index)}${first}${second} `;
    at = index + first.length + 1 + second.length;
  }
  return closed + folded.slice(at);
}
