import type { FileFormat } from '#readers/outcome.ts';
import type { SignedIn } from '../access.ts';
import { type Blobs, originalKey } from '../adapters/blobs.ts';
import { AppError } from '../app-error.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';

const mediaTypes: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
};

/** The file as it was uploaded. Throws document_not_found. */
export async function getDocumentFile(
  { db, blobs }: { db: Database; blobs: Blobs },
  user: SignedIn,
  id: string,
): Promise<{ bytes: Uint8Array; fileName: string; mediaType: string }> {
  const document = await ownedDocument(db, user, id);
  const bytes = await blobs.read(originalKey(id));
  if (bytes === undefined) throw new AppError('document_not_found');
  return { bytes, fileName: document.file_name, mediaType: mediaTypes[document.format] };
}
