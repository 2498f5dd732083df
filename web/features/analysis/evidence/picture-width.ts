/** Few widths, so that pictures are found in the browser's cache; the last is the most that the server gives. */
const widths = [800, 1200, 1600, 2000] as const;

/** The width to ask a page's picture in, for so many device pixels. */
export function pictureWidth(pixels: number): number {
  return widths.find((width) => width >= pixels) ?? 2000;
}
