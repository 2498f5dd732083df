import type { Line, Page } from '#contract/page.ts';
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

interface Height {
  readonly top: number;
  readonly height: number;
}

const numbered = new WeakMap<Page, ReadonlyMap<Line, number>>();

/** The lines of a page with their numbers, empty ones counted. */
function numbersOf(page: Page): ReadonlyMap<Line, number> {
  const known = numbered.get(page);
  if (known) return known;
  const numbers = new Map<Line, number>();
  let [at, number] = [0, 0];
  for (const line of page.lines) {
    for (; at < line.start; at++) if (page.text.charAt(at) === '\n') number += 1;
    numbers.set(line, number);
  }
  numbered.set(page, numbers);
  return numbers;
}

/** How far down its page a line stands and how high it is, in lines where only its words have places; null where nothing has. */
export function heightOf(page: Page, line: Line): Height | null {
  if (line.box) return { top: line.box[1], height: line.box[3] - line.box[1] };
  return line.words.length > 0 ? { top: numbersOf(page).get(line) ?? 0, height: 1 } : null;
}
