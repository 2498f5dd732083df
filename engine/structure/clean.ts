import type { Page } from '#contract/page.ts';
import type { Source, Span } from '../model.ts';
import { hyphenAt, vocabularyOf } from './hyphens.ts';
import { type Layout, layoutOf } from './layout.ts';
import { withoutLineNumbers } from './line-numbers.ts';
import { type Group, groupLines } from './paragraphs.ts';
import { printedLines } from './printed.ts';
import { withoutRunningLines } from './running-lines.ts';

/** A group of printed lines and where it stands in the cleaned text. */
export interface Paragraph extends Group {
  readonly start: number;
  readonly end: number;
}

export interface Cleaned {
  readonly source: Source;
  readonly paragraphs: readonly Paragraph[];
  readonly layout: Layout;
}

/** The pages' running text: see Source. Its text consists of runs that stand on a page and white space put in. */
export function clean(pages: readonly Page[]): Cleaned {
  const lines = withoutRunningLines(withoutLineNumbers(printedLines(pages)), pages.length);
  const layout = layoutOf(lines);
  const known = vocabularyOf(lines);
  const paragraphs: Paragraph[] = [];
  const spans: Span[] = [];
  let text = '';
  for (const group of groupLines(lines, layout)) {
    if (text) text += '\n';
    const start = text.length;
    group.lines.forEach((line, i) => {
      const next = group.lines[i + 1];
      const hyphen = next ? hyphenAt(line.text, next.text, known) : 'none';
      const length = line.text.length - (hyphen === 'dropped' ? 1 : 0);
      for (const piece of line.pieces) {
        const own = Math.min(piece.length, length - piece.at);
        if (own > 0)
          spans.push({ at: text.length + piece.at, length: own, page: line.page, start: piece.start });
      }
      const own = line.text.slice(0, length);
      text += group.row ? own : own.replaceAll('\t', ' ');
      if (next && hyphen === 'none') text += ' ';
    });
    paragraphs.push({ ...group, start, end: text.length });
  }
  return { source: { pages, text, spans }, paragraphs, layout };
}
