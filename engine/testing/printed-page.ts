import type { Page } from '#contract/page.ts';

interface PrintedText {
  readonly text: string;
  /** Fractions of the page. */
  readonly left?: number;
  readonly top: number;
  readonly right?: number;
  readonly size?: number;
  readonly bold?: boolean;
}

const letterWidth = 0.009;
const lineHeight = 0.015;

/**
 * A page with boxes, as a reader of PDFs gives it, for tests of what a line's place tells. Words are parted by a space,
 * cells by '\t'; a tab is as wide as six letters. Lines begin at 0.1 of the width unless told.
 */
export function printedPage(number: number, lines: readonly PrintedText[]): Page {
  let text = '';
  const made: Page['lines'] = [];
  for (const line of lines) {
    if (text) text += '\n';
    const start = text.length;
    const left = line.left ?? 0.1;
    const words: [number, number, number, number][] = [];
    let x = left;
    for (const match of line.text.matchAll(/\S+|\s/g)) {
      const width = match[0] === '\t' ? 6 : match[0].length;
      const at = start + match.index;
      if (match[0].trim()) words.push([at, at + match[0].length, x, x + width * letterWidth]);
      x += width * letterWidth;
    }
    text += line.text;
    made.push({
      start,
      end: text.length,
      box: [left, line.top, line.right ?? Math.min(0.95, x), line.top + lineHeight],
      size: line.size ?? 11,
      bold: line.bold ?? false,
      heading: 0,
      words,
    });
  }
  return { number, text, lines: made, size: { width: 612, height: 792 }, readable: true };
}

/** Lines one under another from `top` on, 0.018 of the page apart. */
export function stacked(
  top: number,
  texts: readonly string[],
  more: Partial<PrintedText> = {},
): PrintedText[] {
  return texts.map((text, i) => ({ ...more, text, top: top + i * 0.018 }));
}
