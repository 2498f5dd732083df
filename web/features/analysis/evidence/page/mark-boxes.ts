import type { Box, Line, Page, Word } from '#contract/page.ts';

/** A stretch of highlighter on a page's picture, in fractions (0 to 1) of its width and height. */
export interface MarkBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const between = (box: Box, left: number, right: number): MarkBox => ({
  left,
  top: box[1],
  width: Math.max(0, right - left),
  height: Math.max(0, box[3] - box[1]),
});

const touches = (start: number, end: number, from: number, to: number) => start < to && end > from;

/** Runs of words with nothing but a space between them: the gap between two cells of a table is not marked. */
function runsOf(text: string, words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && !text.slice(before[1], word[0]).includes('\t')) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

function lineBoxes(text: string, line: Line, start: number, end: number): MarkBox[] {
  const { box } = line;
  if (!box) return [];
  if (line.words.length === 0) return [between(box, box[0], box[2])];
  const cited = line.words.filter(([from, to]) => touches(start, end, from, to));
  return runsOf(text, cited).map((run) =>
    between(box, Math.min(...run.map((word) => word[2])), Math.max(...run.map((word) => word[3]))),
  );
}

/**
 * Where a citation (half-open offsets into the page's text) stands on the page's picture: one box a line, more where
 * a line is cut by cells. Words are marked whole. Empty where the page's lines have no boxes.
 */
export function markBoxes(page: Pick<Page, 'text' | 'lines'>, start: number, end: number): MarkBox[] {
  return page.lines
    .filter((line) => touches(start, end, line.start, line.end))
    .flatMap((line) => lineBoxes(page.text, line, start, end));
}
