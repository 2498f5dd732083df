import type { Pdfium } from './pdfium.ts';

/** FPDF_SaveAsCopy's own: the whole file anew, and that without its password. */
export const saveAs = { asItIs: 0, withoutSecurity: 3 } as const;

/** The open document as a file; null where PDFium cannot write it. */
export function savePdf(pdfium: Pdfium, document: number, flags: number): Uint8Array | null {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  let copy = 0;
  try {
    if (pdfium.FPDF_SaveAsCopy(document, writer, flags) === 0) return null;
    const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
    copy = pdfium.malloc(size);
    if (copy === 0 || pdfium.PDFiumExt_GetFileWriterData(writer, copy, size) !== size) return null;
    return new Uint8Array(pdfium.memory.buffer).slice(copy, copy + size);
  } finally {
    if (copy !== 0) pdfium.free(copy);
    pdfium.PDFiumExt_CloseFileWriter(writer);
  }
}
