const year = /(?<![\d$.,#-])(?:(?<=\b)|(?<=\bFY))(?:19|20)\d\d(?![.,]?\d)/gi;
/** The one year that a text names; null where it names none or several. */
export function onlyYear(text: string): string | null {
  const named = new Set([...text.matchAll(year)].map(([digits]) => digits));
  const [first] = named;
  return named.size === 1 && first ? first : null;
}
