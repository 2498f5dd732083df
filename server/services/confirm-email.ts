import { AppError } from '../app-error.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { hashToken } from '../tokens.ts';

/** Confirms the address that the token was mailed to. Throws confirmation_invalid for one that is unknown, used or old. */
export async function confirmEmail(
  { db, now }: { db: Database; now: () => number },
  token: string,
): Promise<void> {
  const confirmed = await db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('email_tokens')
      .set({ used_at: timestamp(now()) })
      .where('token_hash', '=', hashToken(token))
      .where('purpose', '=', 'confirm_email')
      .where('used_at', 'is', null)
      .where('expires_at', '>', timestamp(now()))
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) return false;
    await trx.updateTable('users').set({ email_confirmed: 1 }).where('id', '=', used.user_id).execute();
    return true;
  });
  if (!confirmed) throw new AppError('confirmation_invalid');
}
