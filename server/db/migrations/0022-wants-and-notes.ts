import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a buyer wants to do in a home and notes of it, sealed with a key of the home. */
export const wantsAndNotes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('homes').addColumn('file_key', 'text').execute();
    await db.schema.alterTable('homes').addColumn('wants', 'text').execute();
    await db.schema
      .createTable('home_notes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('home_id', 'text', (c) => c.notNull().references('homes.id').onDelete('cascade'))
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('home_notes_by_place')
      .on('home_notes')
      .columns(['home_id', 'place'])
      .unique()
      .execute();
  },
};
