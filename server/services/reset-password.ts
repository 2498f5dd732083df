import { AppError } from '../app-error.ts';
import type { Changes } from '../changes.ts';
import type { Database } from '../db/schema.ts';
import { sendMailKind } from '../jobs/queue-mail.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { replacePassword } from './replace-password.ts';
import { spendEmailToken } from './spend-email-token.ts';

/**
 * Sets a new password by the token of a mailed link, which proves the address as well. Throws password_too_common and
 * password_is_email (the link still works then), reset_invalid. Resolves to the account's id.
 */
export async function resetPassword(
  { db, now, changes }: { db: Database; now: () => number; changes: Changes },
  { token, password }: { token: string; password: string },
): Promise<string> {
  const password_hash = await hashPassword(password);
  const account = await db.transaction().execute(async (trx) => {
    const userId = await spendEmailToken(trx, { token, purpose: 'reset_password' }, now());
    if (userId === undefined) throw new AppError('reset_invalid');
    const user = trx.selectFrom('users').select('email').where('id', '=', userId);
    refuseCommonPassword(password, (await user.executeTakeFirstOrThrow()).email);
    await replacePassword(trx, userId, { password_hash, email_confirmed: 1 }, now());
    return userId;
  });
  changes.queued(sendMailKind);
  return account;
}
