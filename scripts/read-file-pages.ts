import { readFile } from 'node:fs/promises';
import type { Page } from '#contract/page.ts';
import { readDocument } from '#readers/read-document.ts';
import { shortScan } from '#readers/short-scan.ts';

/** The pages of a file, or in a sentence why there are none. Without `ocr` only short scans are recognized. */
export async function readFilePages(path: string, ocr: boolean): Promise<readonly Page[] | string> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return 'There is no such file, or it cannot be read.';
  const outcome = await readDocument(bytes, { ocr: ocr ? {} : { patience: shortScan } });
  if (outcome.ok) return outcome.pages;
  return outcome.reason === 'no_text' && !ocr
    ? 'This document is a scan without text: add --ocr to have its pages recognized, a few seconds each.'
    : outcome.message;
}
