import { firstWhere } from '../first-where.ts';
import type { Source } from '../model.ts';
import { spansIn } from '../structure/source.ts';

/** A run of Source.text. */
export interface Run {
  readonly start: number;
  readonly end: number;
}

/** The printed lines that a run of the text stands on, each with its offset from page to text. */
export function* linesOf(source: Source, { start, end }: Run) {
  for (const span of spansIn(source, start, end)) {
    const lines = source.pages[span.page]?.lines ?? [];
    const from = span.start + Math.max(0, start - span.at);
    const to = span.start + Math.min(span.length, end - span.at);
    for (let i = firstWhere(lines, (line) => line.end > from); i < lines.length; i++) {
      const line = lines[i];
      if (!line || line.start >= to) break;
      yield {
        line,
        page: span.page,
        from: Math.max(from, line.start),
        to: Math.min(to, line.end),
        shift: span.at - span.start,
      };
    }
  }
}
