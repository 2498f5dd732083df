import { unlockPdf } from '#readers/pdf/unlock-pdf.ts';
import type { PdfRefusal } from '#readers/pdf/with-document.ts';
import { type Kind, sniff } from '#readers/sniff.ts';

/** What kind of file the bytes are, or without a password from one that a password locks. */
export type IntakeInput = { bytes: Uint8Array; password?: string };
export type IntakeOutput = { kind: Kind } | { unlocked: Uint8Array | PdfRefusal };

/** The first that is done with the bytes of a caller. Runs in a process of its own. */
export async function takeIn({ bytes, password }: IntakeInput): Promise<IntakeOutput> {
  if (password === undefined) return { kind: sniff(bytes) };
  return { unlocked: await unlockPdf(bytes, password) };
}
