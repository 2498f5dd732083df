import type { ExpressionBuilder } from 'kysely';
import { dayLength } from '#contract/day-length.ts';
import type { Changes } from '../changes.ts';
import type { Database, Schema } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { queueMail, sendMailKind } from '../jobs/queue-mail.ts';
import type { SecurityLog } from '../security-log.ts';
import { holdDeleted } from './hold-deleted.ts';

interface ExpirePorts {
  db: Database;
  changes: Changes;
  security: SecurityLog;
  now: () => number;
}

/** How long before a deletion its owner hears of it, in milliseconds: a week, or half of a shorter retention. */
const noticeBefore = (retentionDays: number): number => Math.min(7, retentionDays / 2) * dayLength;

/** When a document goes whose owner was told at `noticedAt`: never sooner than the notice promises. */
export const expiresAt = (createdAt: string, noticedAt: string, retentionDays: number): number =>
  Math.max(
    Date.parse(createdAt) + retentionDays * dayLength,
    Date.parse(noticedAt) + noticeBefore(retentionDays),
  );

/**
 * Tells owners of documents that are about to be older than they are kept, and deletes those whose owners were told long
 * enough ago. Documents that were old when the setting came are told of first, too. Resolves to how many were deleted.
 */
export async function expireDocuments(ports: ExpirePorts, retentionDays: number): Promise<number> {
  await giveNotice(ports, retentionDays);
  const { db, changes, security, now } = ports;
  const due = await db
    .selectFrom('documents')
    .select(['id', 'owner_id'])
    .where('created_at', '<=', timestamp(now() - retentionDays * dayLength))
    .where('expiry_noticed_at', '<=', timestamp(now() - noticeBefore(retentionDays)))
    .execute();
  for (const { id, owner_id } of due) {
    await db.transaction().execute((trx) => holdDeleted(trx, id, now()));
    security.tell('document_deleted', { account: owner_id });
    changes.notify(id);
  }
  return due.length;
}

/** A notice that seems to be of another day to come was sent by a clock that was wrong: it does not count. */
const isUnnoticed =
  (now: number) =>
  ({ or, eb }: ExpressionBuilder<Schema, 'documents'>) =>
    or([eb('expiry_noticed_at', 'is', null), eb('expiry_noticed_at', '>', timestamp(now + dayLength))]);

/** One mail to each owner, about all documents that come due now. */
async function giveNotice({ db, changes, now }: ExpirePorts, retentionDays: number): Promise<void> {
  const time = now();
  const noticedAt = timestamp(time);
  const from = timestamp(time - retentionDays * dayLength + noticeBefore(retentionDays));
  const owners = await db
    .selectFrom('documents')
    .select('owner_id')
    .distinct()
    .where('created_at', '<=', from)
    .where(isUnnoticed(time))
    .execute();
  for (const { owner_id } of owners) {
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('documents')
        .set({ expiry_noticed_at: noticedAt })
        .where('owner_id', '=', owner_id)
        .where('created_at', '<=', from)
        .where(isUnnoticed(time))
        .execute();
      await queueMail(trx, { template: 'documents_expire', user_id: owner_id }, now());
    });
  }
  if (owners.length > 0) changes.queued(sendMailKind);
}
