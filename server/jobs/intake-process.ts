import { TooLarge } from '#readers/limits.ts';
import { unlockPdf } from '#readers/pdf/unlock-pdf.ts';
import type { PdfRefusal } from '#readers/pdf/with-document.ts';
import { picturesToPdf } from '#readers/pictures/pictures-to-pdf.ts';
import { type Kind, sniff } from '#readers/sniff.ts';

/** What kind of file the bytes are, or without a password from one that a password locks, or one PDF of pictures of pages. */
export type IntakeInput = { bytes: Uint8Array; password?: string } | { pictures: Uint8Array[] };
export type IntakeOutput =
  | { kind: Kind }
  | { unlocked: Uint8Array | PdfRefusal }
  | { pdf: Uint8Array | 'damaged' | 'too_large' };

/** The first that is done with the bytes of a caller. Runs in a process of its own. */
export async function takeIn(input: IntakeInput): Promise<IntakeOutput> {
  if ('pictures' in input) return { pdf: pdfOf(input.pictures) };
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
