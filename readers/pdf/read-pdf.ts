import type { Page } from '#contract/page.ts';
import type { OcrOptions } from '../ocr/ocr-options.ts';
import { recognizePages } from '../ocr/recognize-pages.ts';
import { writeRecognizedPage } from '../ocr/write-recognized-page.ts';
import type { OnPage } from '../outcome.ts';
import { findTables } from './find-tables.ts';
import { isReadable } from './is-readable.ts';
import { orderPage } from './order-page.ts';
import { readPageView } from './page-view.ts';
import type { Pdfium } from './pdfium.ts';
import { readDrawing } from './read-drawing.ts';
import { readGlyphs } from './read-glyphs.ts';
import { renderGrey } from './render-grey.ts';
import { type PdfRefusal, withDocument } from './with-document.ts';
import { writePage } from './write-page.ts';

export type PdfOptions = {
  /** Hears of each page once it is read. */
  onPage?: OnPage | undefined;
  /** How pages without usable text are recognized; false where they are not. */
  ocr?: OcrOptions | false | undefined;
  password?: string | undefined;
};

/**
 * A few pictures among pages of text (a recorder's cover, signatures) are left unreadable and listed as such: reading
 * them takes many times as long as all the rest.
 */
const fewPictures = 0.2;

const isWorthTheWait = (
  pictures: number,
  pages: number,
  { patience = Number.POSITIVE_INFINITY }: OcrOptions,
) => pictures > pages * fewPictures && pictures <= patience;

/**
 * The pages of a PDF, or why it does not open. A page's number is its place in the file. Its text is that of its text
 * layer or, where that is missing or nonsense, what is recognized in its picture.
 */
export function readPdf(
  bytes: Uint8Array,
  { onPage, ocr = {}, password }: PdfOptions = {},
): Promise<Page[] | PdfRefusal> {
  return withDocument(
    bytes,
    async (pdfium, document, pageCount) => {
      const pages: Page[] = [];
      let read = 0;
      const tell = (): void => {
        read += 1;
        onPage?.(read, pageCount);
      };
      for (let index = 0; index < pageCount; index += 1) {
        const page = readPage(pdfium, document, index);
        pages.push(page);
        if (page.readable || ocr === false) tell();
      }
      const pictures = pages.filter(({ readable }) => !readable);
      if (ocr !== false && isWorthTheWait(pictures.length, pageCount, ocr)) {
        await recognizePages(
          pictures,
          ocr,
          ({ number }) => withPage(pdfium, document, number - 1, (page) => renderGrey(pdfium, page)),
          ({ number, size }, recognition) => {
            if (recognition !== undefined && size !== null) {
              pages[number - 1] = writeRecognizedPage(number, size, recognition);
            }
            tell();
          },
        );
      }
      return pages;
    },
    password,
  );
}

function readPage(pdfium: Pdfium, document: number, index: number): Page {
  const none = { number: index + 1, text: '', lines: [], size: null, readable: false };
  return withPage(pdfium, document, index, (page) => readLoadedPage(pdfium, page, index + 1)) ?? none;
}

function withPage<T>(
  pdfium: Pdfium,
  document: number,
  index: number,
  use: (page: number) => T,
): T | undefined {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  try {
    return use(page);
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

function readLoadedPage(pdfium: Pdfium, page: number, pageNumber: number): Page {
  const textPage = pdfium.FPDFText_LoadPage(page);
  const scratch = pdfium.malloc(64);
  try {
    const view = readPageView(pdfium, page, scratch);
    const drawing = readDrawing(pdfium, page, view, scratch);
    const grids = findTables(drawing.horizontal, drawing.vertical);
    const { glyphs, unknown } = readGlyphs(pdfium, textPage, view);
    const lines = orderPage(glyphs, grids);
    const written = writePage(pageNumber, lines, view.width, view.height);
    const readable = isReadable(glyphs, unknown, drawing, view);
    return { ...written, readable };
  } finally {
    pdfium.free(scratch);
    if (textPage !== 0) pdfium.FPDFText_ClosePage(textPage);
  }
}
