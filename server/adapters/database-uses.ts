import type { Database } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import { latestEnd } from '../set-clock.ts';
import type { Uses } from './uses.ts';

/** In a table, one statement a use: all processes on the database count together. */
export function openDatabaseUses(db: Database): Uses {
  return {
    async count({ key, window, now }) {
      const fresh = { count: 1, ends_at: timestamp(now + window) };
      const row = await db
        .insertInto('rate_limits')
        .values({ key, ...fresh })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((e) => {
            const ended = e.or([
              e('rate_limits.ends_at', '<=', timestamp(now)),
              e('rate_limits.ends_at', '>', latestEnd(window, now)),
            ]);
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
    },
    async forgive(key) {
      await db
        .updateTable('rate_limits')
        .set((e) => ({ count: e('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute();
    },
    async sweep(now) {
      await db.deleteFrom('rate_limits').where('ends_at', '<=', timestamp(now)).execute();
    },
  };
}
