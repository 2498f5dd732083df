import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { useMediaQuery } from '../../ui/media-query.ts';
import { usePrinting } from '../../ui/printing.ts';

/** Up to so many rows are simply all there. */
const allUpTo = 60;
/** Pixels; rows are measured once they are there. */
const estimates = { row: 68, card: 196, cardGap: 12 } as const;

export interface VisibleRow {
  readonly index: number;
  /** Height in pixels of the rows that are left out before it. */
  readonly skipped: number;
}

export interface VisibleRows {
  readonly rows: readonly VisibleRow[];
  /** Height in pixels of the rows that are left out at the end. */
  readonly rest: number;
  readonly measure: ((row: HTMLTableRowElement | null) => void) | null;
}

/**
 * The rows that the window shows, a few more on both sides, and those of `kept`, which must not go however far the page
 * is scrolled. All of them where they are few, and on paper.
 */
export function useVisibleRows(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  kept: readonly number[],
): VisibleRows {
  const printing = usePrinting();
  const table = useMediaQuery('(width >= 64rem)');
  const [top, setTop] = useState(0);
  const all = printing || ids.length <= allUpTo;
  const gap = table ? 0 : estimates.cardGap;

  useLayoutEffect(() => {
    const at = Math.round((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    if (at !== top) setTop(at);
  });

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: ids.length,
    enabled: !all,
    estimateSize: useCallback(() => (table ? estimates.row : estimates.card), [table]),
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    gap,
    overscan: 8,
    scrollMargin: top,
    rangeExtractor: (range) => [...new Set([...kept, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });

  if (all) {
    return { rows: ids.map((_, index) => ({ index, skipped: 0 })), rest: 0, measure: null };
  }
  let end = top;
  const rows = virtualizer.getVirtualItems().map((item) => {
    const skipped = Math.max(0, item.start - end);
    end = item.end + gap;
    return { index: item.index, skipped };
  });
  const rest = Math.max(0, virtualizer.getTotalSize() + top + gap - end);
  return { rows, rest, measure: virtualizer.measureElement };
}
