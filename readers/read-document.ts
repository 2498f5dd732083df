import type { ReadOutcome } from './outcome.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { sniff } from './sniff.ts';

/** Reads a document's pages from its bytes. Never throws. */
export async function readDocument(bytes: Uint8Array): Promise<ReadOutcome> {
  const kind = sniff(bytes);
  if (kind === 'pdf') {
    const pages = await readPdf(bytes);
    if (pages === 'encrypted')
      return { ok: false, reason: 'encrypted', message: 'This PDF is protected by a password.' };
    if (pages === 'damaged') return { ok: false, reason: 'damaged', message: 'This PDF is damaged.' };
    if (pages.every((page) => !page.readable))
      return { ok: false, reason: 'no_text', message: 'This PDF is a scan.' };
    return { ok: true, format: 'pdf', pages };
  }
  return { ok: false, reason: 'unsupported', message: 'Not supported.' };
}
