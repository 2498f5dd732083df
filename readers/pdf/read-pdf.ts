import type { Page } from '#contract/page.ts';
import { orderPage } from './order-page.ts';
import { readPageView } from './page-view.ts';
import type { Pdfium } from './pdfium.ts';
import { readGlyphs } from './read-glyphs.ts';
import { type PdfRefusal, withDocument } from './with-document.ts';
import { writePage } from './write-page.ts';

/** Fewer letters and digits than this beside a picture are a stamp or a page number on a scan. */
const FEWEST_LETTERS = 10;
const IMAGE = 3;

/** The pages of a PDF with their text layer, or why it does not open. A page's number is its place in the file. */
export function readPdf(bytes: Uint8Array): Promise<Page[] | PdfRefusal> {
  return withDocument(bytes, (pdfium, document, pageCount) => {
    const pages: Page[] = [];
    for (let index = 0; index < pageCount; index += 1) pages.push(readPage(pdfium, document, index));
    return pages;
  });
}

function readPage(pdfium: Pdfium, document: number, index: number): Page {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) return { number: index + 1, text: '', lines: [], size: null, readable: false };
  const textPage = pdfium.FPDFText_LoadPage(page);
  const scratch = pdfium.malloc(16);
  try {
    const view = readPageView(pdfium, page, scratch);
    const rows = orderPage(readGlyphs(pdfium, textPage, view));
    const written = writePage(index + 1, rows, view.width, view.height);
    const letters = written.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    const readable = letters >= FEWEST_LETTERS || !hasImage(pdfium, page);
    return { ...written, readable };
  } finally {
    pdfium.free(scratch);
    if (textPage !== 0) pdfium.FPDFText_ClosePage(textPage);
    pdfium.FPDF_ClosePage(page);
  }
}

function hasImage(pdfium: Pdfium, page: number): boolean {
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) {
    if (pdfium.FPDFPageObj_GetType(pdfium.FPDFPage_GetObject(page, index)) === IMAGE) return true;
  }
  return false;
}
