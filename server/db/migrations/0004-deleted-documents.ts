import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const deletedDocuments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('deleted_documents')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('document', 'text', (c) => c.notNull())
      .addColumn('analysis', 'text')
      .addColumn('deleted_at', 'text', (c) => c.notNull())
      .addColumn('erasing', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('deleted_documents_by_owner')
      .on('deleted_documents')
      .column('owner_id')
      .execute();
    // The list in its order, and what of it is under way, of an account with thousands.
    await db.schema.createIndex('documents_listed').on('documents').columns(['owner_id', 'id']).execute();
    await db.schema
      .createIndex('documents_by_status')
      .on('documents')
      .columns(['owner_id', 'status'])
      .execute();
    // One document of an account at a time, whatever a query overlooks.
    await db.schema
      .createIndex('jobs_one_at_a_time')
      .unique()
      .on('jobs')
      .column('lane')
      .where('lease_token' as never, 'is not', null)
      .execute();
  },
};
