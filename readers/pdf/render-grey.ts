import type { Picture } from '../ocr/picture.ts';
import type { Pdfium } from './pdfium.ts';

const DOTS_PER_INCH = 300;
const POINTS_PER_INCH = 72;
/** Tabloid paper at 300 dots an inch; anything larger is rendered coarser. */
const MOST_PIXELS = 17_000_000;
/** A page that is smaller than its picture has dots for is rendered at the picture's own size, up to this side. */
const LONG_SIDE = 3300;
const LONGEST_SIDE = 16_000;
const IMAGE = 3;
const GREY = 1;
const ANNOTATIONS = 1;
const GREYSCALE = 8;
const WHITE = 0xffffffff;
const MOST_OBJECTS = 200;

/**
 * A loaded page as it is shown, in grey, at the resolution that serves to recognize its text: 300 dots an inch, within
 * limits that hold for a page of any size. Undefined where there is no memory for it.
 */
export function renderGrey(pdfium: Pdfium, page: number): Picture | undefined {
  const across = pdfium.FPDF_GetPageWidthF(page);
  const down = pdfium.FPDF_GetPageHeightF(page);
  if (!(across > 0 && down > 0)) return undefined;
  const scale = pixelsAPoint(across, down, sharpestPicture(pdfium, page));
  const width = Math.max(1, Math.round(across * scale));
  const height = Math.max(1, Math.round(down * scale));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, GREY, 0, 0);
  if (bitmap === 0) return undefined;
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS | GREYSCALE);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const pixels = new Uint8Array(width * height);
    const { buffer } = pdfium.memory;
    for (let row = 0; row < height; row += 1) {
      pixels.set(new Uint8Array(buffer, start + row * stride, width), row * width);
    }
    return { width, height, pixels };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** `dots` is the longer side of the page's largest picture, in its own pixels. */
function pixelsAPoint(across: number, down: number, dots: number): number {
  const long = Math.max(across, down);
  const usual = DOTS_PER_INCH / POINTS_PER_INCH;
  const own = Math.min(dots, LONG_SIDE) / long;
  const most = Math.min(Math.sqrt(MOST_PIXELS / (across * down)), LONGEST_SIDE / long);
  return Math.min(Math.max(usual, own), most);
}

function sharpestPicture(pdfium: Pdfium, page: number): number {
  const scratch = pdfium.malloc(8);
  let dots = 0;
  const count = Math.min(MOST_OBJECTS, pdfium.FPDFPage_CountObjects(page));
  for (let index = 0; index < count; index += 1) {
    const object = pdfium.FPDFPage_GetObject(page, index);
    if (pdfium.FPDFPageObj_GetType(object) !== IMAGE) continue;
    if (pdfium.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) === 0) continue;
    dots = Math.max(dots, ...new Int32Array(pdfium.memory.buffer, scratch, 2));
  }
  pdfium.free(scratch);
  return dots;
}
