import type { Page } from '#contract/page.ts';
import type { Source, Span } from '../model.ts';
import { wholeRows } from './agenda-tables.ts';
import { hyphenAt, vocabularyOf } from './hyphens.ts';
import { type Layout, layoutOf } from './layout.ts';
import { withoutLineNumbers } from './line-numbers.ts';
import { type Group, groupLines } from './paragraphs.ts';
import { printedLines } from './printed.ts';
import { quietLines } from './quiet-lines.ts';
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
  const lines = wholeRows(
    quietLines(withoutRunningLines(withoutLineNumbers(printedLines(pages)), pages.length)),
  );
  const layout = layoutOf(lines);
  const known = vocabularyOf(lines);
  const paragraphs: Paragraph[] = [];
  const spans: OpenSpan[] = [];
  let text = '';
  for (const group of groupLines(lines, layout)) {
    if (text) text += '\n';
    const start = text.length;
    group.lines.forEach((line, i) => {
      const next = group.lines[i + 1];
      const hyphen = next ? hyphenAt(line.text, next.text, known) : 'none';
      const length = line.text.length - (hyphen === 'dropped' ? 1 : 0);
      for (const { at, start: from, length: whole } of line.pieces) {
        const own = Math.min(whole, length - at);
        if (own > 0) add(spans, pages, { at: text.length + at, length: own, page: line.page, start: from });
      }
      const own = line.text.slice(0, length);
      text += group.row ? own : own.replaceAll('\t', ' ');
      if (next && hyphen === 'none') text += ' ';
    });
    paragraphs.push({ ...group, start, end: text.length });
  }
  return { source: { pages, text, spans }, paragraphs, layout };
}

type OpenSpan = { -readonly [key in keyof Span]: Span[key] };

/** Runs with one white space between them, on the page as in the text, are one run. */
function add(spans: OpenSpan[], pages: readonly Page[], next: OpenSpan): void {
  const last = spans.at(-1);
  const gap = last ? next.at - last.at - last.length : 2;
  const onPage = last ? next.start - last.start - last.length : 0;
  const between = pages[next.page]?.text.charAt(next.start - 1) ?? '';
  if (!last || last.page !== next.page || gap !== onPage || gap > 1 || (gap === 1 && between.trim() !== ''))
    spans.push(next);
  else last.length += gap + next.length;
}
