import type { User } from '#contract/auth.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../db/schema.ts';
import { verifyPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { type CodePorts, hasSecondFactor, isGuessable, spendCode } from './second-factor.ts';
import { startSession } from './start-session.ts';

type Ports = CodePorts & { db: Database; now: () => number };

/**
 * Throws invalid_credentials in the same words and time for an unknown address, and email_not_confirmed. Of an account with an
 * authenticator app, and only after the right password, second_factor_needed and code_wrong; `countCode` is called
 * before a code is tried that could be guessed.
 */
export async function logIn(
  ports: Ports,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  browser: { userAgent?: string | undefined; before?: string | undefined } = {},
  countCode: () => Promise<void> = async () => {},
): Promise<{ user: User; token: string; withCode: boolean }> {
  const row = await ports.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  const right = await verifyPassword(row?.password_hash, password);
  if (row === undefined || !right) throw new AppError('invalid_credentials', { account: row?.id });
  if (row.email_confirmed === 0) throw new AppError('email_not_confirmed', { account: row.id });
  const withCode = await hasSecondFactor(ports.db, row.id);
  if (withCode) {
    if (code === undefined || code === '') throw new AppError('second_factor_needed', { account: row.id });
    if (isGuessable(code)) await countCode();
    await spendCode(ports, row.id, code);
  }
  return { user: presentUser(row), token: await startSession(ports, row.id, browser), withCode };
}
