import type { z } from 'zod';
import type { confirmEmailBodySchema } from '#contract/auth.ts';
import { AppError } from '../app-error.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { hasEnded } from '../set-clock.ts';
import { hashToken } from '../tokens.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { linkLifetime, spendEmailToken } from './spend-email-token.ts';

interface Ports {
  db: Database;
  now: () => number;
}

/**
 * Whether the address that the token was mailed to is confirmed already. Changes nothing. Throws confirmation_invalid for a
 * token that is unknown, or too old to confirm it.
 */
export async function checkConfirmation({ db, now }: Ports, token: string): Promise<boolean> {
  const mailed = await findMailed(db, token);
  if (mailed === undefined) throw new AppError('confirmation_invalid');
  if (mailed.email_confirmed === 1) return true;
  const isOver = hasEnded(Date.parse(mailed.expires_at), linkLifetime.confirm_email, now());
  if (mailed.used_at !== null || isOver) throw new AppError('confirmation_invalid');
  return false;
}

/**
 * Confirms the address that the token was mailed to. Whoever chose the account's password may be somebody else, so the
 * reader of the mail types it: the one that was chosen, or a new one twice. Resolves to whether the address was confirmed
 * before. Throws confirmation_invalid; with the token still good password_needed, password_differs, password_too_common
 * and password_is_email.
 */
export async function confirmEmail(
  { db, now }: Ports,
  { token, password, password_confirm }: z.output<typeof confirmEmailBodySchema>,
): Promise<boolean> {
  if (await checkConfirmation({ db, now }, token)) return true;
  if (password === undefined) throw new AppError('password_needed');
  const account = await findMailed(db, token);
  const isKept = await verifyPassword(account?.password_hash, password);
  if (!isKept && password_confirm === undefined) throw new AppError('password_differs');
  if (!isKept) refuseCommonPassword(password, account?.email ?? '');
  const change = isKept ? {} : { password_hash: await hashPassword(password) };
  return db.transaction().execute(async (trx) => {
    const mailed = await findMailed(trx, token);
    if (mailed?.email_confirmed === 1) return true;
    const userId = await spendEmailToken(trx, { token, purpose: 'confirm_email' }, now());
    if (userId === undefined) throw new AppError('confirmation_invalid');
    await trx
      .updateTable('users')
      .set({ email_confirmed: 1, ...change })
      .where('id', '=', userId)
      .execute();
    return false;
  });
}

/** The link as it was mailed, used and old ones too. */
function findMailed(db: Database | DatabaseTransaction, token: string) {
  return db
    .selectFrom('email_tokens')
    .innerJoin('users', 'users.id', 'email_tokens.user_id')
    .select([
      'users.email',
      'users.password_hash',
      'users.email_confirmed',
      'email_tokens.used_at',
      'email_tokens.expires_at',
    ])
    .where('email_tokens.token_hash', '=', hashToken(token))
    .where('email_tokens.purpose', '=', 'confirm_email')
    .executeTakeFirst();
}
