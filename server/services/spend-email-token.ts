import { dayLength } from '#contract/day-length.ts';
import type { DatabaseTransaction, EmailTokensTable } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { latestEnd } from '../set-clock.ts';
import { hashToken } from '../tokens.ts';

/** Milliseconds for which a mailed link works. */
export const linkLifetime = { confirm_email: 3 * dayLength, reset_password: 3_600_000 } as const;

/** Spends the token of a mailed link. The user's id; undefined for a token that is unknown, used or old. */
export async function spendEmailToken(
  trx: DatabaseTransaction,
  { token, purpose }: { token: string; purpose: EmailTokensTable['purpose'] },
  now: number,
): Promise<string | undefined> {
  const used = await trx
    .updateTable('email_tokens')
    .set({ used_at: timestamp(now) })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', timestamp(now))
    .where('expires_at', '<=', latestEnd(linkLifetime[purpose], now))
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id;
}
