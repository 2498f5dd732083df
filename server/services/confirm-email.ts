import { AppError } from '../app-error.ts';
import type { Database } from '../db/schema.ts';
import { spendEmailToken } from './spend-email-token.ts';

/** Confirms the address that the token was mailed to. Throws confirmation_invalid for one that is unknown, used or old. */
export async function confirmEmail(
  { db, now }: { db: Database; now: () => number },
  token: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const userId = await spendEmailToken(trx, { token, purpose: 'confirm_email' }, now());
    if (userId === undefined) throw new AppError('confirmation_invalid');
    await trx.updateTable('users').set({ email_confirmed: 1 }).where('id', '=', userId).execute();
  });
}
