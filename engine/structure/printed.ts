import type { Line, Page, Word } from '#contract/page.ts';

/** A printed line with what its format tells of it. Boxes are fractions of the page, null where there are none. */
export interface PrintedLine {
  /** Index into the document's pages. */
  readonly page: number;
  /** Offsets into that page's text, white space at both ends left out; never empty. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly box: readonly [left: number, top: number, right: number, bottom: number] | null;
  /** Height of the type in points, 0 where unknown. */
  readonly size: number;
  readonly bold: boolean;
  /** The heading level that the file declares, 0 for running text. */
  readonly heading: number;
  readonly words: readonly Word[];
  /** True where an empty line stands before it. */
  readonly apart: boolean;
}

/** The lines of all pages in reading order. Lines that are out of place or out of the text are left out. */
export function printedLines(pages: readonly Page[]): PrintedLine[] {
  const printed: PrintedLine[] = [];
  pages.forEach((page, index) => {
    const lines = page.lines.length > 0 ? page.lines : linesOfText(page.text);
    let last = 0;
    let apart = false;
    for (const line of lines) {
      let start = Math.max(last, line.start);
      let end = Math.min(line.end, page.text.length);
      while (start < end && page.text.charAt(start).trim() === '') start += 1;
      while (end > start && page.text.charAt(end - 1).trim() === '') end -= 1;
      if (!(start < end)) {
        apart = true;
        continue;
      }
      const { box, size, bold, heading, words } = line;
      const text = page.text.slice(start, end).replaceAll('\n', ' ');
      printed.push({ page: index, start, end, text, box, size, bold, heading, words, apart });
      last = end;
      apart = false;
    }
  });
  return printed;
}

/** One line for each '\n', for pages whose reader gave no lines. */
export function linesOfText(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const piece of text.split('\n')) {
    const end = start + piece.length;
    lines.push({ start, end, box: null, size: 0, bold: false, heading: 0, words: [] });
    start = end + 1;
  }
  return lines;
}
