import type { SignedIn } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { forgetDevices } from './known-devices.ts';

/** Ends one of the user's sessions. Throws session_not_found, for another person's as for one that has ended. */
export async function endSession(db: Database, user: SignedIn, sessionId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('family_id', '=', sessionId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('session_not_found');
}

/** Ends every session of the user but the one that asks: after a change of how the account is signed in to. */
export async function endOtherSessions(db: Database | DatabaseTransaction, user: SignedIn): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('family_id', '!=', user.sessionId)
    .execute();
}

/** Ends every session of the account, and makes every browser a stranger to it. Resolves to how many sessions they were. */
export async function endAllSessions(db: Database, userId: string): Promise<number> {
  const rows = await db.deleteFrom('sessions').where('user_id', '=', userId).returning('family_id').execute();
  await forgetDevices(db, userId);
  return new Set(rows.map(({ family_id }) => family_id)).size;
}
