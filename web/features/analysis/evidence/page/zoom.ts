import type { TextBlock } from './text-block.ts';

/** 'fit': the text takes up the whole width. 1 and 2: times the size on paper. */
export type Zoom = 'fit' | 1 | 2;

export const zooms: readonly { zoom: Zoom; label: string }[] = [
  { zoom: 'fit', label: 'Fit width' },
  { zoom: 1, label: '100%' },
  { zoom: 2, label: '200%' },
];

const pointsPerInch = 72;
const pixelsPerInch = 96;

/** CSS pixels that a page is shown wide, in a room of so many; `size` in points. */
export function sheetWidth(zoom: Zoom, room: number, block: TextBlock, size: { width: number }): number {
  return zoom === 'fit' ? room / block.width : (zoom * size.width * pixelsPerInch) / pointsPerInch;
}
