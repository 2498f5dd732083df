import type { Row } from '../model.ts';
import type { Column } from './name-columns.ts';

/** Units of measure and the like are short; wider words are names. Of the page's width. */
const widest = 0.12;

interface Reach {
  left: number;
  /** Where the first and the last of its words end. */
  first: number;
  right: number;
  count: number;
}

/**
 * The columns of words between the figures of most rows ('SF', 'each'): what stands over them names no figures. Without them
 * 'Unit' over the units would name the column of costs beside it.
 */
export function wordColumns(rows: readonly Row[], columns: readonly Column[]): Column[] {
  const cells = rows.flatMap(({ cells: own }) => {
    const from = own.findIndex(({ figure }) => figure !== null);
    const to = own.findLastIndex(({ figure }) => figure !== null);
    return own
      .slice(from + 1, Math.max(from + 1, to))
      .flatMap(({ figure, left, right }) =>
        figure === null && left !== null && right !== null ? [{ left, right }] : [],
      );
  });
  const found: Reach[] = [];
  for (const { left, right } of cells.toSorted((a, b) => a.left - b.left)) {
    const open = found.at(-1);
    if (open && left < open.right) {
      open.first = Math.min(open.first, right);
      open.right = Math.max(open.right, right);
      open.count += 1;
    } else found.push({ left, first: right, right, count: 1 });
  }
  return found.flatMap(({ left, first, right, count }) => {
    const isAlone = columns.every((column) => column.right < left || column.begin > right);
    return count > rows.length / 2 && right - left <= widest && isAlone
      ? [{ begin: left, left: first, right, header: '', words: true as const }]
      : [];
  });
}
