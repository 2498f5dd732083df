import type { Page } from '#contract/page.ts';
import { splitText } from './split-text.ts';
import { type TextLine, tidyLine, writeTextPage } from './write-text-page.ts';

/** A document as lines, ends of pages, and notes that belong under the page they are called on. */
export type Block =
  | { kind: 'line'; line: TextLine }
  | { kind: 'page_break' }
  | { kind: 'note'; text: string };

/** A part that is longer than this is not one printed page, whatever marks the file has. */
const LONGEST_PAGE = 9000;

/** Pages from a word processor's blocks; see pagesOfText. Two breaks with nothing between them are one. */
export function pagesOfBlocks(blocks: Block[]): Page[] {
  const parts: TextLine[][] = [];
  let part: TextLine[] = [];
  let notes: TextLine[] = [];
  const end = (): void => {
    if (part.some(({ text }) => text.trim() !== '')) parts.push([...part, ...notes]);
    part = [];
    notes = [];
  };
  for (const block of blocks) {
    if (block.kind === 'page_break') end();
    else if (block.kind === 'note') notes.push({ text: tidyLine(block.text), heading: 0, bold: false });
    else part.push({ ...block.line, text: tidyLine(block.line.text) });
  }
  end();
  return pagesOfText(parts);
}

/**
 * Pages from the parts between a file's own page marks. A file without any mark, and any part too long for a page, is
 * split into pages of about 3,000 characters (see splitText), so that a citation's page says where to look.
 */
export function pagesOfText(parts: TextLine[][]): Page[] {
  return parts
    .map(withoutBlankEnds)
    .flatMap((lines) => {
      const length = lines.reduce((sum, { text }) => sum + text.length + 1, 0);
      return parts.length === 1 || length > LONGEST_PAGE ? splitText(lines) : [lines];
    })
    .map((lines, index) => writeTextPage(index + 1, withoutBlankEnds(lines)));
}

function withoutBlankEnds(lines: TextLine[]): TextLine[] {
  const first = lines.findIndex(({ text }) => text !== '');
  const last = lines.findLastIndex(({ text }) => text !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}
