import type { User } from '#contract/auth.ts';
import { session } from '#contract/limits.ts';
import type { Database } from '../db/schema.ts';
import { hashToken } from '../tokens.ts';
import { presentUser } from './present-user.ts';

export interface SessionUser extends User {
  paid: boolean;
  /** Which of the user's sign-ins this is. */
  sessionId: string;
}

/** The user whose session token this is; null where it is unknown, too old for a call, or was rotated away. */
export async function findSession(
  { db, now }: { db: Database; now: () => number },
  token: string,
): Promise<SessionUser | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.email_confirmed',
      'users.created_at',
      'sessions.family_id',
      'sessions.signed_in_at',
      'sessions.issued_at',
      'sessions.rotated_at',
    ])
    .select(({ selectFrom }) =>
      selectFrom('checkouts')
        .select('checkouts.id')
        .whereRef('checkouts.user_id', '=', 'users.id')
        .where('checkouts.status', '=', 'paid')
        .limit(1)
        .as('payment'),
    )
    .where('sessions.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row === undefined) return null;
  // On either side: a clock that was set back does not bring back what was over.
  const age = (since: string) => Math.abs(now() - Date.parse(since));
  if (age(row.signed_in_at) >= session.lifetime || age(row.issued_at) >= session.accessWindow) return null;
  if (row.rotated_at !== null && age(row.rotated_at) >= session.rotationGrace) return null;
  return { ...presentUser(row), paid: row.payment !== null, sessionId: row.family_id };
}

/** Whether a sign-in has not been ended, by its owner or with its account. */
export async function hasSession(db: Database, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('family_id')
    .where('family_id', '=', sessionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
