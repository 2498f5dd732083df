import type { Pdfium } from './pdfium.ts';

const NO_FORM = 0;
const FOR_DISPLAY = 0;
const ANNOTATIONS = 1;
const GREY = 1;
/** PDFium's numbers of annotations that hold what somebody typed. */
const FREE_TEXT = 3;
const WIDGET = 20;
/** FPDF_FORMFILLINFO: its version, and no function to call back. */
const INFO_BYTES = 256;
const INFO_VERSION = 1;

/** A document's form, as PDFium fills it in; undefined where it has none. To be closed before the document is. */
export type Form = { handle: number; close: () => void };

/** PDFium is built without a script engine: no script of a form runs. */
export function openForm(pdfium: Pdfium, document: number): Form | undefined {
  if (pdfium.FPDF_GetFormType(document) === NO_FORM) return undefined;
  const info = pdfium.malloc(INFO_BYTES);
  if (info === 0) return undefined;
  new Uint8Array(pdfium.memory.buffer).fill(0, info, info + INFO_BYTES);
  new DataView(pdfium.memory.buffer).setInt32(info, INFO_VERSION, true);
  const handle = pdfium.FPDFDOC_InitFormFillEnvironment(document, info);
  return {
    handle,
    close: () => {
      if (handle !== 0) pdfium.FPDFDOC_ExitFormFillEnvironment(handle);
      pdfium.free(info);
    },
  };
}

/** A document of PDFium's with its form. */
export type OpenPdf = { document: number; form: Form | undefined };

/**
 * Lets `use` have a page, loaded, of which what is filled in on a form or typed over it is part. Undefined where there is
 * no such page. `index` counts from 0.
 */
export function withFilledPage<T>(
  pdfium: Pdfium,
  { document, form }: OpenPdf,
  index: number,
  use: (page: number) => T,
): T | undefined {
  let page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  try {
    if (isTypedOn(pdfium, page)) {
      fillIn(pdfium, page, form);
      // What was made part of it counts from the next time that it is loaded.
      pdfium.FPDF_ClosePage(page);
      page = pdfium.FPDF_LoadPage(document, index);
      if (page === 0) return undefined;
    }
    return use(page);
  } finally {
    if (page !== 0) pdfium.FPDF_ClosePage(page);
  }
}

function fillIn(pdfium: Pdfium, page: number, form: Form | undefined): void {
  const handle = form?.handle ?? 0;
  // Gives fields that hold a value and have no look that of any viewer.
  if (handle !== 0) pdfium.FORM_OnAfterLoadPage(page, handle);
  // So it is with what was typed over the page, once that is painted.
  const bitmap = pdfium.FPDFBitmap_CreateEx(1, 1, GREY, 0, 0);
  if (bitmap !== 0) {
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, 1, 1, 0, ANNOTATIONS);
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
  if (handle !== 0) pdfium.FORM_OnBeforeClosePage(page, handle);
  pdfium.FPDFPage_Flatten(page, FOR_DISPLAY);
}

function isTypedOn(pdfium: Pdfium, page: number): boolean {
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const kind = pdfium.FPDFAnnot_GetSubtype(annotation);
    pdfium.FPDFPage_CloseAnnot(annotation);
    if (kind === WIDGET || kind === FREE_TEXT) return true;
  }
  return false;
}
