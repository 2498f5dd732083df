import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sealedFiles: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('documents').addColumn('file_key', 'text').execute();
  },
};
