import type { Line, Page } from '#contract/page.ts';
import { markupLines } from './markup.ts';
import { mendSlips } from './mend-slips.ts';
import { hideMisreadAmounts } from './misread-amounts.ts';
import { type PrintedLine, trimmed } from './printed-line.ts';

/** The lines of all pages in reading order. Lines that are out of place or out of the text are left out. */
export function printedLines(pages: readonly Page[]): PrintedLine[] {
  const printed: PrintedLine[] = [];
  pages.forEach((page, index) => {
    const plain = plainLines(page, index);
    const lines = plain.some(({ box }) => box) ? plain : markupLines(plain);
    const isScan = page.source === 'ocr';
    const texts = isScan ? hideMisreadAmounts(lines.map(({ text }) => mendSlips(text))) : [];
    for (const [at, line] of lines.entries()) printed.push({ ...line, text: texts[at] ?? line.text });
  });
  return printed;
}

/** What a scan leaves at the left and right of a line: a dot, a stroke. A dash after a tab may be a table's nought. */
const leftSpeck = /^[(){}[\]|~'`",.:;\\/^*°_«»<>=+]\t(?=\S)/;
const rightSpeck = /(?<=\S)\t[•·.,'`|~\\^*°]$/;

function plainLines(page: Page, index: number): PrintedLine[] {
  const printed: PrintedLine[] = [];
  const lines = page.lines.length > 0 ? page.lines : linesOfText(page.text);
  let last = 0;
  for (const line of lines) {
    const cut = trimmed(page.text, Math.max(last, line.start), Math.min(line.end, page.text.length));
    if (!cut) continue;
    if (line.box) {
      cut.start +=
        leftSpeck.exec(page.text.slice(cut.start, Math.min(cut.end, cut.start + 3)))?.[0].length ?? 0;
      cut.end -= rightSpeck.exec(page.text.slice(Math.max(cut.start, cut.end - 4), cut.end))?.[0].length ?? 0;
    }
    const { box, size, bold, heading, words, row: tabled = false } = line;
    printed.push({
      page: index,
      text: page.text.slice(cut.start, cut.end).replaceAll('\n', ' '),
      pieces: [{ at: 0, start: cut.start, length: cut.end - cut.start }],
      box,
      size,
      bold,
      heading,
      words,
      apart: page.text.slice(last, cut.start).split('\n').length > 2,
      row: false,
      tabled,
    });
    last = cut.end;
  }
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
