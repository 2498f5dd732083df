import type { Page } from '#contract/page.ts';
import type { Source, Span } from '../model.ts';
import { type Group, groupLines } from './paragraphs.ts';
import { type PrintedLine, printedLines } from './printed.ts';

/** A group of printed lines and where it stands in the cleaned text. */
export interface Paragraph extends Group {
  readonly start: number;
  readonly end: number;
}

export interface Cleaned {
  readonly source: Source;
  readonly paragraphs: readonly Paragraph[];
}

/** The pages' running text: see Source. */
export function clean(pages: readonly Page[]): Cleaned {
  const paragraphs: Paragraph[] = [];
  const spans: Span[] = [];
  let text = '';
  for (const group of groupLines(printedLines(pages))) {
    if (text) text += '\n';
    const start = text.length;
    let last: PrintedLine | undefined;
    for (const line of group.lines) {
      if (last) text += ' ';
      spans.push({ at: text.length, length: line.end - line.start, page: line.page, start: line.start });
      text += line.text;
      last = line;
    }
    paragraphs.push({ ...group, start, end: text.length });
  }
  return { source: { pages, text, spans }, paragraphs };
}
