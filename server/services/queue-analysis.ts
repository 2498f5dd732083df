import type { DocumentRow, Owned } from '../db/owned-documents.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { enqueue } from '../jobs/queue.ts';

/** Queues a document's analysis behind those of the same account: one is analyzed at a time. */
export async function queueAnalysis(
  trx: DatabaseTransaction,
  document: Owned<DocumentRow>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('documents')
    .set({
      status: 'queued_for_analysis',
      stage: 'waiting',
      stage_page: null,
      stage_pages: null,
      error: null,
      failure: null,
    })
    .where('id', '=', document.id)
    .execute();
  const job = {
    kind: analyzeDocumentKind,
    subject: document.id,
    lane: document.owner_id,
    payload: { document_id: document.id },
  };
  await enqueue(trx, job, now);
}
