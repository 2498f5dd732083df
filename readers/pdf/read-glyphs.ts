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
type Font = { bold: boolean; symbols: boolean };
type Reading = { scratch: number; fonts: Map<number, Font>; view: PageView };

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
  const reading: Reading = { scratch, fonts: new Map(), view };
  try {
    let doubles = new Float64Array(pdfium.memory.buffer, scratch, 6);
    let floats = new Float32Array(pdfium.memory.buffer, scratch, 6);
    for (let index = 0; index < count; index += 1) {
      const object = pdfium.FPDFText_GetTextObject(textPage, index);
      // Blanks and line ends that PDFium adds of its own accord belong to no object.
      if (object === 0) continue;
      let style = styles.get(object);
      if (style === undefined) {
        style = readStyle(pdfium, textPage, index, object, reading);
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

/** `font` is shared by all the text of one font: most pages hold hundreds of text objects and two or three fonts. */
function readStyle(pdfium: Pdfium, textPage: number, index: number, object: number, reading: Reading): Style {
  const { scratch, fonts, view } = reading;
  const fontHandle = pdfium.FPDFTextObj_GetFont(object);
  let font = fonts.get(fontHandle);
  if (font === undefined) {
    font = readFont(pdfium, textPage, index, scratch);
    fonts.set(fontHandle, font);
  }
  pdfium.FPDFText_GetMatrix(textPage, index, scratch);
  const matrix = new Float32Array(pdfium.memory.buffer, scratch, 4);
  const scale = Math.hypot(matrix[2] ?? 0, matrix[3] ?? 1);
  const stroked = pdfium.FPDFTextObj_GetTextRenderMode(object) === FILL_THEN_STROKE;
  return {
    size: pdfium.FPDFText_GetFontSize(textPage, index) * scale,
    bold: font.bold || stroked,
    angle: view.angle(matrix[0] ?? 1, matrix[1] ?? 0),
    symbols: font.symbols,
  };
}

function readFont(pdfium: Pdfium, textPage: number, index: number, scratch: number): Font {
  const flags = scratch + 128;
  const length = Math.min(pdfium.FPDFText_GetFontInfo(textPage, index, scratch, 120, flags), 120);
  const name = Buffer.from(pdfium.memory.buffer, scratch, Math.max(0, length - 1)).toString('latin1');
  const forced = ((new Int32Array(pdfium.memory.buffer, flags, 1)[0] ?? 0) & FORCE_BOLD) !== 0;
  return { bold: forced || HEAVY.test(name), symbols: SYMBOL_FONT.test(name) };
}
