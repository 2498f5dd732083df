import type { Doc, Row } from '../model.ts';
import { figuresOf } from './figures.ts';
import { linesOf, type Run } from './printed-lines.ts';

/** A printed line of a page with its cells. */
interface Line {
  /** Where its block begins. */
  readonly block: number;
  readonly row: Row | null;
  readonly page: number;
  readonly top: number;
  readonly bottom: number;
  readonly cells: readonly Cell[];
}

interface Cell extends Run {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** Lines that overlap by so much of their height, and no more, are of one row whose cells are centered on one another. */
const leastOverlap = 0.2;
const mostOverlap = 0.9;
/** So many lines before and after a row's figures may stand beside them. */
const farthest = 2;

/** The words of wrapped cells by the index of the row they belong to, and the starts of the blocks that hold nothing else. */
export interface Beside {
  readonly labels: ReadonlyMap<number, { readonly above: readonly Run[]; readonly below: readonly Run[] }>;
  readonly taken: ReadonlySet<number>;
}

/**
 * Rows whose label runs over two lines with the figures centered beside them, half a line lower: no two printed lines of one
 * column overlap like this.
 */
export function besideFigures(doc: Doc): Beside {
  const labels = new Map<number, { above: Run[]; below: Run[] }>();
  const taken = new Set<number>();
  const lines = linesIn(doc);
  for (const [at, line] of lines.entries()) {
    const { row } = line;
    if (row?.label !== '' || figuresOf(row).length === 0) continue;
    const above = overlapping(lines.slice(Math.max(0, at - farthest), at), line);
    const below = overlapping(lines.slice(at + 1, at + 1 + farthest), line);
    const first = Math.min(...[...above, ...below].flatMap(({ cells }) => cells[0]?.left ?? 1));
    const words = (list: readonly Line[]) =>
      list.flatMap(({ cells: [cell] }) =>
        cell && cell.left < first + sameColumn && /[A-Za-z]/.test(cell.text) ? [cell] : [],
      );
    const label = { above: words(above), below: words(below) };
    if (label.above.length + label.below.length === 0) continue;
    labels.set(row.index, label);
    for (const { block } of [...above, ...below]) taken.add(block);
  }
  return { labels, taken };
}

const sameColumn = 0.1;

const overlapping = (near: readonly Line[], line: Line) =>
  near.filter((other) => {
    const height = Math.min(line.bottom - line.top, other.bottom - other.top);
    const overlap = (Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top)) / height;
    return (
      other.page === line.page &&
      overlap >= leastOverlap &&
      overlap <= mostOverlap &&
      other.cells.every((a) => line.cells.every((b) => a.right <= b.left || a.left >= b.right))
    );
  });

function linesIn(doc: Doc): Line[] {
  const rowAt = new Map(doc.rows.map((row) => [row.start, row]));
  const found: Line[] = [];
  for (const block of doc.blocks) {
    const row = rowAt.get(block.start) ?? null;
    for (const { line, page, from, to, shift } of linesOf(doc.source, block)) {
      const { box } = line;
      if (!box || from >= to) continue;
      const text = doc.source.pages[page]?.text.slice(from, to) ?? '';
      const whole = { start: from + shift, end: to + shift, text, left: box[0], right: box[2] };
      const cells = row
        ? row.cells.flatMap((cell) =>
            cell.left === null || cell.right === null
              ? []
              : [{ start: cell.start, end: cell.end, text: cell.text, left: cell.left, right: cell.right }],
          )
        : [whole];
      found.push({ block: block.start, row, page, top: box[1], bottom: box[3], cells });
      if (row) break;
    }
  }
  return found;
}
