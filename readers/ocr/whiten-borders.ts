import { findBlots } from './find-blots.ts';
import { inkLevel, type Picture, shrink } from './picture.ts';

/** The borders are looked for in a copy that many times smaller. */
const FACTOR = 6;
/** In parts of the picture's side: what touches the edge and reaches this far along it is no letter cut off. */
const LONG = 0.08;
/** A dark part that reaches further than this into the page is a picture or a dark page, not its border. */
const DEEPEST = 0.2;
/** Paper between two such shades is no border, however dark its scan. */
const DARKEST = 110;

/**
 * Paints the dark edges white that a scanner leaves around a sheet smaller than its glass, or beside the spine of a
 * book: they are read as letters and hide where the lines are. Changes the picture.
 */
export function whitenBorders(picture: Picture): void {
  const small = shrink(picture, FACTOR);
  const { width, height } = small;
  const { blots, of } = findBlots(small, Math.min(inkLevel(small), DARKEST));
  const isBorder = blots.map((blot) => {
    const across = blot.right - blot.left;
    const down = blot.bottom - blot.top;
    const beside = (blot.left <= 1 || blot.right >= width - 1) && down > LONG * height;
    const above = (blot.top <= 1 || blot.bottom >= height - 1) && across > LONG * width;
    return (beside && blot.area < DEEPEST * width * down) || (above && blot.area < DEEPEST * height * across);
  });
  if (!isBorder.includes(true)) return;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isBorder[of[y * width + x] ?? -1] === true) whiten(picture, x, y);
    }
  }
}

/** Whitens what one pixel of the small copy stands for, and a fringe around it. */
function whiten({ width, height, pixels }: Picture, x: number, y: number): void {
  const fringe = FACTOR >> 1;
  const left = Math.max(0, x * FACTOR - fringe);
  const right = Math.min(width, (x + 1) * FACTOR + fringe);
  const bottom = Math.min(height, (y + 1) * FACTOR + fringe);
  for (let row = Math.max(0, y * FACTOR - fringe); row < bottom; row += 1) {
    pixels.fill(255, row * width + left, row * width + right);
  }
}
