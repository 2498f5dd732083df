import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { PDFIUM_MEMORY } from '../limits.ts';
import { limitMemory } from './limit-memory.ts';

type Call = (...args: number[]) => number;

/**
 * PDFium's own C functions (fpdfview.h, fpdf_text.h, fpdf_edit.h ...), called without the package's argument wrappers:
 * a page takes thousands of calls, and the wrappers cost more than the work. Pointers are byte offsets in `memory`.
 */
export type Pdfium = Record<
  | 'malloc'
  | 'free'
  | 'FPDF_LoadMemDocument'
  | 'FPDF_GetLastError'
  | 'FPDF_GetPageCount'
  | 'FPDF_CloseDocument'
  | 'FPDF_LoadPage'
  | 'FPDF_ClosePage'
  | 'FPDFPage_Flatten'
  | 'FPDFPage_GetAnnotCount'
  | 'FPDFPage_GetAnnot'
  | 'FPDFPage_CloseAnnot'
  | 'FPDFAnnot_GetSubtype'
  | 'FPDFDoc_GetAttachmentCount'
  | 'FPDF_GetFormType'
  | 'FPDFDOC_InitFormFillEnvironment'
  | 'FPDFDOC_ExitFormFillEnvironment'
  | 'FORM_OnAfterLoadPage'
  | 'FORM_OnBeforeClosePage'
  | 'FPDF_GetPageBoundingBox'
  | 'FPDF_GetPageWidthF'
  | 'FPDF_GetPageHeightF'
  | 'FPDFPage_GetRotation'
  | 'FPDFPage_CountObjects'
  | 'FPDFPage_GetObject'
  | 'FPDFPageObj_GetType'
  | 'FPDFPageObj_GetBounds'
  | 'FPDFPageObj_GetMatrix'
  | 'FPDFPath_CountSegments'
  | 'FPDFPath_GetPathSegment'
  | 'FPDFPath_GetDrawMode'
  | 'FPDFPathSegment_GetPoint'
  | 'FPDFPathSegment_GetType'
  | 'FPDFText_LoadPage'
  | 'FPDFText_ClosePage'
  | 'FPDFText_CountChars'
  | 'FPDFText_GetUnicode'
  | 'FPDFText_IsGenerated'
  | 'FPDFText_GetTextObject'
  | 'FPDFText_GetCharOrigin'
  | 'FPDFText_GetCharBox'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetMatrix'
  | 'FPDFText_GetFontSize'
  | 'FPDFText_GetFontInfo'
  | 'FPDFTextObj_GetTextRenderMode'
  | 'FPDFTextObj_GetFont'
  | 'FPDFImageObj_GetImagePixelSize'
  | 'FPDFBitmap_Create'
  | 'FPDFBitmap_CreateEx'
  | 'FPDFBitmap_Destroy'
  | 'FPDFBitmap_FillRect'
  | 'FPDFBitmap_GetBuffer'
  | 'FPDFBitmap_GetStride'
  | 'FPDF_RenderPageBitmap'
  | 'FPDFBookmark_GetFirstChild'
  | 'FPDFBookmark_GetNextSibling'
  | 'FPDFBookmark_GetTitle'
  | 'FPDFBookmark_GetDest'
  | 'FPDFBookmark_GetAction'
  | 'FPDFAction_GetDest'
  | 'FPDFDest_GetDestPageIndex'
  | 'FPDF_GetPageLabel'
  | 'FPDF_CreateNewDocument'
  | 'FPDF_ImportPagesByIndex'
  | 'FPDF_SaveAsCopy'
  | 'PDFiumExt_OpenFileWriter'
  | 'PDFiumExt_GetFileWriterSize'
  | 'PDFiumExt_GetFileWriterData'
  | 'PDFiumExt_CloseFileWriter',
  Call
> & { memory: { readonly buffer: ArrayBuffer } };

let loading: Promise<Pdfium> | undefined;

/** The process's one PDFium instance, loaded at the first call. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= start();
  return loading;
}

/** Gives the instance up, after it aborted or has grown: the next call loads a fresh one. */
export function discardPdfium(): void {
  loading = undefined;
}

async function start(): Promise<Pdfium> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const file = await readFile(wasm);
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
  limitMemory(new Uint8Array(wasmBinary), PDFIUM_MEMORY);
  const module = await init({ wasmBinary });
  module.PDFiumExt_Init();
  return module.pdfium.wasmExports as unknown as Pdfium;
}
