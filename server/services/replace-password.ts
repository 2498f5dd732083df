import type { DatabaseTransaction, UsersTable } from '../db/schema.ts';
import { queueMail } from '../jobs/queue-mail.ts';
import { endAllSessions } from './end-sessions.ts';

/** Stores a new password: every session ends, links to set another one end, and the user is told by mail. */
export async function replacePassword(
  trx: DatabaseTransaction,
  userId: string,
  values: Pick<UsersTable, 'password_hash'> & Partial<Pick<UsersTable, 'email_confirmed'>>,
  now: number,
): Promise<void> {
  await trx.updateTable('users').set(values).where('id', '=', userId).execute();
  await endAllSessions(trx, userId);
  await trx
    .deleteFrom('email_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset_password')
    .execute();
  await queueMail(trx, { template: 'password_changed', user_id: userId }, now);
}
