import { errorTable } from './errors.ts';
import { fileAdvice } from './file-advice.ts';
import type { Remedy } from './remedy.ts';

/**
 * Why a document came to no analysis -> what helps, and the sentence that its owner reads. The one table: the server keeps
 * the code, and nobody is offered to try again what can only end as it did. Each page that shows the sentence offers what
 * it speaks of.
 */
export const documentFailures = {
  locked: [
    'password',
    'This file is locked with a password: open it with the password here, or save a copy without it and upload that copy.',
  ],
  /** A Word file, which nothing here opens with its password. */
  encrypted: [
    'another_copy',
    'This file is locked with a password: save a copy without the password and upload that copy.',
  ],
  damaged: [
    'another_copy',
    'This file is damaged and cannot be opened: download it again or ask for a fresh copy, and upload that.',
  ],
  empty: ['another_copy', 'This file has no content: check that you picked the right file and upload that.'],
  portfolio: [
    'another_copy',
    'This PDF only contains other files: open it in Adobe Reader, save the documents in it, and upload those one by one.',
  ],
  adobe_form: [
    'another_copy',
    'This is a form that only Adobe Reader can show: open it there, print it to a PDF, and upload that.',
  ],
  /** The sentence is that of its kind: see fileAdvice. */
  unsupported: ['another_copy', fileAdvice.unknown],
  no_text: [
    'another_copy',
    'This document is a scan, and no words in it could be recognized: scan it again in black and white at 300 dots per inch, or ask for the original file, and upload that.',
  ],
  too_large: [
    'another_copy',
    'This file is too large to read once it is unpacked: save it as a PDF or split it into parts, and upload those.',
  ],
  /** What was recognized of a scan is kept, so that the next try gets further. */
  out_of_time: [
    'retry',
    'This document took longer to analyze than we allow. Try again, or split it into parts and upload those.',
  ],
  out_of_memory: [
    'another_copy',
    'This document needs more memory than we allow. Split it into parts and upload those.',
  ],
  /** Threads broke over it time and again. */
  crashed: [
    'another_copy',
    'This document could not be analyzed. Save it again as a PDF, and upload that copy.',
  ],
  /** Lost, or deleted while a backup was made that was put back. */
  file_missing: ['another_copy', errorTable.document_file_missing[1]],
  internal: ['retry', errorTable.analysis_failed[1]],
} as const satisfies Record<string, readonly [remedy: Remedy, sentence: string]>;

export type DocumentFailure = keyof typeof documentFailures;

/** What helps; a retry where the cause was not kept, as with documents that failed before causes were. */
export function remedyOf(failure: DocumentFailure | null): Remedy {
  return failure === null ? 'retry' : documentFailures[failure][0];
}
