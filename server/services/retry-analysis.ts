import type { DocumentProgress } from '#contract/documents.ts';
import { retryLimit } from '#contract/limits.ts';
import type { Paid } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import { type DocumentRow, type Owned, ownedDocument } from '../db/owned-documents.ts';
import type { Database, Timestamp } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { getDocumentProgress } from './get-document-progress.ts';
import { queueAnalysis } from './queue-analysis.ts';

/** Queues a failed analysis again. Throws document_not_found, not_retryable, too_many_retries. */
export async function retryAnalysis(
  { db, changes, now }: { db: Database; changes: Changes; now: () => number },
  user: Paid,
  id: string,
): Promise<DocumentProgress> {
  const document = await ownedDocument(db, user, id);
  if (document.status !== 'analysis_error') throw new AppError('not_retryable');
  const counted = countRetry(document, now());
  await checkAccount(db, user, now());
  const progress = await db.transaction().execute(async (trx) => {
    // Of two clicks at once, the second finds the status changed.
    const { numUpdatedRows } = await trx
      .updateTable('documents')
      .set({ ...counted, status: 'queued_for_analysis' })
      .where('id', '=', id)
      .where('status', '=', 'analysis_error')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new AppError('not_retryable');
    await queueAnalysis(trx, document, now());
    // Before anybody starts on it.
    return getDocumentProgress(trx, user, id);
  });
  changes.queued(analyzeDocumentKind);
  changes.notify(id);
  return progress;
}

/** Throws too_many_retries where the account's documents together were retried too often. */
async function checkAccount(db: Database, user: Paid, now: number): Promise<void> {
  const { retries, since } = await db
    .selectFrom('documents')
    .select(({ fn }) => [fn.sum<number | null>('retries').as('retries'), fn.min('retries_since').as('since')])
    .where('owner_id', '=', user.id)
    .where('retries_since', '>', timestamp(now - retryLimit.window))
    .executeTakeFirstOrThrow();
  if (since !== null && Number(retries) >= retryLimit.accountAttempts) throw tooMany(since, now);
}

function tooMany(since: Timestamp, now: number): AppError {
  const windowEnds = Date.parse(since) + retryLimit.window;
  return new AppError('too_many_retries', { retryAfter: (windowEnds - now) / 1000 });
}

function countRetry({ retries, retries_since }: Owned<DocumentRow>, now: number) {
  const inWindow = retries_since !== null && now - Date.parse(retries_since) < retryLimit.window;
  if (!inWindow) return { retries: 1, retries_since: timestamp(now) };
  if (retries >= retryLimit.attempts) throw tooMany(retries_since, now);
  return { retries: retries + 1, retries_since };
}
