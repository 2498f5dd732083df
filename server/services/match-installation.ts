import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import type { Blobs } from '../adapters/blobs.ts';
import { isPostgres } from '../db/is-postgres.ts';
import type { Database } from '../db/schema.ts';
import { SettingsError } from '../settings.ts';
import { findUnknownFiles } from './find-unknown-files.ts';

const markName = 'installation';

export interface InstallationPorts {
  db: Database;
  blobs: Blobs;
  dataDir: string;
}

/**
 * Makes sure that the data folder and the database belong together, by a mark that both carry; marks them at the first
 * start.
 *
 * @throws SettingsError where they are of different installations, or where one of them seems to be empty or lost.
 */
export async function matchInstallation({ db, blobs, dataDir }: InstallationPorts): Promise<void> {
  const row = await db.selectFrom('installation').select(['id', 'state']).executeTakeFirst();
  const mark = readMark(dataDir);
  if (row?.state === 'moving') throw new SettingsError([unfinishedMove]);
  if (mark !== undefined && row !== undefined) {
    if (mark !== row.id) throw new SettingsError([`DATA_DIR: ${dataDir} ${ofAnother}`]);
    return;
  }
  const { known, unknown } = await findUnknownFiles({ db, blobs });
  if (unknown.documents > known.documents || (mark !== undefined && unknown.documents > 0))
    throw new SettingsError([`DATA_DIR: ${dataDir} ${strangeFiles(unknown.documents)}`]);
  if (known.documents === 0 && (await hasDocuments(db)))
    throw new SettingsError([`DATA_DIR: ${dataDir} ${noFiles}`]);
  if (row === undefined) return await markFirst({ db, dataDir });
  // The folder is marked before the database, so this is another folder; SQLite's tables show that it is the one.
  if (known.documents === 0 && isPostgres(db)) throw new SettingsError([`DATA_DIR: ${dataDir} ${unmarked}`]);
  writeMark(dataDir, row.id);
}

/** Marks a database that has no mark yet, and its folder. Of two processes that do so at once, on one folder, both agree. */
async function markFirst({ db, dataDir }: Pick<InstallationPorts, 'db' | 'dataDir'>): Promise<void> {
  const before = readMark(dataDir);
  const mark = before ?? createMark(dataDir);
  await addMark(db, mark);
  const { id: agreed } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  if (agreed === mark) return;
  if (before === undefined) rmSync(join(dataDir, markName));
  throw new SettingsError([`DATA_DIR: ${dataDir} ${unmarked}`]);
}

/** Gives the database and the folder one mark, whatever they carried. */
export async function markBoth(
  { db, dataDir }: Pick<InstallationPorts, 'db' | 'dataDir'>,
  id: string,
): Promise<void> {
  await addMark(db, id);
  // Another process may have been first: its mark counts.
  const { id: agreed } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  writeMark(dataDir, agreed);
}

async function addMark(db: Database, id: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ one: 1, id, state: 'ready' })
    .onConflict((conflict) => conflict.column('one').doNothing())
    .execute();
}

/** The data folder's mark; undefined where it has none yet. */
export function readMark(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, markName), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The mark that the folder has afterwards: a new one, or that of a process which was first. */
function createMark(dataDir: string): string {
  const mark = uuidv7();
  const draft = `${markName}-${mark}`;
  writeMark(dataDir, mark, draft);
  try {
    // Unlike a rename, a link takes nobody's place.
    linkSync(join(dataDir, draft), join(dataDir, markName));
    return mark;
  } catch (error) {
    const other = readMark(dataDir);
    if (other === undefined) throw error;
    return other;
  } finally {
    rmSync(join(dataDir, draft));
  }
}

function writeMark(dataDir: string, id: string, name = markName): void {
  const file = openSync(join(dataDir, name), 'w', 0o600);
  try {
    writeSync(file, `${id}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

async function hasDocuments(db: Database): Promise<boolean> {
  return (await db.selectFrom('documents').select('id').limit(1).executeTakeFirst()) !== undefined;
}

const ofAnother =
  'belongs to another database than the one that is set. Nothing was changed. Set DATABASE_URL, or leave it out, as it was when the ' +
  'folder was last used; or set DATA_DIR to the folder of this database.';

const strangeFiles = (count: number) =>
  `holds the files of ${count} document${count === 1 ? '' : 's'} that the database knows nothing of: it is new, empty or another one. ` +
  'Nothing was changed. If DATABASE_URL was just set, run: npm run admin -- move-to-postgres. If plaindeed.sqlite was lost, put its ' +
  'backup back. To begin anew, set DATA_DIR to another folder. To go on with this database all the same, run: npm run admin -- set-aside';

const noFiles =
  'holds none of the files that the database speaks of. Nothing was changed. Set DATA_DIR to the folder that holds them (every ' +
  'server and worker needs the same), or put its backup back.';

const unmarked =
  'is not the folder that this database was used with: it carries no mark. Nothing was changed. Every server and worker needs the ' +
  'same DATA_DIR. If that folder was lost, run: npm run admin -- set-aside';

const unfinishedMove =
  'DATABASE_URL: the move of the tables to this database has not ended. Run it again: npm run admin -- move-to-postgres';
