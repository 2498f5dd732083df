import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** PostgreSQL's count(*) is a bigint, which pg gives as text unless told otherwise. */
const INT8 = 20;

/** A connection that breaks while idle is replaced by the pool; `onIdleError` only hears of it. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
    } as pg.CustomTypesConfig,
  });
  pool.on('error', onIdleError);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** The embedded database, in the file `plaindeed.sqlite` of the folder. */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  return new Kysely<Schema>({ dialect: sqliteDialect(join(folder, 'plaindeed.sqlite')) });
}
