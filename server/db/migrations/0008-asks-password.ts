import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const asksPassword: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('documents')
      .addColumn('asks_password', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
