import { uuidv7 } from 'uuidv7';
import { session } from '#contract/limits.ts';
import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { hashToken, newToken } from '../tokens.ts';
import { logOut } from './log-out.ts';

const longestUserAgent = 300;

/**
 * Signs the user in anew. Returns the token for the cookie; the user's sessions past their lifetime go, and the one that
 * the browser had before, by its token.
 */
export async function startSession(
  { db, now }: { db: Database; now: () => number },
  userId: string,
  { userAgent = '', before }: { userAgent?: string | undefined; before?: string | undefined } = {},
): Promise<string> {
  const token = newToken();
  const time = timestamp(now());
  if (before !== undefined) await logOut(db, before);
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('signed_in_at', '<', timestamp(now() - session.lifetime))
      .execute();
    await trx
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        family_id: uuidv7(),
        user_id: userId,
        signed_in_at: time,
        issued_at: time,
        rotated_at: null,
        user_agent: userAgent.slice(0, longestUserAgent),
      })
      .execute();
  });
  return token;
}
