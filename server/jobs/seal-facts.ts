import type { DocumentFiles, SealedDocument } from '../sealing/document-files.ts';
import type { DocumentFacts } from './analyze-process.ts';

/** A document's facts as they are stored. */
export const sealFacts = (
  files: DocumentFiles,
  document: SealedDocument,
  { body, finding }: DocumentFacts,
): DocumentFacts => ({
  body: files.sealText(document, 'facts', body),
  finding: finding === null ? null : files.sealText(document, 'finding', finding),
});
