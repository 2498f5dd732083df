import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const rateLimits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('ends_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('rate_limits_by_end').on('rate_limits').column('ends_at').execute();
  },
};
