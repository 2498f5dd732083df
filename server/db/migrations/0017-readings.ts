import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a language model reads, who agreed to it, and what it costs. */
export const readings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('readings')
      .addColumn('document_id', 'text', (c) => c.primaryKey().references('documents.id').onDelete('cascade'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('why', 'text')
      .addColumn('parts', 'integer')
      .addColumn('parts_read', 'integer', (c) => c.notNull())
      .addColumn('generation', 'integer', (c) => c.notNull())
      .addColumn('fresh_from', 'integer', (c) => c.notNull())
      .addColumn('host', 'text')
      .addColumn('agreed_at', 'text')
      .addColumn('withdrawn_at', 'text')
      .execute();
    await db.schema.alterTable('deleted_documents').addColumn('reading', 'text').execute();
    await db.schema
      .createTable('model_use')
      .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('calls', 'integer', (c) => c.notNull())
      .addColumn('input_tokens', 'bigint', (c) => c.notNull())
      .addColumn('output_tokens', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('model_days')
      .addColumn('day', 'text', (c) => c.primaryKey())
      .addColumn('reserved', 'bigint', (c) => c.notNull())
      .addColumn('calls', 'integer', (c) => c.notNull())
      .addColumn('input_tokens', 'bigint', (c) => c.notNull())
      .addColumn('output_tokens', 'bigint', (c) => c.notNull())
      .execute();
  },
};
