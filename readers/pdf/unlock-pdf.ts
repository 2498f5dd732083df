import { type PdfRefusal, withDocument } from './with-document.ts';

const WITHOUT_SECURITY = 3;

/** A copy of the PDF that opens without a password. 'encrypted' where the password does not open the file. */
export function unlockPdf(bytes: Uint8Array, password: string): Promise<Uint8Array | PdfRefusal> {
  return withDocument<Uint8Array | PdfRefusal>(
    bytes,
    (pdfium, document) => {
      const writer = pdfium.PDFiumExt_OpenFileWriter();
      let copy = 0;
      try {
        if (pdfium.FPDF_SaveAsCopy(document, writer, WITHOUT_SECURITY) === 0) return 'damaged';
        const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
        copy = pdfium.malloc(size);
        if (copy === 0 || pdfium.PDFiumExt_GetFileWriterData(writer, copy, size) !== size) return 'damaged';
        return new Uint8Array(pdfium.memory.buffer).slice(copy, copy + size);
      } finally {
        if (copy !== 0) pdfium.free(copy);
        pdfium.PDFiumExt_CloseFileWriter(writer);
      }
    },
    password,
  );
}
