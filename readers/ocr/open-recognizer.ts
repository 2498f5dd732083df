import { availableParallelism } from 'node:os';
import type { OcrOptions } from './ocr-options.ts';
import type { Recognizer } from './recognizer.ts';
import { openTesseractJs } from './tesseract-js.ts';
import { findTesseract, openTesseractProgram } from './tesseract-program.ts';

/** The recognizer that the options and the machine call for. To be closed. */
export async function openRecognizer({
  program = 'auto',
  slots,
  modelFolder,
}: OcrOptions): Promise<Recognizer> {
  const lanes = Math.max(1, slots ?? availableParallelism());
  const release = program === 'auto' ? findTesseract() : undefined;
  return release === undefined
    ? openTesseractJs(lanes)
    : await openTesseractProgram(release, lanes, modelFolder);
}
