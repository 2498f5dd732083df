import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const whyItFailed: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('documents').addColumn('failure', 'text').execute();
    await sql`update documents set failure = 'locked' where asks_password = 1 and status = 'analysis_error'`.execute(
      db,
    );
    await db.schema.alterTable('documents').dropColumn('asks_password').execute();
  },
};
