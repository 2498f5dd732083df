import type { DocumentType } from '#contract/document-type.ts';
import type { DocumentProgress } from '#contract/documents.ts';
import type { Paid } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { getDocumentProgress } from './get-document-progress.ts';
import { queueAnalysis } from './queue-analysis.ts';

/**
 * Has an analyzed document analyzed anew as another type. It is not read again, so that this takes no longer for a scan
 * than for any other. Throws document_not_found, document_processing, analysis_failed.
 */
export async function changeDocumentType(
  { db, changes, now }: { db: Database; changes: Changes; now: () => number },
  user: Paid,
  id: string,
  documentType: DocumentType,
): Promise<DocumentProgress> {
  const document = await ownedDocument(db, user, id);
  const { status } = document;
  if (status === 'analysis_error') throw new AppError('analysis_failed', { status });
  if (status === 'analysis_complete' && document.document_type === documentType) {
    return getDocumentProgress(db, user, id);
  }
  const progress = await db.transaction().execute(async (trx) => {
    // While one is under way its type stays: that of its analysis and its own would differ.
    const { numUpdatedRows } = await trx
      .updateTable('documents')
      .set({ document_type: documentType, status: 'queued_for_analysis' })
      .where('id', '=', id)
      .where('status', '=', 'analysis_complete')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new AppError('document_processing', { status });
    await queueAnalysis(trx, document, now());
    return getDocumentProgress(trx, user, id);
  });
  changes.queued(analyzeDocumentKind);
  changes.notify(id);
  return progress;
}
