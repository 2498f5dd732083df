import { uuidv7 } from 'uuidv7';
import { session } from '#contract/limits.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { hashToken, newToken } from '../tokens.ts';

/** Signs the user in anew. Returns the token for the cookie; the user's sessions past their lifetime go. */
export async function startSession(
  { db, now }: { db: Database; now: () => number },
  userId: string,
): Promise<string> {
  const token = newToken();
  const time = timestamp(now());
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('signed_in_at', '<', timestamp(now() - session.lifetime))
    .execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      family_id: uuidv7(),
      user_id: userId,
      signed_in_at: time,
      issued_at: time,
      rotated_at: null,
    })
    .execute();
  return token;
}
