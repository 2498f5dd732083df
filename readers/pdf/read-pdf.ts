import { createHash } from 'node:crypto';
import type { Page, PageFault } from '#contract/page.ts';
import { MOST_CHARACTERS, MOST_CHARACTERS_OF_PAGE, MOST_PAGES, TooLarge } from '../limits.ts';
import { choosePages, isToRecognize } from '../ocr/choose-pages.ts';
import { countPrint } from '../ocr/count-print.ts';
import type { OcrOptions } from '../ocr/ocr-options.ts';
import { type PictureSource, recognizePages } from '../ocr/recognize-pages.ts';
import type { Recognition } from '../ocr/recognize-picture.ts';
import { isBetterText } from '../ocr/text-quality.ts';
import { writeRecognizedPage } from '../ocr/write-recognized-page.ts';
import type { OnPage } from '../outcome.ts';
import { type OpenPdf, withFilledPage } from './fill-in.ts';
import { findTables } from './find-tables.ts';
import { isMostlyPicture, isReadable } from './is-readable.ts';
import { isWrapper, type Wrapper } from './is-wrapper.ts';
import { orderPage } from './order-page.ts';
import { readPageView } from './page-view.ts';
import type { Pdfium } from './pdfium.ts';
import { readDrawing } from './read-drawing.ts';
import { readGlyphs } from './read-glyphs.ts';
import { markPages } from './read-outline.ts';
import { renderGrey } from './render-grey.ts';
import { type PdfRefusal, withDocument } from './with-document.ts';
import { writePage } from './write-page.ts';

/** Letters in rows: see countPrint. A picture with fewer is a map or a drawing. */
const LEAST_PRINT = 100;

export type PdfOptions = {
  /** Hears of each page once it is read. */
  onPage?: OnPage | undefined;
  /** Hears the number of each page whose text lies over a picture of the page. */
  onScan?: ((page: number) => unknown) | undefined;
  /** How pages without usable text are recognized; false where they are not. */
  ocr?: OcrOptions | false | undefined;
  password?: string | undefined;
};

/**
 * The pages of a PDF, or why it does not open. A page's number is its place in the file. Its text is that of its text
 * layer or, where that is missing or nonsense, what is recognized in its picture. Rejects with TooLarge where it holds
 * more than is read.
 */
export function readPdf(
  bytes: Uint8Array,
  { onPage, onScan, ocr = {}, password }: PdfOptions = {},
): Promise<Page[] | PdfRefusal | Wrapper> {
  return withDocument<Page[] | Wrapper>(
    bytes,
    async (pdfium, document, pageCount, form) => {
      if (pageCount > MOST_PAGES) throw new TooLarge();
      const pages: Page[] = [];
      const scans = new Set<number>();
      let read = 0;
      let characters = 0;
      const tell = (): void => {
        read += 1;
        onPage?.(read, pageCount);
      };
      for (let index = 0; index < pageCount; index += 1) {
        const { page, isScan } = readPage(pdfium, { document, form }, index);
        pages.push(page);
        if (isScan) {
          scans.add(page.number);
          onScan?.(page.number);
        }
        characters += page.text.length;
        if (characters > MOST_CHARACTERS) throw new TooLarge();
        // Which pages are to be recognized shows once all are read, and most files have none: this is told at once.
        if (ocr === false || !isToRecognize(page, isScan)) tell();
      }
      const wrapper = isWrapper(pdfium, document, pages);
      if (wrapper !== undefined) return wrapper;
      markPages(pdfium, document, pages);
      if (ocr === false) return pages;
      const chosen = choosePages(pages, scans, ocr);
      if (chosen.pages.length > 0 && ocr.postpone?.(chosen.pages.length, pageCount)) {
        for (const page of chosen.pages) pages[page.number - 1] = betterPage(page, 'not_tried');
        while (read < pageCount) tell();
        return pages;
      }
      const file = createHash('sha256').update(bytes).digest('hex');
      const source: PictureSource<Page> = {
        contentKey: ({ number }) => `${file} ${number}`,
        render: ({ number, readable }) => {
          const picture = withFilledPage(pdfium, { document, form }, number - 1, (page) =>
            renderGrey(pdfium, page),
          );
          const isPassedOver = chosen.passOverDrawings && !readable && picture !== undefined;
          return isPassedOver && countPrint(picture) < LEAST_PRINT ? 'drawing' : picture;
        },
      };
      await recognizePages(chosen.pages, ocr, source, (page, recognition) => {
        pages[page.number - 1] = betterPage(page, recognition);
        tell();
      });
      while (read < pageCount) tell();
      return pages;
    },
    password,
  );
}

/** The page by its picture, unless that was not made out or its text layer reads better. */
function betterPage(page: Page, recognition: Recognition | PageFault): Page {
  if (typeof recognition === 'string') return page.readable ? page : { ...page, fault: recognition };
  if (page.size === null) return page;
  const { bookmarks, label } = page;
  const recognized = {
    ...writeRecognizedPage(page.number, page.size, recognition),
    ...(bookmarks && { bookmarks }),
    ...(label !== undefined && { label }),
  };
  const keepsLayer = page.readable && (!recognized.readable || !isBetterText(recognized.text, page.text));
  return keepsLayer ? page : recognized;
}

const unread = (number: number): Page => ({
  number,
  text: '',
  lines: [],
  size: null,
  readable: false,
  fault: 'damaged',
});

type PageRead = { page: Page; isScan: boolean };

function readPage(pdfium: Pdfium, file: OpenPdf, index: number): PageRead {
  const read = withFilledPage(pdfium, file, index, (loaded) => readLoadedPage(pdfium, loaded, index + 1));
  return read ?? { page: unread(index + 1), isScan: false };
}

function readLoadedPage(pdfium: Pdfium, page: number, pageNumber: number): PageRead {
  const textPage = pdfium.FPDFText_LoadPage(page);
  const scratch = pdfium.malloc(64);
  try {
    if (pdfium.FPDFText_CountChars(textPage) > MOST_CHARACTERS_OF_PAGE)
      return { page: unread(pageNumber), isScan: false };
    const view = readPageView(pdfium, page, scratch);
    const drawing = readDrawing(pdfium, page, view, scratch);
    const grids = findTables(drawing.horizontal, drawing.vertical);
    const { glyphs, unknown } = readGlyphs(pdfium, textPage, view);
    const lines = orderPage(glyphs, grids);
    const written = writePage(pageNumber, lines, view.width, view.height);
    const readable = isReadable(glyphs, unknown, drawing, view);
    const isScan = readable && isMostlyPicture(drawing, view);
    return { page: { ...written, readable, ...(readable ? {} : { fault: 'not_tried' }) }, isScan };
  } finally {
    pdfium.free(scratch);
    if (textPage !== 0) pdfium.FPDFText_ClosePage(textPage);
  }
}
