import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { migrate, migrations } from '../db/migrate.ts';
import { openPostgres, openSqlite } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';

export interface TestDatabase {
  db: Database;
  /** Address of a PostgreSQL database; undefined for SQLite. */
  url: string | undefined;
  /** Where SQLite's file is; undefined for PostgreSQL. */
  folder: string | undefined;
  close(): Promise<void>;
}

export interface TestedDatabase {
  name: string;
  /** A database of its own with the schema up to date, or as it was after the migration `last`; gone after `close`. */
  open(last?: string): Promise<TestDatabase>;
}

const sqlite: TestedDatabase = {
  name: 'SQLite',
  async open(last) {
    const folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
    const db = openSqlite(folder);
    await bringTo(db, last);
    return {
      db,
      url: undefined,
      folder,
      async close() {
        await db.destroy();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};

const postgres = (server: string): TestedDatabase => ({
  name: 'PostgreSQL',
  async open(last) {
    const name = `test_${uuidv7().replaceAll('-', '')}`;
    await administer(server, `create database ${name}`);
    const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
    const db = openPostgres(url, { onIdleError: () => {} });
    await bringTo(db, last);
    return {
      db,
      url,
      folder: undefined,
      async close() {
        await db.destroy();
        await administer(server, `drop database ${name} with (force)`);
      },
    };
  },
});

async function bringTo(db: Database, last: string | undefined): Promise<void> {
  if (last === undefined) return migrate(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(last);
  if (error !== undefined) throw error;
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const server = process.env.TEST_DATABASE_URL;

/** Every database that a suite runs on: SQLite always, PostgreSQL where TEST_DATABASE_URL is set. */
export const databases: TestedDatabase[] = server ? [sqlite, postgres(server)] : [sqlite];
