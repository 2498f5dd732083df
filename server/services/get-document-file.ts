import type { FileFormat } from '#readers/outcome.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';

const mediaTypes: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  // No browser opens these here: they are as their senders made them.
  html: 'application/octet-stream',
  eml: 'application/octet-stream',
};

/** The file as it was uploaded. Throws document_not_found, document_file_missing. */
export async function getDocumentFile(
  { db, files }: { db: Database; files: DocumentFiles },
  user: SignedIn,
  id: string,
): Promise<{ bytes: Uint8Array; fileName: string; mediaType: string }> {
  const document = await ownedDocument(db, user, id);
  const bytes = await files.read(document, 'original');
  if (bytes === undefined) throw new AppError('document_file_missing');
  return { bytes, fileName: document.file_name, mediaType: mediaTypes[document.format] };
}
