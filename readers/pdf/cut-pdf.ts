import type { Pdfium } from './pdfium.ts';
import { saveAs, savePdf } from './save-pdf.ts';
import { type PdfRefusal, withDocument } from './with-document.ts';

/** Numbers of the first and the last page of a part. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

const INT = 4;

/**
 * A PDF of each of the ranges, with its pages as they are. 'too_large' where together they have more bytes than `mostBytes`:
 * what pages share, such as fonts, is in each part. Throws a RangeError for pages that the file does not have.
 */
export function cutPdf(
  bytes: Uint8Array,
  ranges: readonly PageRange[],
  mostBytes: number,
): Promise<Uint8Array[] | PdfRefusal | 'too_large'> {
  return withDocument<Uint8Array[] | PdfRefusal | 'too_large'>(bytes, (pdfium, document, pageCount) => {
    const parts: Uint8Array[] = [];
    let length = 0;
    for (const range of ranges) {
      if (!(range.first >= 1 && range.first <= range.last && range.last <= pageCount))
        throw new RangeError('The file has no such pages.');
      const part = cut(pdfium, document, range);
      if (part === null) return 'damaged';
      length += part.length;
      if (length > mostBytes) return 'too_large';
      parts.push(part);
    }
    return parts;
  });
}

function cut(pdfium: Pdfium, document: number, { first, last }: PageRange): Uint8Array | null {
  const count = last - first + 1;
  const part = pdfium.FPDF_CreateNewDocument();
  const indexes = pdfium.malloc(count * INT);
  try {
    if (part === 0 || indexes === 0) return null;
    const place = new Int32Array(pdfium.memory.buffer, indexes, count);
    for (let at = 0; at < count; at += 1) place[at] = first - 1 + at;
    if (pdfium.FPDF_ImportPagesByIndex(part, document, indexes, count, 0) === 0) return null;
    return savePdf(pdfium, part, saveAs.asItIs);
  } finally {
    if (indexes !== 0) pdfium.free(indexes);
    if (part !== 0) pdfium.FPDF_CloseDocument(part);
  }
}
