import type { SignedIn } from '../access.ts';
import type { Changes } from '../changes.ts';
import type { Database } from '../db/schema.ts';
import { sendMailKind } from '../jobs/queue-mail.ts';
import type { SecurityLog } from '../security-log.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { replacePassword } from './replace-password.ts';
import { startSession } from './start-session.ts';

/**
 * Sets a new password and ends every session of the account. Returns the token of a new one for the browser that asks.
 * Throws password_wrong, password_too_common, password_is_email.
 */
export async function changePassword(
  ports: { db: Database; now: () => number; changes: Changes; security: SecurityLog },
  user: SignedIn,
  { current, next, userAgent }: { current: string; next: string; userAgent: string | undefined },
): Promise<string> {
  await checkOwnPassword(ports, user, { field: 'current_password', password: current });
  refuseCommonPassword(next, user.email);
  const password_hash = await hashPassword(next);
  await ports.db
    .transaction()
    .execute((trx) => replacePassword(trx, user.id, { password_hash }, ports.now()));
  ports.changes.queued(sendMailKind);
  return startSession(ports, user.id, { userAgent });
}
