import { type Kysely, PostgresAdapter } from 'kysely';
import type { Schema } from './schema.ts';

/** Whether the database, or the transaction, is PostgreSQL's. */
export const isPostgres = (db: Kysely<Schema>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
