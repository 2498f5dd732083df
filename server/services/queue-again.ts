import type { DocumentProgress } from '#contract/documents.ts';
import type { SignedIn } from '../access.ts';
import type { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import type { DocumentRow, Owned } from '../db/owned-documents.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { getDocumentProgress } from './get-document-progress.ts';
import { queueAnalysis } from './queue-analysis.ts';

export interface QueuePorts {
  db: Database;
  changes: Changes;
  now: () => number;
}

interface Again {
  /** The state that the document was seen in. */
  from: 'analysis_complete' | 'analysis_error';
  /** What changes in its row. */
  change: Partial<DocumentRow>;
  /** Thrown where it is in that state no more: of two calls at once, the second finds it changed. */
  refusal: AppError;
}

/** Queues a document that is in the state `from`; false where it is in that state no more. */
export async function queueFrom(
  trx: DatabaseTransaction,
  document: Owned<DocumentRow>,
  { from, change }: Pick<Again, 'from' | 'change'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set({ ...change, status: 'queued_for_analysis' })
    .where('id', '=', document.id)
    .where('status', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await queueAnalysis(trx, document, now);
  return true;
}

/** Queues a document whose analysis has ended, well or badly. Returns its progress before anybody starts on it. */
export async function queueAgain(
  { db, changes, now }: QueuePorts,
  user: SignedIn,
  document: Owned<DocumentRow>,
  { refusal, ...again }: Again,
): Promise<DocumentProgress> {
  const progress = await db.transaction().execute(async (trx) => {
    if (!(await queueFrom(trx, document, again, now()))) throw refusal;
    return getDocumentProgress({ db: trx, now }, user, document.id);
  });
  changes.queued(analyzeDocumentKind);
  changes.notify(document.id);
  return progress;
}
