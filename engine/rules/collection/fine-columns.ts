import type { Doc, Sentence } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';

/** Two or more sums one beside the other: '$25\t$50\t$100'. Of a misread one only its place is known. */
const run = /[$£][\d,.\ufffd]+(?:\s+[$£][\d,.\ufffd]+)+/;
const cell = /([$£])([\d,.\ufffd]+)/g;
const plainSum = /^\d+(?:,\d{3})*(?:\.\d\d)?[.,]?$/;
/** A head over columns for the second time and on: '2nd', 'Second Offense', '3RD or more'. */
const repeated = /\b(?:2nd|3rd|second|third|subsequent|repeat(?:ed)?)\b/;
const offence = /\b(?:offen[sc]es?|violations?|infractions?|occurrences?|time)\b/;
/** So many lines over the first row its columns may be named; a line of a head is this short. */
const headLines = 8;
const longestHead = 70;
/** So many lines back a head is looked for at the most. */
const farthest = 300;
/** So many rows show how many columns a table has. */
const leastRows = 3;

/** A row of a table of fines that has a sum for each time. */
interface FineRow {
  readonly sentence: Sentence;
  /** How many sums it has, misread ones too. */
  readonly width: number;
  readonly first: number | null;
  /** The highest of the sums behind the first. */
  readonly most: number | null;
  /** The sums stand first in it. */
  readonly isLed: boolean;
}

/** Whether a row's sums rise from column to column, as they do for repeated breaches. */
const rises = (sums: readonly (number | null)[]) =>
  sums.filter((sum) => sum !== null).every((sum, at, all) => at === 0 || sum > (all[at - 1] ?? 0));

export function fineRowOf(sentence: Sentence): FineRow | null {
  const { text } = sentence;
  const found = text.includes('\t') ? run.exec(text) : null;
  if (!found) return null;
  const sums = [...found[0].matchAll(cell)].map(([, sign, digits = '']) =>
    sign === '$' && plainSum.test(digits) ? Number(digits.replace(/[.,]$/, '').replaceAll(',', '')) : null,
  );
  if (!rises(sums)) return null;
  const later = sums.slice(1).filter((sum) => sum !== null);
  return {
    sentence,
    width: sums.length,
    first: sums[0] ?? null,
    most: later.at(-1) ?? null,
    isLed: !/\w/.test(text.slice(0, found.index)),
  };
}

/** The rows that begin with a sum for each time. */
const ledRows = oncePerDoc((doc: Doc): readonly FineRow[] =>
  doc.sentences.flatMap((sentence) => {
    const row = fineRowOf(sentence);
    return row?.isLed ? [row] : [];
  }),
);

/** How many sums the rows have that begin with them, and how many the widest have, of which there are enough. */
const widths = oncePerDoc((doc: Doc) => {
  const rows = ledRows(doc);
  const [nth] = rows
    .map(({ width }) => width)
    .toSorted((a, b) => b - a)
    .slice(leastRows - 1);
  return { of: new Map(rows.map(({ sentence, width }) => [sentence, width])), common: nth ?? 0 };
});

/** Whether a row lacks a sum that others have: which column its first sum stands in is not known. */
export function lacksCell(doc: Doc, sentence: Sentence): boolean {
  const { of, common } = widths(doc);
  const own = of.get(sentence);
  return own !== undefined && own < common;
}

/** Whether the lines over a table of fines name its columns for repeated breaches. */
export function namesRepeats({ sentences }: Doc, { index }: Sentence): boolean {
  let first = index;
  const hasSum = (at: number) => /[$£]/.test(sentences[at]?.text ?? '');
  // The rows of one table, with the lines on which each goes on.
  for (let at = index; at >= index - farthest && first - at <= headLines; at--) if (hasSum(at)) first = at;
  const heads = sentences
    .slice(Math.max(0, first - headLines), first)
    .filter(({ text }) => text.length < longestHead)
    .map(({ plain }) => plain.replace(/\{n\d+\}/g, ' '));
  return heads.some((plain) => repeated.test(plain)) && heads.some((plain) => offence.test(plain));
}

/** What the rows of a table that begins with its sums come to: the row with the highest, and whether some could not be told. */
export function topOfColumns(
  doc: Doc,
  told: readonly number[],
): { readonly row: FineRow | null; readonly isWhole: boolean } {
  const rows = ledRows(doc);
  const starts = new Set(told);
  const [row] = rows.toSorted((a, b) => (b.most ?? 0) - (a.most ?? 0));
  return {
    row: row?.most ? row : null,
    isWhole: rows.every(({ sentence: { start } }) => starts.has(start)),
  };
}
