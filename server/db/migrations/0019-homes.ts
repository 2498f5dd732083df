import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { uuidv7 } from 'uuidv7';

/** Homes, and what is kept of each document for them. Accounts with documents get their first home. */
export const homes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('homes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('state', 'text')
      .addColumn('community', 'text')
      .addColumn('contract_signed_on', 'text')
      .addColumn('documents_received_on', 'text')
      .addColumn('closing_on', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('homes_by_owner').on('homes').columns(['owner_id', 'id']).execute();
    await db.schema
      .alterTable('documents')
      .addColumn('home_id', 'text', (c) => c.references('homes.id'))
      .execute();
    await db.schema
      .alterTable('documents')
      .addColumn('type_open', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('documents_by_home').on('documents').columns(['home_id', 'id']).execute();

    await db.schema
      .createTable('facts')
      .addColumn('document_id', 'text', (c) => c.primaryKey().references('documents.id').onDelete('cascade'))
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('finding', 'text')
      .addColumn('form', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.alterTable('deleted_documents').addColumn('facts', 'text').execute();

    await db.schema
      .createTable('home_shares')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('home_id', 'text', (c) => c.notNull().references('homes.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('with_pages', 'integer', (c) => c.notNull())
      .addColumn('ends_on', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('opened', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('first_opened_at', 'text')
      .addColumn('last_opened_at', 'text')
      .execute();
    await db.schema.createIndex('home_shares_by_home').on('home_shares').column('home_id').execute();

    const { rows } = await sql<{ owner_id: string; since: string }>`select owner_id, min(created_at) as since
      from documents group by owner_id`.execute(db);
    for (const { owner_id, since } of rows) {
      const id = uuidv7();
      await sql`insert into homes (id, owner_id, name, created_at) values (${id}, ${owner_id}, 'My home', ${since})`.execute(
        db,
      );
      await sql`update documents set home_id = ${id} where owner_id = ${owner_id}`.execute(db);
    }
  },
};
