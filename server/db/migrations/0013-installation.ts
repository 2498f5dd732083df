import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row: `one` keeps it so. */
export const installation: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('installation')
      .addColumn('one', 'integer', (c) => c.primaryKey())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .execute();
  },
};
