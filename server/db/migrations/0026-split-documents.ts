import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Documents that were split off a file of several, and files that are not to be split. */
export const splitDocuments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('documents').addColumn('part_of', 'text').execute();
    await db.schema.alterTable('documents').addColumn('part_first', 'integer').execute();
    await db.schema
      .alterTable('documents')
      .addColumn('kept_whole', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('documents_by_part_of').on('documents').column('part_of').execute();
  },
};
