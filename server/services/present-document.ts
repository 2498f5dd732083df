import type { Document } from '#contract/documents.ts';
import type { DocumentRow, Owned } from '../db/owned-documents.ts';
import { remedyFor } from './remedy-for.ts';

/** A document as the API gives it. */
export function presentDocument(row: Owned<DocumentRow>): Document {
  return {
    id: row.id,
    document_id: row.id,
    file_name: row.file_name,
    document_type: row.document_type,
    status: row.status,
    total_pages: row.total_pages,
    size_bytes: row.size_bytes,
    created_at: row.created_at,
    error: row.error,
    remedy: remedyFor(row),
  };
}
