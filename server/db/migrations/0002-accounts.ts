import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['phone', 'bio']) {
      await db.schema
        .alterTable('users')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    }
    await db.schema
      .alterTable('sessions')
      .addColumn('user_agent', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    for (const column of ['payment_id', 'asked_at']) {
      await db.schema.alterTable('checkouts').addColumn(column, 'text').execute();
    }

    await db.schema
      .createTable('payment_events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('received_at', 'text', (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('sandbox_payments')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('amount_cents', 'integer', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('success_url', 'text', (c) => c.notNull())
      .addColumn('cancel_url', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .execute();
    // Until now the sandbox knew of nothing but the checkouts themselves.
    await sql`
      insert into sandbox_payments (id, email, name, amount_cents, currency, success_url, cancel_url, state)
      select id, email, name, amount_cents, currency, success_url, cancel_url, status from checkouts
    `.execute(db);

    await db.schema
      .createTable('newsletter')
      .addColumn('email', 'text', (c) => c.primaryKey())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('confirmed_at', 'text')
      .execute();
  },
};
