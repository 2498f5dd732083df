import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { asAway } from './database-away.ts';
import type { Database, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** PostgreSQL's count(*) is a bigint, which pg gives as text unless told otherwise. */
const INT8 = 20;

/** How long a statement may take, in milliseconds. No call of the site needs a tenth of it. */
export const statementMs = 15_000;
/** The server ends a statement itself; a connection that fell silent is given up a little later. */
const silenceMs = 2_000;

export interface PostgresOptions {
  /** A connection that breaks while idle is replaced by the pool; this only hears of it. */
  onIdleError: (error: Error) => void;
  /** In milliseconds, for one statement; null where it may take as long as it takes, as a migration may. */
  statementMs?: number | null;
}

/** PostgreSQL. What fails for want of an answer rejects as a DatabaseAway, and its connection is not used again. */
export function openPostgres(url: string, options: PostgresOptions): Database {
  const limit = options.statementMs === undefined ? statementMs : options.statementMs;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(limit === null
      ? {}
      : {
          statement_timeout: limit,
          query_timeout: limit + silenceMs,
          idle_in_transaction_session_timeout: 4 * limit,
        }),
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
    } as pg.CustomTypesConfig,
  });
  pool.on('error', options.onIdleError);
  pool.on('connect', guard);
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  pool.connect = (() =>
    connect().catch((error: unknown) => {
      throw asAway(error);
    })) as typeof pool.connect;
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Keeps a broken connection that is in use from ending the process, and a silent one from being used again. */
function guard(client: pg.PoolClient): void {
  // Whoever waits for an answer is told by the query. Without a listener the event would be thrown.
  client.on('error', () => {});
  const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>;
  client.query = ((...all: unknown[]) =>
    query(...all).catch(async (error: unknown) => {
      if (isSilence(error)) await hangUp(client);
      throw asAway(error);
    })) as typeof client.query;
}

const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** pg would wait for the answer, and queue the next statement behind it. Resolves once the pool takes it for ended. */
async function hangUp(client: pg.PoolClient): Promise<void> {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  const ended = new Promise((resolve) => client.once('end', resolve));
  connection.stream.destroy();
  await ended;
}

/** The embedded database's file in the data folder. */
export const sqliteFile = 'plaindeed.sqlite';

/** The embedded database, in the file `plaindeed.sqlite` of the folder. `onFull` hears of a disk without room. */
export function openSqlite(folder: string, onFull: () => void = () => {}): Database {
  mkdirSync(folder, { recursive: true });
  return new Kysely<Schema>({ dialect: sqliteDialect(join(folder, sqliteFile), onFull) });
}
