import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { migrateTo } from '../db/migrate.ts';
import { openPostgres, openSqlite, sqliteFile } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { addressOf, administer, newName } from './database-templates.ts';

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
  /** For a server on `folder`: the address of a database of its own, or SQLite's file, with the schema up to date. */
  prepare(folder: string): Promise<{ url: string | undefined; remove(): Promise<void> }>;
}

const sqlite: TestedDatabase = {
  name: 'SQLite',
  async open(last) {
    const folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
    if (last === undefined) await sqlite.prepare(folder);
    const db = openSqlite(folder);
    if (last !== undefined) await migrateTo(db, last);
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
  async prepare(folder) {
    await copyFile(join(inject('templates').folder, sqliteFile), join(folder, sqliteFile));
    return { url: undefined, remove: async () => {} };
  },
};

const postgres = (server: string): TestedDatabase => {
  async function create(like: string) {
    const name = newName();
    await administer(server, `create database ${name} template ${like}`);
    return {
      url: addressOf(server, name),
      remove: () => administer(server, `drop database ${name} with (force)`),
    };
  }
  const upToDate = () => create(inject('templates').name ?? '');
  return {
    name: 'PostgreSQL',
    async open(last) {
      const { url, remove } = await (last === undefined ? upToDate() : create('template1'));
      const db = openPostgres(url, { onIdleError: () => {} });
      if (last !== undefined) await migrateTo(db, last);
      return {
        db,
        url,
        folder: undefined,
        async close() {
          await db.destroy();
          await remove();
        },
      };
    },
    prepare: upToDate,
  };
};

const server = process.env.TEST_DATABASE_URL;

/** Every database that a suite runs on: SQLite always, PostgreSQL where TEST_DATABASE_URL is set. */
export const databases: TestedDatabase[] = server ? [sqlite, postgres(server)] : [sqlite];
