import { errorTable } from '#contract/errors.ts';

export const fileRequired = errorTable.file_required[1];
export const typeRequired = errorTable.document_type_required[1];
export const fileTooLarge = errorTable.file_too_large[1];
export const fileTypeInvalid = errorTable.file_type_invalid[1];

/** Added to it: a file of 10 MB and more is most often a scan in color. */
export const tooLargeAdvice =
  'Split the document into parts and upload those one by one, or save it smaller: a scan in black and white, or a PDF of reduced size.';

export const fileEmpty = errorTable.file_empty[1];

export const uploadFailed = 'Upload failed';
export const noDocumentId = 'No document ID received from server';
const processingFailed = 'An error occurred during document processing';

/** Added where no answer came at all. */
export const connectionLost =
  'The connection was lost during the upload. Your file is still chosen: check your connection, then press Analyze Document.';
export const notSentYet =
  'Your session had expired, so your document was not sent. It is still chosen: press Analyze Document.';

export const timedOut =
  "Processing is taking longer than expected. Please check 'My Documents' later to see your results.";

export function documentNotFound(id: string): string {
  return `Document ${id} was not found. It may have been deleted or failed to upload.`;
}

export function whyItFailed(error: string | null): string {
  return error ?? processingFailed;
}
