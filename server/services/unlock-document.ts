import type { DocumentProgress } from '#contract/documents.ts';
import type { Paid } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import { ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import type { IntakeInput, IntakeOutput } from '../jobs/intake-thread.ts';
import type { ThreadPool } from '../jobs/thread-pool.ts';
import type { DocumentFiles } from '../sealing/document-files.ts';
import { getDocumentProgress } from './get-document-progress.ts';
import { queueAnalysis } from './queue-analysis.ts';

interface UnlockPorts {
  db: Database;
  files: DocumentFiles;
  intake: ThreadPool<IntakeInput, IntakeOutput>;
  changes: Changes;
  now: () => number;
}

/**
 * Opens a locked PDF with its password, stores a copy that opens without one beside it, and queues its analysis. The
 * password is in memory for as long as this takes, and nowhere else. Throws document_not_found, not_retryable,
 * file_password_wrong, file_not_unlocked.
 */
export async function unlockDocument(
  { db, files, intake, changes, now }: UnlockPorts,
  user: Paid,
  id: string,
  password: string,
): Promise<DocumentProgress> {
  const document = await ownedDocument(db, user, id);
  if (document.status !== 'analysis_error' || document.asks_password !== 1) {
    throw new AppError('not_retryable');
  }
  const bytes = await files.read(document, 'original');
  if (bytes === undefined) throw new AppError('document_not_found', { status: 'document_not_found' });
  const opened = await intake.run({ bytes, password });
  const unlocked = 'unlocked' in opened ? opened.unlocked : 'damaged';
  if (unlocked === 'encrypted') throw new AppError('file_password_wrong');
  if (unlocked === 'damaged') throw new AppError('file_not_unlocked');
  await files.write(document, 'unlocked', unlocked);
  const progress = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('documents')
      .set({ status: 'queued_for_analysis', asks_password: 0 })
      .where('id', '=', id)
      .where('status', '=', 'analysis_error')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new AppError('not_retryable');
    await queueAnalysis(trx, document, now());
    return getDocumentProgress(trx, user, id);
  });
  changes.queued(analyzeDocumentKind);
  changes.notify(id);
  return progress;
}
