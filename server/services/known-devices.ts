import { knownDevice } from '#contract/limits.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { hashToken, newToken } from '../tokens.ts';

/** What was given at a browser: a log-in of any kind, or a code of the account's authenticator app. */
type Given = 'log_in' | 'code';

/** One browser's token stands for each of the accounts that logged in there, and the rows do not tell which go together. */
const keyOf = (userId: string, token: string, given: Given): string =>
  hashToken(`${userId} ${given === 'code' ? 'code ' : ''}${token}`);

/** Whether somebody logged in to the account of that address in the browser whose token this is. */
export async function isKnownDevice(
  db: Database,
  token: string | undefined,
  email: string,
  given: Given = 'log_in',
): Promise<boolean> {
  if (token === undefined) return false;
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const device = await db
    .selectFrom('known_devices')
    .select('key')
    .where('key', '=', keyOf(user?.id ?? '', token, given))
    .executeTakeFirst();
  return device !== undefined;
}

/**
 * Remembers that the account's owner was at a browser: `token` is the one that it has. Returns the one for its cookie. Devices
 * that were not used for long are forgotten.
 */
export async function rememberDevice(
  { db, now }: { db: Database; now: () => number },
  userId: string,
  token: string = newToken(),
  given: Given = 'log_in',
): Promise<string> {
  const used_at = timestamp(now());
  await db
    .insertInto('known_devices')
    .values({ key: keyOf(userId, token, given), user_id: userId, used_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_at }))
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('used_at', '<', timestamp(now() - knownDevice.lifetime))
    .execute();
  return token;
}

/** From here on every browser is a stranger to the account. */
export async function forgetDevices(db: Database | DatabaseTransaction, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
