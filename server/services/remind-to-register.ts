import type { Changes } from '../changes.ts';
import type { Database } from '../db/schema.ts';
import { queueMail, sendMailKind } from '../jobs/queue-mail.ts';

/**
 * Mails the way to finish the registration to an address that has paid and has no account. Only there: whoever has the
 * payment's id may claim it, and anybody may type an address.
 */
export async function remindToRegister(
  { db, now, changes }: { db: Database; now: () => number; changes: Changes },
  address: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('checkouts')
      .select('id')
      .where('email', '=', address.toLowerCase())
      .where('status', '=', 'paid')
      .where('user_id', 'is', null)
      .orderBy('created_at')
      .executeTakeFirst();
    if (payment === undefined) return;
    await queueMail(trx, { template: 'finish_registration', checkout_id: payment.id }, now());
  });
  changes.queued(sendMailKind);
}
