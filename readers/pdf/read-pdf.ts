import type { Page } from '#contract/page.ts';
import type { OnPage } from '../outcome.ts';
import { findTables } from './find-tables.ts';
import { isReadable } from './is-readable.ts';
import { orderPage } from './order-page.ts';
import { readPageView } from './page-view.ts';
import type { Pdfium } from './pdfium.ts';
import { readDrawing } from './read-drawing.ts';
import { readGlyphs } from './read-glyphs.ts';
import { type PdfRefusal, withDocument } from './with-document.ts';
import { writePage } from './write-page.ts';

/**
 * The pages of a PDF with their text layer, or why it does not open. A page's number is its place in the file. `onPage`
 * hears of each page once it is read.
 */
export function readPdf(bytes: Uint8Array, onPage?: OnPage): Promise<Page[] | PdfRefusal> {
  return withDocument(bytes, (pdfium, document, pageCount) => {
    const pages: Page[] = [];
    for (let index = 0; index < pageCount; index += 1) {
      pages.push(readPage(pdfium, document, index));
      onPage?.(index + 1, pageCount);
    }
    return pages;
  });
}

function readPage(pdfium: Pdfium, document: number, index: number): Page {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) return { number: index + 1, text: '', lines: [], size: null, readable: false };
  const textPage = pdfium.FPDFText_LoadPage(page);
  const scratch = pdfium.malloc(64);
  try {
    const view = readPageView(pdfium, page, scratch);
    const drawing = readDrawing(pdfium, page, view, scratch);
    const grids = findTables(drawing.horizontal, drawing.vertical);
    const { glyphs, unknown } = readGlyphs(pdfium, textPage, view);
    const lines = orderPage(glyphs, grids);
    const written = writePage(index + 1, lines, view.width, view.height);
    const readable = isReadable(glyphs, unknown, drawing, view);
    return { ...written, readable };
  } finally {
    pdfium.free(scratch);
    if (textPage !== 0) pdfium.FPDFText_ClosePage(textPage);
    pdfium.FPDF_ClosePage(page);
  }
}
