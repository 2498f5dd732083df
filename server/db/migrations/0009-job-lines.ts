import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const jobLines: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('jobs').addColumn('line', 'text').execute();
  },
};
