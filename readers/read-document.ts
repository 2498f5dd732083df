import type { Page } from '#contract/page.ts';
import { readDoc } from './doc/read-doc.ts';
import { readDocx } from './docx/read-docx.ts';
import { readEml } from './eml/read-eml.ts';
import { readHtml } from './html/read-html.ts';
import { MOST_CHARACTERS, MOST_PAGES, TooLarge } from './limits.ts';
import type { FileFormat, ReadOutcome } from './outcome.ts';
import { type PdfOptions, readPdf } from './pdf/read-pdf.ts';
import { picturesToPdf } from './pictures/pictures-to-pdf.ts';
import { REFUSALS, refuseKind } from './refusals.ts';
import { readSheets } from './sheets/read-sheets.ts';
import { sniff } from './sniff.ts';
import { readTxt } from './txt/read-txt.ts';

export type ReadOptions = PdfOptions;

/**
 * Reads a document's pages from its bytes, which alone decide the type. What cannot be read is a value too, with a
 * sentence that says what to do. Of a PDF, pages that are pictures are recognized unless `ocr` is false, `password`
 * opens it where it is locked, and `onPage` hears of progress. Never throws: a file that trips a parser up is damaged.
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadOutcome> {
  try {
    return await read(bytes, options);
  } catch (error) {
    return error instanceof TooLarge ? REFUSALS.too_large : REFUSALS.damaged;
  }
}

async function read(bytes: Uint8Array, options: ReadOptions): Promise<ReadOutcome> {
  const kind = sniff(bytes);
  switch (kind) {
    case 'pdf': {
      const pages = await readPdf(bytes, options);
      return typeof pages === 'string' ? REFUSALS[pages] : readable('pdf', pages);
    }
    case 'docx':
      return readable('docx', readDocx(bytes));
    case 'doc': {
      const pages = readDoc(bytes);
      if (pages === 'old') return refuseKind('old_word');
      return typeof pages === 'string' ? REFUSALS[pages] : readable('doc', pages);
    }
    case 'text':
      return readable('txt', readTxt(bytes) ?? []);
    case 'xlsx':
    case 'xls':
      return readable(kind, readSheets(bytes, kind));
    case 'html':
      return readable('html', readHtml(bytes) ?? []);
    case 'eml':
      return readable('eml', await readEml(bytes));
    case 'jpeg':
    case 'png':
      return read(picturesToPdf([bytes]), options);
    case 'empty':
    case 'damaged':
      return REFUSALS[kind];
    case 'protected_office':
      return REFUSALS.encrypted;
    default:
      return refuseKind(kind);
  }
}

function readable(format: FileFormat, pages: Page[]): ReadOutcome {
  const characters = pages.reduce((sum, { text }) => sum + text.length, 0);
  if (pages.length > MOST_PAGES || characters > MOST_CHARACTERS) return REFUSALS.too_large;
  if (pages.some((page) => page.readable && page.text.trim() !== '')) return { ok: true, format, pages };
  const unread = pages.filter((page) => !page.readable);
  if (unread.length === 0) return REFUSALS.empty;
  return unread.every(({ fault }) => fault === 'damaged') ? REFUSALS.damaged : REFUSALS.no_text;
}
