import { atEdge } from './page-numbers.ts';
import type { PrintedLine } from './printed-line.ts';

/** Specks of a scan, large type across a page, and single letters of it: what is no line of text. */
export function* specks(lines: readonly PrintedLine[]): Generator<PrintedLine> {
  const sizes = lines.flatMap(({ size }) => (size > 0 ? size : [])).toSorted((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  for (const line of lines) {
    const word = /[\p{L}\p{N}]/u.test(line.text);
    // A lone dash may be a table's nought where there are no boxes to tell.
    if (!word && (line.box !== null || !/^[-–—$.]+$/.test(line.text))) yield line;
    else if (usual > 0 && line.size > usual * 2 && line.box && line.box[3] - line.box[1] > 0.3) yield line;
    // '1st' printed with its letters raised: the day is told without them.
    else if (line.size < usual * 0.85 && /^(?:st|nd|rd|th)$/.test(line.text)) yield line;
    else if (usual > 0 && line.size > usual * 2 && line.text.length <= (atEdge(line) ? 4 : 2)) yield line;
  }
}

/** What stands beyond a running line, nearer to the page's edge, and has no words: a stamp, or what a scan made of one. */
export function* beyond(
  lines: readonly PrintedLine[],
  running: ReadonlySet<PrintedLine>,
): Generator<PrintedLine> {
  let header = 0;
  let footer = 1;
  for (const { box } of lines.filter((line) => running.has(line))) {
    if (!box || (box[1] > 0.2 && box[3] < 0.8)) continue;
    if (box[1] < 0.5) header = Math.max(header, box[1]);
    else footer = Math.min(footer, box[3]);
  }
  for (const line of lines) {
    if (!line.box || running.has(line) || !atEdge(line)) continue;
    const out = line.box[1] < 0.5 ? line.box[3] <= header + 0.012 : line.box[1] >= footer - 0.012;
    if (out && (line.text.match(/\b[A-Za-z]?[a-z]{3,}\b/g)?.length ?? 0) < 2) yield line;
  }
}
