import { errorTable } from '#contract/errors.ts';
import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/schema.ts';
import { verifyPassword } from './passwords.ts';

/** Before something that an unwatched browser must not do. Throws password_wrong about the field that it came in. */
export async function checkOwnPassword(
  db: Database,
  user: SignedIn,
  { field, password }: { field: string; password: string },
): Promise<void> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirst();
  if (!(await verifyPassword(row?.password_hash, password)))
    throw new AppError('password_wrong', { fields: { [field]: errorTable.password_wrong[1] } });
}
