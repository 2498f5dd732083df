import { saveAs, savePdf } from './save-pdf.ts';
import { type PdfRefusal, withDocument } from './with-document.ts';

/** A copy of the PDF that opens without a password. 'encrypted' where the password does not open the file. */
export function unlockPdf(bytes: Uint8Array, password: string): Promise<Uint8Array | PdfRefusal> {
  return withDocument<Uint8Array | PdfRefusal>(
    bytes,
    (pdfium, document) => savePdf(pdfium, document, saveAs.withoutSecurity) ?? 'damaged',
    password,
  );
}
