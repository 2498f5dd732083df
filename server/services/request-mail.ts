import type { Changes } from '../changes.ts';
import type { Database } from '../db/schema.ts';
import { queueMail, sendMailKind } from '../jobs/queue-mail.ts';

/**
 * Queues a mail to an address that may or may not have an account. Which it is shows only when the job runs: the answer
 * and its time are the same.
 */
export async function requestMail(
  { db, now, changes }: { db: Database; now: () => number; changes: Changes },
  template: 'resend_confirmation' | 'reset_password',
  email: string,
): Promise<void> {
  await db.transaction().execute((trx) => queueMail(trx, { template, email: email.toLowerCase() }, now()));
  changes.queued(sendMailKind);
}
