import type { DocumentProgress } from '#contract/documents.ts';
import type { Timestamp } from '../db/column-types.ts';
import type { DocumentRow, Owned } from '../db/owned-documents.ts';
import { remedyFor } from './remedy-for.ts';

export interface Place {
  /** Documents of the account before it. */
  ahead: number;
  /** When its analysis was asked for; null where it has ended. */
  since: Timestamp | null;
}

/** Where the analysis of a document is, as the API gives it. */
export function presentProgress(
  row: Owned<DocumentRow>,
  { ahead, since }: Place,
  now: number,
): DocumentProgress {
  const reading = row.status === 'analyzing' && row.stage === 'reading';
  return {
    document_id: row.id,
    file_name: row.file_name,
    document_type: row.document_type,
    status: row.status,
    stage: row.stage,
    page: reading ? row.stage_page : null,
    pages: reading ? row.stage_pages : null,
    ahead: row.status === 'queued_for_analysis' ? ahead : 0,
    elapsed_ms: since === null ? null : Math.max(0, now - Date.parse(since)),
    error: row.error,
    remedy: remedyFor(row),
  };
}
