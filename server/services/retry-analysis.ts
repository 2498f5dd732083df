import type { DocumentProgress } from '#contract/documents.ts';
import { retryLimit } from '#contract/limits.ts';
import type { Paid } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Timestamp } from '../db/column-types.ts';
import { type DocumentRow, type Owned, ownedDocument } from '../db/owned-documents.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { type QueuePorts, queueAgain } from './queue-again.ts';
import { remedyFor } from './remedy-for.ts';

/** Queues a failed analysis again, where that can end better. Throws document_not_found, not_retryable, too_many_retries. */
export async function retryAnalysis(ports: QueuePorts, user: Paid, id: string): Promise<DocumentProgress> {
  const { db, now } = ports;
  const document = await ownedDocument(db, user, id);
  if (remedyFor(document) !== 'retry') throw new AppError('not_retryable');
  const counted = countRetry(document, now());
  await checkAccount(db, user, now());
  return queueAgain(ports, user, document, {
    from: 'analysis_error',
    change: counted,
    refusal: new AppError('not_retryable'),
  });
}

/** Throws too_many_retries where the account's documents together were retried too often. */
async function checkAccount(db: Database, user: Paid, now: number): Promise<void> {
  const { retries, since } = await db
    .selectFrom('documents')
    .select(({ fn }) => [fn.sum<number | null>('retries').as('retries'), fn.min('retries_since').as('since')])
    .where('owner_id', '=', user.id)
    .where('retries_since', '>', timestamp(now - retryLimit.window))
    .where('retries_since', '<=', timestamp(now + retryLimit.window))
    .executeTakeFirstOrThrow();
  if (since !== null && Number(retries) >= retryLimit.accountAttempts) throw tooMany(since, now);
}

function tooMany(since: Timestamp, now: number): AppError {
  const windowEnds = Date.parse(since) + retryLimit.window;
  return new AppError('too_many_retries', { retryAfter: (windowEnds - now) / 1000 });
}

function countRetry({ retries, retries_since }: Owned<DocumentRow>, now: number) {
  const inWindow = retries_since !== null && Math.abs(now - Date.parse(retries_since)) < retryLimit.window;
  if (!inWindow) return { retries: 1, retries_since: timestamp(now) };
  if (retries >= retryLimit.attempts) throw tooMany(retries_since, now);
  return { retries: retries + 1, retries_since };
}
