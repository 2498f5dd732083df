import { errorTable } from '#contract/errors.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/schema.ts';
import type { SecurityLog } from '../security-log.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Before something that an unwatched browser must not do. Throws password_wrong about the field that it came in, and the log
 * of security tells of it.
 */
export async function checkOwnPassword(
  { db, security }: { db: Database; security: SecurityLog },
  user: SignedIn,
  { field, password }: { field: string; password: string },
): Promise<void> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirst();
  if (await verifyPassword(row?.password_hash, password)) return;
  security.tell('own_password_refused', { account: user.id });
  throw new AppError('password_wrong', { fields: { [field]: errorTable.password_wrong[1] } });
}
