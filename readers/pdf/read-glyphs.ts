import type { PageView } from './page-view.ts';
import { paintedCharacter } from './painted-character.ts';
import type { Pdfium } from './pdfium.ts';

/** One painted character in the coordinates of the page as shown, in points. */
export type Glyph = {
  text: string;
  /** Where the pen stood: on the baseline, at the character's start. */
  x: number;
  y: number;
  /** The room that the character takes on its line, blank sides included. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  style: Style;
};

/** What the characters of one text object have in common. `angle` in degrees counterclockwise as shown; `symbols` for fonts of bullets and boxes. */
export type Style = { size: number; bold: boolean; angle: number; symbols: boolean };

const HEAVY = /bold|black|heavy|demi(?!l)|[-,]bd\b/i;
const SYMBOL_FONT = /wingding|webding|dingbat|symbol/i;
const FORCE_BOLD = 1 << 18;
const FILL_THEN_STROKE = 2;
/** PDFium's code for a hyphen at the end of a line. */
const HYPHEN = 2;

/** `unknown` counts the characters that the file draws without saying which they are. */
export type PageGlyphs = { glyphs: Glyph[]; unknown: number };

/** The page's characters in the order in which they are painted; characters outside of the page are left out. */
export function readGlyphs(pdfium: Pdfium, textPage: number, view: PageView): PageGlyphs {
  const count = pdfium.FPDFText_CountChars(textPage);
  const scratch = pdfium.malloc(256);
  const glyphs: Glyph[] = [];
  let unknown = 0;
  const styles = new Map<number, Style>();
  try {
    let doubles = new Float64Array(pdfium.memory.buffer, scratch, 6);
    let floats = new Float32Array(pdfium.memory.buffer, scratch, 6);
    for (let index = 0; index < count; index += 1) {
      const object = pdfium.FPDFText_GetTextObject(textPage, index);
      // Blanks and line ends that PDFium adds of its own accord belong to no object.
      if (object === 0) continue;
      let style = styles.get(object);
      if (style === undefined) {
        style = readStyle(pdfium, textPage, index, object, scratch, view);
        styles.set(object, style);
      }
      const code = pdfium.FPDFText_GetUnicode(textPage, index);
      const text = code === HYPHEN ? '-' : paintedCharacter(code, style.symbols);
      if (text === ' ' && pdfium.FPDFText_IsGenerated(textPage, index) === 1) continue;
      if (text === '') {
        unknown += 1;
        continue;
      }
      if (doubles.length === 0) {
        doubles = new Float64Array(pdfium.memory.buffer, scratch, 6);
        floats = new Float32Array(pdfium.memory.buffer, scratch, 6);
      }
      pdfium.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
      const px = doubles[0] ?? 0;
      const py = doubles[1] ?? 0;
      pdfium.FPDFText_GetLooseCharBox(textPage, index, scratch);
      let left = floats[0] ?? 0;
      let top = floats[1] ?? 0;
      let right = floats[2] ?? 0;
      let bottom = floats[3] ?? 0;
      if (left === right || top === bottom) {
        // A font that does not say how wide its letters are: the ink does.
        pdfium.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
        left = doubles[0] ?? 0;
        right = doubles[1] ?? 0;
        bottom = doubles[2] ?? 0;
        top = doubles[3] ?? 0;
      }
      const x0 = view.x(left, top);
      const x1 = view.x(right, bottom);
      const y0 = view.y(left, top);
      const y1 = view.y(right, bottom);
      const glyph = {
        text,
        x: view.x(px, py),
        y: view.y(px, py),
        left: Math.min(x0, x1),
        top: Math.min(y0, y1),
        right: Math.max(x0, x1),
        bottom: Math.max(y0, y1),
        style,
      };
      if (isOnPage(glyph, view)) glyphs.push(glyph);
    }
  } finally {
    pdfium.free(scratch);
  }
  return { glyphs, unknown };
}

/** False, too, for the impossible places and sizes of damaged files, not-a-number included. */
function isOnPage(glyph: Glyph, view: PageView): boolean {
  const { width, height } = view;
  const touches = glyph.right >= 0 && glyph.left <= width && glyph.bottom >= 0 && glyph.top <= height;
  const fits = glyph.right - glyph.left <= width && glyph.bottom - glyph.top <= 2 * height;
  const stands = Math.abs(glyph.x) < 2 * width && Math.abs(glyph.y) < 2 * height;
  return touches && fits && stands && glyph.style.size > 0 && glyph.style.size < height;
}

function readStyle(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  object: number,
  scratch: number,
  view: PageView,
): Style {
  pdfium.FPDFText_GetMatrix(textPage, index, scratch);
  const [a = 1, b = 0, c = 0, d = 1] = new Float32Array(pdfium.memory.buffer, scratch, 6);
  const size = pdfium.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d);
  const name = scratch;
  const flags = scratch + 128;
  const length = Math.min(pdfium.FPDFText_GetFontInfo(textPage, index, name, 120, flags), 120);
  const fontName = String.fromCharCode(
    ...new Uint8Array(pdfium.memory.buffer, name, Math.max(0, length - 1)),
  );
  const forced = ((new Int32Array(pdfium.memory.buffer, flags, 1)[0] ?? 0) & FORCE_BOLD) !== 0;
  const stroked = pdfium.FPDFTextObj_GetTextRenderMode(object) === FILL_THEN_STROKE;
  return {
    size,
    bold: forced || stroked || HEAVY.test(fontName),
    angle: view.angle(a, b),
    symbols: SYMBOL_FONT.test(fontName),
  };
}
