import type { Database } from '../db/schema.ts';
import type { SignInStepsTable } from '../db/tables-of-sign-in.ts';
import { timestamp } from '../db/timestamp.ts';
import { latestEnd } from '../set-clock.ts';
import { hashToken, newToken } from '../tokens.ts';

interface Ports {
  db: Database;
  now: () => number;
}

type Step = Pick<SignInStepsTable, 'kind' | 'user_id'>;

/**
 * Keeps what the next call has to match, for `lifetime` milliseconds. Returns the token for the cookie of the browser that
 * may make it. What was begun and not ended goes once it is over.
 */
export async function beginStep(
  { db, now }: Ports,
  { lifetime, data, ...step }: Step & { data: Record<string, string>; lifetime: number },
): Promise<string> {
  const token = newToken();
  await db.deleteFrom('sign_in_steps').where('expires_at', '<', timestamp(now())).execute();
  await db
    .insertInto('sign_in_steps')
    .values({
      ...step,
      token_hash: hashToken(token),
      data: JSON.stringify(data),
      expires_at: timestamp(now() + lifetime),
    })
    .execute();
  return token;
}

/** Ends what was begun with that token, whatever comes of it: no token counts twice. What was kept; undefined for none. */
export async function endStep(
  { db, now }: Ports,
  token: string | undefined,
  { kind, user_id, lifetime }: Step & { lifetime: number },
): Promise<Record<string, string> | undefined> {
  if (token === undefined) return undefined;
  const step = await db
    .deleteFrom('sign_in_steps')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('user_id', user_id === null ? 'is' : '=', user_id)
    .where('expires_at', '>', timestamp(now()))
    .where('expires_at', '<=', latestEnd(lifetime, now()))
    .returning('data')
    .executeTakeFirst();
  return step && JSON.parse(step.data);
}
