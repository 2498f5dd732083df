import type { User } from '#contract/auth.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/schema.ts';
import { verifyPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { startSession } from './start-session.ts';

/** Throws invalid_credentials in the same words and time for an unknown address, and email_not_confirmed. */
export async function logIn(
  ports: { db: Database; now: () => number },
  { email, password }: { email: string; password: string },
  browser: { userAgent?: string | undefined; before?: string | undefined } = {},
): Promise<{ user: User; token: string }> {
  const row = await ports.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  const right = await verifyPassword(row?.password_hash, password);
  if (row === undefined || !right) throw new AppError('invalid_credentials', { account: row?.id });
  if (row.email_confirmed === 0) throw new AppError('email_not_confirmed', { account: row.id });
  return { user: presentUser(row), token: await startSession(ports, row.id, browser) };
}
