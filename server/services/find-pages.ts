import type { Reader } from '../access.ts';
import { AppError } from '../app-error.ts';
import { type DocumentRow, type Owned, readableDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';

/** Where the pages of an analyzed document are. */
export interface FoundPages {
  document: Owned<DocumentRow>;
  /** Where each page's gzip member starts in the pages blob, then the blob's length. */
  offsets: readonly number[];
}

/** Throws document_not_found, document_processing, document_file_missing, and page_not_found where the analysis failed. */
export async function findPages(db: Database, reader: Reader, id: string): Promise<FoundPages> {
  const document = await readableDocument(db, reader, id);
  if (document.failure === 'file_missing') throw new AppError('document_file_missing');
  const row = await db
    .selectFrom('analyses')
    .select('page_offsets')
    .where('document_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) {
    throw new AppError(document.status === 'analysis_error' ? 'page_not_found' : 'document_processing');
  }
  return { document, offsets: JSON.parse(row.page_offsets) as number[] };
}

/** The address of the picture of a page for its reader; null for a format whose pages have none. */
export function pictureAddress(reader: Reader, { id, format }: DocumentRow, number: number): string | null {
  const documents = 'homeId' in reader ? reader.documentsPath : '/api/documents';
  return format === 'pdf' ? `${documents}/${id}/pages/${number}/image` : null;
}
