import type { Database } from './schema.ts';
import { timestamp } from './timestamp.ts';

/** How often it happened in the present span, and when that ends, in milliseconds since 1970. */
export interface Uses {
  count: number;
  endsAt: number;
}

/**
 * Counts one use of `key` in a span of `window` milliseconds that starts with the first use. One statement, so that of
 * any number of processes at once each sees a count of its own.
 */
export async function countUse(
  db: Database,
  { key, window, now }: { key: string; window: number; now: number },
): Promise<Uses> {
  const fresh = { count: 1, ends_at: timestamp(now + window) };
  const row = await db
    .insertInto('rate_limits')
    .values({ key, ...fresh })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((e) => {
        const ended = e('rate_limits.ends_at', '<=', timestamp(now));
        const oneMore = e('rate_limits.count', '+', 1);
        return {
          count: e.case().when(ended).then(fresh.count).else(oneMore).end(),
          ends_at: e.case().when(ended).then(fresh.ends_at).else(e.ref('rate_limits.ends_at')).end(),
        };
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, endsAt: Date.parse(row.ends_at) };
}

/** Takes one use back that turned out to be none. */
export async function forgiveUse(db: Database, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Removes the counts of spans that have ended. */
export async function forgetUses(db: Database, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('ends_at', '<=', timestamp(now)).execute();
}
