/** A text made simple to search in, and where each of its characters stands in the original. */
export interface FoldedText {
  readonly text: string;
  /** Offset into the original of each character of `text`; one more entry for its end. */
  readonly offsets: readonly number[];
}

/** A hyphen within a word with the line's end that may follow, any white space, a run of plain characters, any other. */
const token =
  /(?<joint>(?<=[\p{L}\p{N}])[-‐‑–\u00ad](?:[ \t]*\n[ \t]*)?(?=[\p{L}\p{N}]))|(?<space>\s+)|(?<plain>[!-,.-~]+)|./gsu;

const likeness: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '\u00ad': '',
};

/** One character in lower case, without accents, ligatures taken apart. */
const fold = (character: string) =>
  likeness[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Folds a text: lower case, straight quotes and dashes, one space for any white space, and no hyphens within words, so
 * that 'assessment' is found where a line's end cuts it in two.
 */
export function foldText(original: string): FoldedText {
  let text = '';
  const offsets: number[] = [];
  for (const { 0: match, index, groups } of original.matchAll(token)) {
    if (groups?.joint !== undefined) continue;
    if (groups?.plain !== undefined) {
      text += match.toLowerCase();
      for (let at = 0; at < match.length; at += 1) offsets.push(index + at);
      continue;
    }
    const folded = groups?.space === undefined ? fold(match) : ' ';
    text += folded;
    for (let at = 0; at < folded.length; at += 1) offsets.push(index);
  }
  offsets.push(original.length);
  return { text, offsets };
}

/** Folded as the texts are. Empty where there is nothing to look for. */
export const foldQuery = (query: string): string => foldText(query).text.trim().replace(/-+$/, '');

/** Where a folded query stands in the original text: half-open offsets, in order, without overlaps. */
export function findIn({ text, offsets }: FoldedText, query: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  if (query === '') return found;
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) {
    const start = offsets[at] ?? 0;
    const last = offsets[at + query.length - 1] ?? 0;
    // Up to the character after the last one found, so that the accents of that one are within.
    const end = offsets[at + query.length] ?? last + 1;
    found.push({ start, end: Math.max(start + 1, end) });
  }
  return found;
}
