import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const fairTurns: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('jobs')
      .addColumn('turn', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
