import type { Citation, Page } from '#contract/page.ts';
import { type Label, labelOf } from '#engine/structure/labels.ts';

/** One printed line of a document. `start` is an offset into its page's text. */
export interface PrintedAt {
  readonly page: number;
  readonly start: number;
  readonly text: string;
  /** The number it begins with; null where it begins with words. */
  readonly label: Label | null;
}

/** All lines of a document in the order they are printed, markup left out. */
export const linesOf = (pages: readonly Page[]): PrintedAt[] =>
  pages.flatMap(({ number, text, lines }) =>
    lines.map((line) => {
      const own = text
        .slice(line.start, line.end)
        .replaceAll('**', '')
        .replace(/^[\s#*_>"“|-]+(?=\S)/, '');
      return { page: number, start: line.start, text: own, label: labelOf(own) };
    }),
  );

/** The index of the line on which a citation begins; -1 before the first. */
export const lineAt = (
  lines: readonly PrintedAt[],
  { page, start }: Pick<Citation, 'page' | 'start'>,
): number => lines.findLastIndex((line) => line.page < page || (line.page === page && line.start <= start));

/** The numbers that a reference names, the outermost first: 'ARTICLE IV', 'Section 2', '(a)'; empty for 'p. 12'. */
export function numbersOf(reference: string): string[] {
  const path = (reference.split('; ')[0] ?? '').replace(/(?:^|, )pp?\. [\d, ]+$/, '').replace(/^Item /, '');
  return path.replaceAll(' (', ', (').split(', ').filter(Boolean);
}

const plain = (number: string) =>
  number
    .toLowerCase()
    .replace(/^(?:sec\S*|§+)\s?|[^a-z\d.()]/g, '')
    .replace(/\.$/, '');
const familyOf = ({ kind, number }: Label) => {
  const figures = /\d[.,]\d/.test(number) ? `${number.split(/[.,]/).length} parts` : kind;
  return figures.replace(/^(?:paren_)?(?:roman|lower|upper)$/, 'letter');
};
/** What a reference to another section is not followed by. */
const opensText = /^(?:["“‘'(]?[A-Z]|$)/;

/**
 * What a program can hold against a label: 'not printed' where none of the lines up to the quote begins with its
 * innermost number, 'passed' where a line between that one and the quote begins with another number of the same kind.
 */
export function placeDoubts(reference: string, lines: readonly PrintedAt[], first: Citation): string[] {
  const number = numbersOf(reference).at(-1);
  if (number === undefined) return [];
  const end = lineAt(lines, first);
  const at = lines
    .slice(0, end + 1)
    .findLastIndex(({ label }) => label && plain(label.number) === plain(number));
  const own = lines[at]?.label;
  if (!own) return [`not printed: ${number}`];
  return lines.slice(at + 1, end + 1).flatMap(({ text, label, page }) => {
    const goesOn = label && familyOf(label) === familyOf(own) && opensText.test(text.slice(label.length));
    return goesOn ? [`passed on p. ${page}: ${text.slice(0, 60)}`] : [];
  });
}
