import { encodePng } from './encode-png.ts';
import { withFilledPage } from './fill-in.ts';
import type { Pdfium } from './pdfium.ts';
import { type PdfRefusal, withDocument } from './with-document.ts';

export type PagePicture = { png: Uint8Array; width: number; height: number };

/** A page of more than this many times its width is cut off at the bottom, not rendered without end. */
const TALLEST = 4;
const WIDEST = 4000;
const ANNOTATIONS = 1;
const REVERSE_BYTE_ORDER = 0x10;
const WHITE = 0xffffffff;

/**
 * The page as a PNG of `widthPx` pixels (at most 4,000) across, in few shades. `pageNumber` counts from 1. Rejects with a RangeError where the file does not open or has no such page.
 */
export async function renderPage(
  bytes: Uint8Array,
  pageNumber: number,
  widthPx: number,
): Promise<PagePicture> {
  const width = Math.max(1, Math.min(WIDEST, Math.round(widthPx)));
  const picture = await withDocument<PagePicture | undefined>(bytes, (pdfium, document, pageCount, form) => {
    const inside = Number.isInteger(pageNumber) && pageNumber >= 1 && pageNumber <= pageCount;
    if (!inside) return undefined;
    return withFilledPage(pdfium, { document, form }, pageNumber - 1, (page) => render(pdfium, page, width));
  });
  if (picture === undefined || isRefusal(picture)) throw new RangeError(`No page ${pageNumber} to show.`);
  return picture;
}

function isRefusal(picture: PagePicture | PdfRefusal): picture is PdfRefusal {
  return typeof picture === 'string';
}

function render(pdfium: Pdfium, page: number, width: number): PagePicture | undefined {
  const ratio = pdfium.FPDF_GetPageHeightF(page) / pdfium.FPDF_GetPageWidthF(page);
  const height = Math.max(1, Math.round(width * Math.min(TALLEST, Number.isFinite(ratio) ? ratio : 1)));
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return undefined;
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS | REVERSE_BYTE_ORDER);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const bytes = new Uint8Array(pdfium.memory.buffer, start, stride * height);
    return { png: encodePng({ bytes, width, height, stride }), width, height };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
