import type { Picture } from './picture.ts';

/** Dark pixels that hang together. Edges are half-open. */
export type Blot = { left: number; top: number; right: number; bottom: number; area: number };

export type Blots = {
  blots: Blot[];
  /** For each pixel the index of its blot, or -1. */
  of: Int32Array;
};

/** The connected dark parts of a picture, where dark is at or below `level`. */
export function findBlots({ width, height, pixels }: Picture, level: number): Blots {
  const of = new Int32Array(pixels.length).fill(-1);
  const blots: Blot[] = [];
  const stack = new Int32Array(pixels.length);
  for (let start = 0; start < pixels.length; start += 1) {
    if ((pixels[start] ?? 255) > level || of[start] !== -1) continue;
    const index = blots.length;
    const blot = { left: width, top: height, right: 0, bottom: 0, area: 0 };
    let depth = 0;
    stack[depth++] = start;
    of[start] = index;
    while (depth > 0) {
      const at = stack[--depth] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      blot.area += 1;
      if (x < blot.left) blot.left = x;
      if (x >= blot.right) blot.right = x + 1;
      if (y < blot.top) blot.top = y;
      if (y >= blot.bottom) blot.bottom = y + 1;
      for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY += 1) {
        for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX += 1) {
          const next = nextY * width + nextX;
          if (of[next] !== -1 || (pixels[next] ?? 255) > level) continue;
          of[next] = index;
          stack[depth++] = next;
        }
      }
    }
    blots.push(blot);
  }
  return { blots, of };
}
