import type { TextLine } from './write-text-page.ts';

/** What a printed page of single-spaced type holds, about. */
const PAGE_LENGTH = 3000;
/** From this share of a page on, the end of a paragraph or before a heading is taken as the page's end. */
const EARLIEST_BREAK = 0.6;

/**
 * Pages for text that has none: up to 3,000 characters each, ended after a blank line or before a heading where one
 * comes in the last two fifths, else after a line. A single line longer than a page is cut after a sentence or word.
 */
export function splitText(lines: TextLine[]): TextLine[][] {
  const pages: TextLine[][] = [];
  let page: TextLine[] = [];
  let length = 0;
  for (const line of lines.flatMap(cutLine)) {
    if (length > 0 && length + line.text.length > PAGE_LENGTH) {
      const end = bestBreak(page, line);
      pages.push(page.slice(0, end));
      page = page.slice(end);
      length = page.reduce((sum, { text }) => sum + text.length + 1, 0);
    }
    page.push(line);
    length += line.text.length + 1;
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

/** How many of the page's lines stay on it when `next` no longer fits. */
function bestBreak(page: TextLine[], next: TextLine): number {
  let room = PAGE_LENGTH * EARLIEST_BREAK;
  let best = page.length;
  for (const [index, line] of [...page, next].entries()) {
    if (room <= 0 && (line.heading > 0 || page[index - 1]?.text === '')) best = index;
    room -= line.text.length + 1;
  }
  return best;
}

function cutLine(line: TextLine): TextLine[] {
  const parts: TextLine[] = [];
  let rest = line.text;
  while (rest.length > PAGE_LENGTH) {
    const start = rest.slice(0, PAGE_LENGTH);
    const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('; '), start.lastIndexOf('? '));
    const word = start.lastIndexOf(' ');
    const cut = sentence > PAGE_LENGTH / 2 ? sentence + 1 : word > 0 ? word : PAGE_LENGTH;
    parts.push({ ...line, text: rest.slice(0, cut).trimEnd() });
    rest = rest.slice(cut).trimStart();
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, { ...line, text: rest }];
}
