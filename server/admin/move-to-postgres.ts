import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '../adapters/data-lock.ts';
import { openFileStore } from '../adapters/open-file-store.ts';
import { type CopiedTable, CopyDiffers, copiedTables, copyRows } from '../db/copy-rows.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres, openSqlite, sqliteFile } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { markBoth } from '../services/match-installation.ts';
import { CommandRefused, type LoneCommand, verdict } from './command.ts';

/** Copies the tables of SQLite into PostgreSQL, row by row, and hands the data folder over to it. */
export const moveToPostgres: LoneCommand = {
  takes: '',
  summary:
    'Copies all tables from plaindeed.sqlite to DATABASE_URL. Stop the server first. If it is interrupted, run it again.',
  async runAlone(settings, _, { dryRun }) {
    const { dataDir, databaseUrl } = settings;
    const file = join(dataDir, sqliteFile);
    if (databaseUrl === undefined)
      throw new CommandRefused('Set DATABASE_URL to the PostgreSQL database to move to.');
    if (!existsSync(file)) throw new CommandRefused(`There is no ${sqliteFile} in ${dataDir} to move from.`);
    const lock = lockDataFolder(dataDir);
    const sqlite = openSqlite(dataDir);
    const postgres = openPostgres(databaseUrl, { onIdleError: () => {}, statementMs: null });
    try {
      await migrate(sqlite);
      if (dryRun) return `${table(await countAll(sqlite))}\n\n${verdict(true, '')}`;
      const { mark } = await openFileStore(settings);
      await markBoth({ db: sqlite, mark }, (await mark.read()) ?? crypto.randomUUID());
      await migrate(postgres);
      await begin(sqlite, postgres);
      const counts = await copyAll(sqlite, postgres);
      await postgres.updateTable('installation').set({ state: 'ready' }).execute();
      await sqlite.destroy();
      // Nothing starts on the old tables by mistake, and they are there to go back to.
      renameSync(file, `${file}.moved`);
      return `${table(counts)}\n\n${verdict(false, done)}`;
    } finally {
      await Promise.all([sqlite.destroy(), postgres.destroy()]);
      lock.release();
    }
  },
};

const done =
  'Moved, and every row compared. Start the server and its workers with the same DATABASE_URL and DATA_DIR. The old tables are kept in ' +
  `${sqliteFile}.moved.`;

/** Marks the other database as being moved to: no server starts on it until the move has ended. */
async function begin(sqlite: Database, postgres: Database): Promise<void> {
  const { id } = await sqlite.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  const there = await postgres.selectFrom('installation').select(['id', 'state']).executeTakeFirst();
  if (there === undefined) {
    const users = await postgres.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (users !== undefined) throw new CommandRefused(isUsed);
    await postgres.insertInto('installation').values({ one: 1, id, state: 'moving' }).execute();
  } else if (there.id !== id || there.state !== 'moving') throw new CommandRefused(isUsed);
}

const isUsed =
  'The database at DATABASE_URL is in use by an installation already. Nothing was changed. Set DATABASE_URL to an empty database.';

async function copyAll(sqlite: Database, postgres: Database): Promise<Map<CopiedTable, number>> {
  const counts = new Map<CopiedTable, number>();
  try {
    for (const name of tables) counts.set(name, await copyRows(sqlite, postgres, name));
  } catch (error) {
    throw error instanceof CopyDiffers
      ? new CommandRefused(
          `${error.message} Nothing was removed. Empty the database at DATABASE_URL and run this again.`,
        )
      : error;
  }
  return counts;
}

const tables = Object.keys(copiedTables) as CopiedTable[];

async function countAll(db: Database): Promise<Map<CopiedTable, number>> {
  const counts = new Map<CopiedTable, number>();
  for (const name of tables) {
    const { count } = await db
      .selectFrom(name)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.set(name, Number(count));
  }
  return counts;
}

const table = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([name, count]) => `${String(count).padStart(8)}  ${name}`).join('\n');
