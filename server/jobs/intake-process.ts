import { TooLarge } from '#readers/limits.ts';
import { cutPdf, type PageRange } from '#readers/pdf/cut-pdf.ts';
import { unlockPdf } from '#readers/pdf/unlock-pdf.ts';
import type { PdfRefusal } from '#readers/pdf/with-document.ts';
import { picturesToPdf } from '#readers/pictures/pictures-to-pdf.ts';
import { type Kind, sniff } from '#readers/sniff.ts';

/**
 * What kind of file the bytes are, or without a password from one that a password locks, or one PDF of pictures of pages, or a
 * PDF of each of some ranges of pages, of `mostBytes` together.
 */
export type IntakeInput =
  | { bytes: Uint8Array; password?: string }
  | { pictures: Uint8Array[] }
  | { bytes: Uint8Array; cut: PageRange[]; mostBytes: number };
export type IntakeOutput =
  | { kind: Kind }
  | { unlocked: Uint8Array | PdfRefusal }
  | { pdf: Uint8Array | 'damaged' | 'too_large' }
  | { parts: Uint8Array[] | PdfRefusal | 'too_large' };

/** The first that is done with the bytes of a caller. Runs in a process of its own. */
export async function takeIn(input: IntakeInput): Promise<IntakeOutput> {
  if ('pictures' in input) return { pdf: pdfOf(input.pictures) };
  if ('cut' in input) return { parts: await cutPdf(input.bytes, input.cut, input.mostBytes) };
  const { bytes, password } = input;
  if (password === undefined) return { kind: sniff(bytes) };
  return { unlocked: await unlockPdf(bytes, password) };
}

function pdfOf(pictures: readonly Uint8Array[]): Uint8Array | 'damaged' | 'too_large' {
  try {
    return picturesToPdf(pictures);
  } catch (error) {
    return error instanceof TooLarge ? 'too_large' : 'damaged';
  }
}
