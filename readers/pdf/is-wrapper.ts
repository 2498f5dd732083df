import type { Page } from '#contract/page.ts';
import type { Pdfium } from './pdfium.ts';

/** Why a PDF's one page is not its content. */
export type Wrapper = 'portfolio' | 'adobe_form';

/** A form whose pages are made by Adobe Reader when it opens it; what the file shows otherwise says to wait. */
const MADE_WHEN_OPENED = 2;
/** That notice, and what the cover of a portfolio says, is shorter. */
const MOST_OF_NOTICE = 1500;
/** What Acrobat puts on the cover of files that it binds together. */
const COVER = /\b(?:PDF (?:portfolio|package)|Adobe (?:Acrobat|Reader)|Acrobat)\b/i;

/** Whether a PDF only wraps what cannot be read here: files, or a form that Adobe Reader alone shows. */
export function isWrapper(pdfium: Pdfium, document: number, pages: readonly Page[]): Wrapper | undefined {
  const [page, ...others] = pages;
  if (page === undefined || others.length > 0 || !page.readable) return undefined;
  if (page.text.length > MOST_OF_NOTICE) return undefined;
  if (pdfium.FPDF_GetFormType(document) === MADE_WHEN_OPENED) return 'adobe_form';
  return COVER.test(page.text) && pdfium.FPDFDoc_GetAttachmentCount(document) > 0 ? 'portfolio' : undefined;
}
