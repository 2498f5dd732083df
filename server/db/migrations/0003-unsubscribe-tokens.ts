import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const unsubscribeTokens: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('newsletter').addColumn('unsubscribe_token', 'text').execute();
    await db.schema
      .createIndex('newsletter_by_unsubscribe_token')
      .on('newsletter')
      .column('unsubscribe_token')
      .execute();
  },
};
