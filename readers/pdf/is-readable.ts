import type { PageView } from './page-view.ts';
import type { Drawing } from './read-drawing.ts';
import type { Glyph } from './read-glyphs.ts';

/** Fewer letters and digits than this beside a picture are a stamp or a page number on a scan. */
const FEWEST_LETTERS = 10;
/** A picture over this share of the page, with no text on it and no more than a header and footer around, is the page. */
const LARGE_PICTURE = 0.4;
const MOST_AROUND = 200;
/** Some programs draw every letter as a shape. */
const MOST_SHAPES = 100;

/** Whether the page's content is in its text, and not in a picture or in shapes. */
export function isReadable(glyphs: Glyph[], unknown: number, drawing: Drawing, view: PageView): boolean {
  const letters = glyphs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (unknown > letters.length) return false;
  if (letters.length < FEWEST_LETTERS) return drawing.pictures.length === 0 && drawing.shapes < MOST_SHAPES;
  if (letters.length > MOST_AROUND) return true;
  const onPicture = letters.some(({ x, y }) =>
    drawing.pictures.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom),
  );
  return onPicture || !isMostlyPicture(drawing, view);
}

/** Whether most of the page is a picture: with text on it, that is a scan's text layer, which may be a poor recognition's. */
export function isMostlyPicture(drawing: Drawing, view: PageView): boolean {
  const area = drawing.pictures.reduce(
    (sum, [left, top, right, bottom]) => sum + (right - left) * (bottom - top),
    0,
  );
  return area >= LARGE_PICTURE * view.width * view.height;
}
