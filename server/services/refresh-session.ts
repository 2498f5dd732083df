import { session } from '#contract/limits.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { hashToken, newToken } from '../tokens.ts';

/**
 * Replaces a session's token by a new one of the same family; null where the session has ended. A token that was
 * already rotated away ends its whole family, as it may have been stolen, but for a short grace: two tabs may refresh
 * at once.
 */
export async function refreshSession(
  { db, now }: { db: Database; now: () => number },
  token: string,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const taken = await takeToken(trx, hashToken(token), now());
    if (taken === null) return null;
    const next = newToken();
    await trx
      .insertInto('sessions')
      .values({ ...taken, token_hash: hashToken(next), issued_at: timestamp(now()), rotated_at: null })
      .execute();
    return next;
  });
}

async function takeToken(trx: DatabaseTransaction, hash: string, now: number) {
  await trx
    .updateTable('sessions')
    .set({ rotated_at: timestamp(now) })
    .where('token_hash', '=', hash)
    .where('rotated_at', 'is', null)
    .execute();
  const row = await trx
    .selectFrom('sessions')
    .select(['family_id', 'user_id', 'signed_in_at', 'rotated_at', 'user_agent'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { rotated_at, ...family } = row;
  const tooOld = Math.abs(now - Date.parse(family.signed_in_at)) >= session.lifetime;
  const reused = rotated_at !== null && Math.abs(now - Date.parse(rotated_at)) >= session.rotationGrace;
  if (!tooOld && !reused) return family;
  await trx.deleteFrom('sessions').where('family_id', '=', family.family_id).execute();
  return null;
}
