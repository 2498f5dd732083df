import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const secondPayments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['checkouts', 'sandbox_payments']) {
      for (const column of ['first_name', 'last_name']) {
        await db.schema
          .alterTable(table)
          .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
          .execute();
      }
      // Where a full name has to be parted nobody knows any more.
      await sql`update ${sql.table(table)} set first_name = name`.execute(db);
    }
    await db.schema.alterTable('checkouts').addColumn('duplicate_of', 'text').execute();
    await db.schema
      .alterTable('checkouts')
      .addColumn('opened_account', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update checkouts set opened_account = account_created`.execute(db);
  },
};
