import type { Changes } from '../changes.ts';
import type { Database } from '../db/schema.ts';
import { mailSubject, queueMail, sendMailKind } from '../jobs/queue-mail.ts';

/**
 * Queues a mail to an address that may or may not have an account or a payment. Which it is shows only when the job runs: the answer
 * and its time are the same.
 */
export async function requestMail(
  { db, now, changes }: { db: Database; now: () => number; changes: Changes },
  template: 'resend_confirmation' | 'reset_password' | 'way_in',
  email: string,
): Promise<void> {
  const order = { template, email: email.toLowerCase() };
  await db.transaction().execute(async (trx) => {
    await queueMail(trx, order, now());
    // Written to in any case: where the same mail waits already, as it may only for an account, the answer came sooner.
    const waiting = trx.updateTable('jobs').set({ kind: sendMailKind });
    await waiting.where('kind', '=', sendMailKind).where('subject', '=', mailSubject(order)).execute();
  });
  changes.queued(sendMailKind);
}
