import type { Unreadable } from './outcome.ts';
import type { Kind } from './sniff.ts';

const refusal = (reason: Unreadable['reason'], message: string): Unreadable => ({
  ok: false,
  reason,
  message,
});

export const REFUSALS = {
  encrypted: refusal(
    'encrypted',
    'This file is locked with a password: save a copy without the password and upload that copy.',
  ),
  damaged: refusal(
    'damaged',
    'This file is damaged and cannot be opened: download it again or ask for a fresh copy, and upload that.',
  ),
  empty: refusal('empty', 'This file has no content: check that you picked the right file and upload that.'),
  portfolio: refusal(
    'unsupported',
    'This PDF only carries other files: open it in Adobe Reader, save the documents in it, and upload those one by one.',
  ),
  adobe_form: refusal(
    'unsupported',
    'This is a form that only Adobe Reader can show: open it there, print it to a PDF, and upload that.',
  ),
  no_text: refusal(
    'no_text',
    'This document is a scan in which no words could be made out: scan it again in black and white at 300 dots per inch, or ask for the original file, and upload that.',
  ),
  too_large: refusal(
    'too_large',
    'This file unpacks to more than can be read: save it as a PDF or split it into parts, and upload those.',
  ),
} as const satisfies Record<string, Unreadable>;

const SAVE_AS_PDF = 'open it in the program it came from, save it as a PDF, and upload that.';

const WHAT_TO_DO: Partial<Record<Kind | 'old_word', string>> = {
  spreadsheet: `This is a spreadsheet, which cannot be read here: ${SAVE_AS_PDF}`,
  presentation: `This is a slide presentation, which cannot be read here: ${SAVE_AS_PDF}`,
  open_document: `This is an OpenDocument file, which cannot be read here: ${SAVE_AS_PDF}`,
  rtf: `This is a rich text (RTF) file, which cannot be read here: ${SAVE_AS_PDF}`,
  old_word:
    'This is a file of a very old Word (6 or 95): open it in Word or LibreOffice, save it as a PDF or .docx, and upload that.',
  web_page:
    'This is a web page, which cannot be read here: open it in your browser, print it to a PDF, and upload that.',
  archive: 'This is a ZIP archive, not a document: unpack it and upload the documents in it one by one.',
  image:
    'This is a picture, which cannot be read here: upload the document itself as a PDF, Word or text file.',
};

/** The refusal for a kind of file that no reader takes; says how to get a file that one does. */
export function refuseKind(kind: Kind | 'old_word'): Unreadable {
  const otherwise = `This is not a PDF, Word or text file: ${SAVE_AS_PDF}`;
  return refusal('unsupported', WHAT_TO_DO[kind] ?? otherwise);
}
