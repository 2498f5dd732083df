import { sql } from 'kysely';
import type { Blobs } from '../adapters/blobs.ts';
import type { InstallationMark } from '../adapters/installation-mark.ts';
import { isPostgres } from '../db/is-postgres.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { SettingsError } from '../settings.ts';
import { findUnknownFiles } from './find-unknown-files.ts';

/** Any number that no other lock of ours has. */
const lock = 7_305_002;

export interface InstallationPorts {
  db: Database;
  blobs: Blobs;
  mark: InstallationMark;
}

/**
 * Makes sure that the place of the files (data folder or bucket) and the database belong together, by a mark that both carry; marks them at the first
 * start.
 *
 * @throws SettingsError where they are of different installations, or where one of them seems to be empty or lost.
 */
export async function matchInstallation({ db, blobs, mark: carried }: InstallationPorts): Promise<void> {
  const row = await db.selectFrom('installation').select(['id', 'state']).executeTakeFirst();
  const mark = await carried.read();
  const refuse = (sentence: string) =>
    new SettingsError([`${carried.setting}: ${carried.place} ${sentence}`]);
  if (row !== undefined && row.state !== 'ready') throw new SettingsError([unfinished[row.state]]);
  if (mark !== undefined && row !== undefined) {
    if (mark !== row.id) throw refuse(ofAnother(carried));
    return;
  }
  const { known, unknown } = await findUnknownFiles({ db, blobs });
  if (unknown.documents > known.documents || (mark !== undefined && unknown.documents > 0))
    throw refuse(strangeFiles(carried, unknown.documents));
  if (known.documents === 0 && (await hasDocuments(db))) throw refuse(noFiles(carried));
  if (row === undefined) return await markFirst({ db, mark: carried });
  // The folder is marked before the database, so this is another folder; SQLite's tables show that it is the one.
  if (known.documents === 0 && isPostgres(db)) throw refuse(unmarked(carried));
  await carried.write(row.id);
}

/**
 * Marks a database that has no mark yet, and the place of its files. Of processes that do so at once on one database each waits
 * for the one before it: not every bucket can tell two writers apart.
 */
async function markFirst({ db, mark: carried }: Pick<InstallationPorts, 'db' | 'mark'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
    const before = await carried.read();
    const mark = before ?? (await carried.create());
    await addMark(trx, mark);
    const { id: agreed } = await trx.selectFrom('installation').select('id').executeTakeFirstOrThrow();
    if (agreed === mark) return;
    if (before === undefined) await carried.remove();
    throw new SettingsError([`${carried.setting}: ${carried.place} ${unmarked(carried)}`]);
  });
}

/** Gives the database and the place of its files one mark, whatever they carried. */
export async function markBoth(
  { db, mark }: Pick<InstallationPorts, 'db' | 'mark'>,
  id: string,
): Promise<void> {
  await addMark(db, id);
  // Another process may have been first: its mark counts.
  const { id: agreed } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  await mark.write(agreed);
}

async function addMark(db: Database | DatabaseTransaction, id: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ one: 1, id, state: 'ready' })
    .onConflict((conflict) => conflict.column('one').doNothing())
    .execute();
}

async function hasDocuments(db: Database): Promise<boolean> {
  return (await db.selectFrom('documents').select('id').limit(1).executeTakeFirst()) !== undefined;
}

type Carried = Pick<InstallationMark, 'setting'>;
const inBucket = ({ setting }: Carried): boolean => setting === 'S3_BUCKET';
const thing = (carried: Carried): string => (inBucket(carried) ? 'bucket' : 'folder');

const ofAnother = (carried: Carried) =>
  'belongs to another database than the one that is set. Nothing was changed. Set DATABASE_URL, or leave it out, as it was when the ' +
  `${thing(carried)} was last used; or set ${carried.setting} to the ${thing(carried)} of this database.`;

const strangeFiles = (carried: Carried, count: number) =>
  `holds the files of ${count} document${count === 1 ? '' : 's'} that the database knows nothing of: it is new, empty or another one. ` +
  'Nothing was changed. If DATABASE_URL was just set, run: npm run admin -- move-to-postgres. If plaindeed.sqlite was lost, put its ' +
  `backup back. To begin anew, set ${carried.setting} to another ${thing(carried)}. To go on with this database all the same, run: npm run admin -- set-aside`;

const noFiles = (carried: Carried) =>
  `holds none of the files that the database speaks of. Nothing was changed. Set ${carried.setting} to the ${thing(carried)} that holds them (every ` +
  `server and worker needs the same), or put its backup back.${inBucket(carried) ? ' To move from the data folder, copy its files into the bucket: see docs/operating.md.' : ''}`;

const unmarked = (carried: Carried) =>
  `is not the ${thing(carried)} that this database was used with: it carries no mark. Nothing was changed. Every server and worker needs the ` +
  `same ${carried.setting}. If that ${thing(carried)} was lost, run: npm run admin -- set-aside`;

const unfinished = {
  moving:
    'DATABASE_URL: the move of the tables to this database has not ended. Run it again: npm run admin -- move-to-postgres',
  restoring: 'A backup was being put back and it has not ended. Run it again: npm run admin -- restore FILE',
};
