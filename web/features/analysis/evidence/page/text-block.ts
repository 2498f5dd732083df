import type { Line } from '#contract/page.ts';

/** Left edge and width, in fractions of the page's width. */
export interface TextBlock {
  readonly left: number;
  readonly width: number;
}

const margin = 0.03;
const smallest = 0.4;

/** The part of a page's width that its text takes up, with a little margin: what a reader wants to see large. */
export function textBlock(lines: readonly Pick<Line, 'box'>[]): TextBlock {
  const boxes = lines.flatMap(({ box }) => (box ? [box] : []));
  if (boxes.length === 0) return { left: 0, width: 1 };
  const left = Math.max(0, Math.min(...boxes.map((box) => box[0])) - margin);
  const right = Math.min(1, Math.max(...boxes.map((box) => box[2])) + margin);
  return right - left < smallest ? { left: 0, width: 1 } : { left, width: right - left };
}
