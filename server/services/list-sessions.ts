import { session } from '#contract/limits.ts';
import type { Session } from '#contract/users.ts';
import type { SignedIn } from '../access.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { describeDevice } from './describe-device.ts';

/**
 * Where the user is signed in, the session that asks first, then the latest seen. A session was seen when its latest
 * token was made, which happens every quarter of an hour of use.
 */
export async function listSessions(
  { db, now }: { db: Database; now: () => number },
  user: SignedIn,
): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['family_id', 'signed_in_at', 'user_agent'])
    .select((e) => e.fn.max('issued_at').as('last_seen_at'))
    .where('user_id', '=', user.id)
    .where('signed_in_at', '>', timestamp(now() - session.lifetime))
    .groupBy(['family_id', 'signed_in_at', 'user_agent'])
    .execute();
  const sessions = rows.map(({ family_id, user_agent, ...times }) => ({
    id: family_id,
    device: describeDevice(user_agent),
    ...times,
    current: family_id === user.sessionId,
  }));
  return sessions.sort(
    (a, b) => Number(b.current) - Number(a.current) || (a.last_seen_at < b.last_seen_at ? 1 : -1),
  );
}
