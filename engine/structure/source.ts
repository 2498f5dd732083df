import type { Citation } from '#contract/page.ts';
import { firstWhere } from '../first-where.ts';
import type { Citations, Source, Span } from '../model.ts';

/** The spans that a range of the cleaned text touches, in order. */
export function* spansIn(source: Source, start: number, end: number): Generator<Span> {
  for (
    let i = firstWhere(source.spans, ({ at, length }) => at + length > start);
    i < source.spans.length;
    i++
  ) {
    const span = source.spans[i];
    if (!span || span.at >= end) return;
    yield span;
  }
}

/**
 * The quotes that a range of the cleaned text stands on, one a page, trimmed of white space at both ends; null where
 * none of it stands on any page. The only maker of citations: quotes are cut from the page itself.
 */
export function cite(source: Source, start: number, end: number): Citations | null {
  const citations: Citation[] = [];
  let page = -1;
  let from = 0;
  let to = 0;
  const close = () => {
    const original = source.pages[page];
    if (!original) return;
    const cut = original.text.slice(from, to);
    const quote = cut.trim();
    if (!quote) return;
    const begin = from + (cut.length - cut.trimStart().length);
    citations.push({ page: original.number, start: begin, end: begin + quote.length, quote });
  };
  for (const span of spansIn(source, start, end)) {
    const skip = Math.max(0, start - span.at);
    const stop = Math.min(span.length, end - span.at);
    if (span.page !== page) {
      close();
      page = span.page;
      from = span.start + skip;
      to = span.start + stop;
    } else {
      from = Math.min(from, span.start + skip);
      to = Math.max(to, span.start + stop);
    }
  }
  close();
  const [first, ...rest] = citations;
  return first ? [first, ...rest] : null;
}

/** Number of the page on which a position of the cleaned text stands (of the nearest text before it otherwise). */
export function pageAt(source: Source, at: number): number {
  const spans = source.spans;
  const span =
    spans[
      Math.min(
        firstWhere(spans, (span) => span.at + span.length > at),
        spans.length - 1,
      )
    ];
  return (span && source.pages[span.page]?.number) ?? 1;
}

const spansByPage = new WeakMap<Source, Map<number, Span[]>>();

/** Spans by the number of their page, in the order of that page's text. */
function spansOf(source: Source): Map<number, Span[]> {
  const known = spansByPage.get(source);
  if (known) return known;
  const inOrder = source.spans.toSorted((a, b) => a.start - b.start);
  const made = Map.groupBy(inOrder, (span) => source.pages[span.page]?.number ?? 0);
  spansByPage.set(source, made);
  return made;
}

/** Offset into Source.text of the place where a citation begins; -1 where cleaning left it out. */
export function offsetOf(source: Source, { page, start }: Pick<Citation, 'page' | 'start'>): number {
  const spans = spansOf(source).get(page) ?? [];
  const span = spans[firstWhere(spans, (one) => one.start + one.length > start)];
  return span && span.start <= start ? span.at + start - span.start : -1;
}
