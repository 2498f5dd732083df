import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const retention: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('documents').addColumn('expiry_noticed_at', 'text').execute();
    await db.schema.createIndex('documents_by_age').on('documents').column('created_at').execute();
  },
};
