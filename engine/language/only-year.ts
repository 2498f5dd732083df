const year =
  /(?<![\d$.,#-])(?:(?<=\b)|(?<=\bFY))(?:19|20)\d\d(?![.,]?\d)(?!\s+(?:[a-z]+\s+)?stud(?:y|ies)\b)/gi;
const ofStudy = /\bstud(?:y|ies) (?:of|from|in|dated|for) (?:19|20)\d\d\b/gi;
/** The one year that a text names, beside those of reserve studies; null where it names none or several. */
export function onlyYear(text: string): string | null {
  const named = new Set([...text.replace(ofStudy, '').matchAll(year)].map(([digits]) => digits));
  const [first] = named;
  return named.size === 1 && first ? first : null;
}
