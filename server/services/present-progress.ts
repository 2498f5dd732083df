import type { DocumentProgress } from '#contract/documents.ts';
import type { DocumentRow, Owned } from '../db/owned-documents.ts';

/** Where the analysis of a document is, as the API gives it. `ahead`: documents of the account before it. */
export function presentProgress(row: Owned<DocumentRow>, ahead: number): DocumentProgress {
  const reading = row.status === 'analyzing' && row.stage === 'reading';
  return {
    document_id: row.id,
    status: row.status,
    stage: row.stage,
    page: reading ? row.stage_page : null,
    pages: reading ? row.stage_pages : null,
    ahead,
    error: row.error,
    ...(row.asks_password === 1 ? { asks_password: true as const } : {}),
  };
}
