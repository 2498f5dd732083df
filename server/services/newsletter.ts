import { dayLength } from '#contract/day-length.ts';
import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { queueMail, sendMailKind } from '../jobs/queue-mail.ts';
import { hashToken, newToken } from '../tokens.ts';

/** Asks the address by mail to confirm; nothing is sent to one that has. */
export async function subscribeNewsletter(
  { db, now, changes }: { db: Database; now: () => number; changes: Changes },
  address: string,
): Promise<void> {
  const email = address.toLowerCase();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('newsletter')
      // Nobody knows this token; the mail brings one that takes its place.
      .values({
        email,
        token_hash: hashToken(newToken()),
        unsubscribe_token: null,
        created_at: timestamp(now()),
        confirmed_at: null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    await queueMail(trx, { template: 'confirm_newsletter', email }, now());
  });
  changes.queued(sendMailKind);
}

/** Throws subscription_invalid. Safe to repeat. */
export async function confirmNewsletter(
  { db, now }: { db: Database; now: () => number },
  token: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter')
    .set((e) => ({ confirmed_at: e.fn.coalesce('confirmed_at', e.val(timestamp(now()))) }))
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('subscription_invalid');
}

/** Forgets the address. No error where that was done before. */
export async function unsubscribeNewsletter({ db }: { db: Database }, token: string): Promise<void> {
  await db
    .deleteFrom('newsletter')
    .where((w) => w.or([w('token_hash', '=', hashToken(token)), w('unsubscribe_token', '=', token)]))
    .execute();
}

/** How long a mailed link confirms. */
const openFor = 30 * dayLength;

/** Forgets addresses that somebody entered and nobody confirmed. Resolves to how many they were. */
export async function forgetUnconfirmed({ db, now }: { db: Database; now: () => number }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', timestamp(now() - openFor))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
