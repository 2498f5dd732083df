const year =
  /(?<![\d$.,#-])(?:(?<=\b)|(?<=\bFY))(?:19|20)\d\d(?![.,]?\d)(?!\s+(?:[a-z]+\s+)?stud(?:y|ies)\b)/gi;
const ofStudy = /\bstud(?:y|ies) (?:of|from|in|dated|for) (?:19|20)\d\d\b/gi;
/** By when something comes, when a deposit is due, what another sum was: 'by 2034', 'matures 3/2031', '(2030: $298)'. */
const ofOthers =
  /\bby (?:the end of )?(?:19|20)\d\d\b|\bmatur(?:es|ing|ity)\b[^,;\t]{0,12}(?:19|20)\d\d\b|\((?:in )?(?:19|20)\d\d:|\bincluding (?:19|20)\d\d\b/gi;
/** The one year that a text names, beside those of reserve studies and of other things; null where it names none or several. */
export function onlyYear(text: string): string | null {
  const named = new Set(
    [...text.replace(ofStudy, '').replace(ofOthers, '').matchAll(year)].map(([digits]) => digits),
  );
  const [first] = named;
  return named.size === 1 && first ? first : null;
}
