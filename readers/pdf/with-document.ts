import { type Form, openForm } from './fill-in.ts';
import { discardPdfium, loadPdfium, type Pdfium } from './pdfium.ts';

export type PdfRefusal = 'encrypted' | 'damaged';

const PASSWORD_ERROR = 4;
const UNSUPPORTED_SECURITY = 5;
const KEPT_MEMORY = 192 * 1024 * 1024;

/**
 * Opens the file with a password (empty unless told), calls `use` with PDFium's document handle, its number of
 * pages and its form, and frees everything once it is done. Returns `use`'s value, or why the file does not open.
 */
export async function withDocument<T>(
  bytes: Uint8Array,
  use: (pdfium: Pdfium, document: number, pageCount: number, form: Form | undefined) => T | Promise<T>,
  password = '',
): Promise<T | PdfRefusal> {
  const pdfium = await loadPdfium();
  let file = 0;
  let document = 0;
  let form: Form | undefined;
  try {
    file = pdfium.malloc(bytes.length);
    if (file === 0) return 'damaged';
    new Uint8Array(pdfium.memory.buffer).set(bytes, file);
    document = openDocument(pdfium, file, bytes.length, password);
    if (document === 0) {
      const error = pdfium.FPDF_GetLastError();
      return error === PASSWORD_ERROR || error === UNSUPPORTED_SECURITY ? 'encrypted' : 'damaged';
    }
    const pageCount = pdfium.FPDF_GetPageCount(document);
    if (pageCount <= 0) return 'damaged';
    form = openForm(pdfium, document);
    return await use(pdfium, document, pageCount, form);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'RuntimeError')) throw error;
    // After a trap the instance's own heap can't be trusted, so nothing of it is freed: it is dropped whole.
    discardPdfium();
    form = undefined;
    document = 0;
    file = 0;
    return 'damaged';
  } finally {
    form?.close();
    if (document !== 0) pdfium.FPDF_CloseDocument(document);
    if (file !== 0) pdfium.free(file);
    // Its memory never shrinks again.
    if (pdfium.memory.buffer.byteLength > KEPT_MEMORY) discardPdfium();
  }
}

/** Older files take a password's bytes as Latin-1, newer ones as UTF-8. */
function openDocument(pdfium: Pdfium, file: number, length: number, password: string): number {
  let document = 0;
  for (const encoding of ['utf8', 'latin1'] as const) {
    const secret = Buffer.from(`${password}\0`, encoding);
    const place = pdfium.malloc(secret.length);
    new Uint8Array(pdfium.memory.buffer).set(secret, place);
    document = pdfium.FPDF_LoadMemDocument(file, length, place);
    new Uint8Array(pdfium.memory.buffer).fill(0, place, place + secret.length);
    pdfium.free(place);
    if (document !== 0 || pdfium.FPDF_GetLastError() !== PASSWORD_ERROR) break;
  }
  return document;
}
