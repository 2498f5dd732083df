import type { Page } from '#contract/page.ts';
import type { Pdfium } from './pdfium.ts';

/** Entries that are read of a file, and how deep they may lie: a file may be made to hold any number, or a circle of them. */
const MOST_ENTRIES = 2000;
const DEEPEST = 4;
/** Bytes of a title or a label, two a character. */
const LONGEST = 600;

/**
 * Gives pages what the file's own outline and its page labels say of them, as `bookmarks` and `label`. Entries that lead
 * nowhere are passed over.
 */
export function markPages(pdfium: Pdfium, document: number, pages: Page[]): void {
  const place = pdfium.malloc(LONGEST);
  if (place === 0) return;
  try {
    for (const [index, page] of pages.entries()) {
      const label = readText(pdfium, place, (at) => pdfium.FPDF_GetPageLabel(document, index, at, LONGEST));
      if (label !== '' && label !== String(index + 1)) page.label = label;
    }
    readEntries(pdfium, { document, place, pages, left: MOST_ENTRIES }, 0, 1);
  } finally {
    pdfium.free(place);
  }
}

interface Reading {
  readonly document: number;
  readonly place: number;
  readonly pages: readonly Page[];
  /** Entries that may still be read. */
  left: number;
}

function readEntries(pdfium: Pdfium, reading: Reading, parent: number, level: number): void {
  const { document, place, pages } = reading;
  let entry = pdfium.FPDFBookmark_GetFirstChild(document, parent);
  while (entry !== 0 && reading.left > 0) {
    reading.left -= 1;
    const title = readText(pdfium, place, (at) => pdfium.FPDFBookmark_GetTitle(entry, at, LONGEST));
    const page = pages[pageOf(pdfium, document, entry)];
    if (page !== undefined && title !== '') page.bookmarks = [...(page.bookmarks ?? []), { title, level }];
    if (level < DEEPEST) readEntries(pdfium, reading, entry, level + 1);
    entry = pdfium.FPDFBookmark_GetNextSibling(document, entry);
  }
}

/** Index of the page that an entry leads to; -1 for none. */
function pageOf(pdfium: Pdfium, document: number, entry: number): number {
  const own = pdfium.FPDFBookmark_GetDest(document, entry);
  const action = own === 0 ? pdfium.FPDFBookmark_GetAction(entry) : 0;
  const target = action === 0 ? own : pdfium.FPDFAction_GetDest(document, action);
  return target === 0 ? -1 : pdfium.FPDFDest_GetDestPageIndex(document, target);
}

/** A text that PDFium writes as UTF-16 with a zero behind it; empty where it is too long or there is none. */
function readText(pdfium: Pdfium, place: number, write: (place: number) => number): string {
  const bytes = write(place);
  if (bytes <= 2 || bytes > LONGEST) return '';
  const text = Buffer.from(pdfium.memory.buffer, place, bytes - 2).toString('utf16le');
  return text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
}
