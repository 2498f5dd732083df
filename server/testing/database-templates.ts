import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { migrate } from '../db/migrate.ts';
import { openPostgres, openSqlite } from '../db/open-database.ts';

/** Empty databases with the schema up to date, which tests copy: to bring each there anew takes most of a second. */
export interface Templates {
  /** Where SQLite's file is. */
  readonly folder: string;
  /** Name of the PostgreSQL database; undefined without a server. */
  readonly name: string | undefined;
  close(): Promise<void>;
}

export async function openTemplates(server: string | undefined): Promise<Templates> {
  const folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  const sqlite = openSqlite(folder);
  await migrate(sqlite);
  await sqlite.destroy();
  const name = server === undefined ? undefined : await openPostgresTemplate(server);
  return {
    folder,
    name,
    async close() {
      await rm(folder, { recursive: true, force: true });
      if (server !== undefined && name !== undefined) await administer(server, `drop database ${name}`);
    },
  };
}

async function openPostgresTemplate(server: string): Promise<string> {
  const name = newName();
  await administer(server, `create database ${name}`);
  const db = openPostgres(addressOf(server, name), { onIdleError: () => {} });
  await migrate(db);
  await db.destroy();
  return name;
}

export const newName = () => `test_${uuidv7().replaceAll('-', '')}`;

export const addressOf = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
