import type { SignedIn } from '../access.ts';
import type { Changes } from '../changes.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { queueMail, type SignInChange, sendMailKind } from '../jobs/queue-mail.ts';
import type { SecurityEvent, SecurityLog } from '../security-log.ts';
import { endOtherSessions } from './end-sessions.ts';

export interface ChangePorts {
  db: Database;
  now: () => number;
  changes: Changes;
  security: SecurityLog;
}

/**
 * Changes how the user's account is signed in to: its owner is mailed, the log of security has it, and every other session
 * ends, unless the change only adds a way in (`keepsSessions`).
 */
export async function changeSignIn<T>(
  ports: ChangePorts,
  user: SignedIn,
  [mail, event]: readonly [SignInChange, SecurityEvent],
  make: (trx: DatabaseTransaction) => Promise<T>,
  { keepsSessions = false }: { keepsSessions?: boolean } = {},
): Promise<T> {
  const made = await ports.db.transaction().execute(async (trx) => {
    const result = await make(trx);
    if (!keepsSessions) await endOtherSessions(trx, user);
    await queueMail(trx, { template: 'sign_in_changed', user_id: user.id, change: mail }, ports.now());
    return result;
  });
  ports.changes.queued(sendMailKind);
  ports.security.tell(event, { account: user.id });
  return made;
}

/** Mails the owner of an account what happened to it. */
export async function tellOwner(
  { db, now, changes }: ChangePorts,
  userId: string,
  change: SignInChange,
): Promise<void> {
  await db
    .transaction()
    .execute((trx) => queueMail(trx, { template: 'sign_in_changed', user_id: userId, change }, now()));
  changes.queued(sendMailKind);
}
