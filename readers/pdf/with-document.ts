import { discardPdfium, loadPdfium, type Pdfium } from './pdfium.ts';

export type PdfRefusal = 'encrypted' | 'damaged';

const PASSWORD_ERROR = 4;
const UNSUPPORTED_SECURITY = 5;

/**
 * Opens the file with an empty password, calls `use` with PDFium's document handle and its number of pages, and
 * frees everything. Returns `use`'s value, or why the file does not open.
 */
export async function withDocument<T>(
  bytes: Uint8Array,
  use: (pdfium: Pdfium, document: number, pageCount: number) => T,
): Promise<T | PdfRefusal> {
  const pdfium = await loadPdfium();
  let file = 0;
  let document = 0;
  try {
    file = pdfium.malloc(bytes.length);
    if (file === 0) return 'damaged';
    new Uint8Array(pdfium.memory.buffer).set(bytes, file);
    document = pdfium.FPDF_LoadMemDocument(file, bytes.length, 0);
    if (document === 0) {
      const error = pdfium.FPDF_GetLastError();
      return error === PASSWORD_ERROR || error === UNSUPPORTED_SECURITY ? 'encrypted' : 'damaged';
    }
    const pageCount = pdfium.FPDF_GetPageCount(document);
    return pageCount > 0 ? use(pdfium, document, pageCount) : 'damaged';
  } catch (error) {
    if (!(error instanceof Error && error.name === 'RuntimeError')) throw error;
    // After a trap the instance's own heap can't be trusted, so nothing of it is freed: it is dropped whole.
    discardPdfium();
    document = 0;
    file = 0;
    return 'damaged';
  } finally {
    if (document !== 0) pdfium.FPDF_CloseDocument(document);
    if (file !== 0) pdfium.free(file);
  }
}
