import { blobKey, documentOfKey } from '../adapters/blobs.ts';
import type { FileStore } from '../adapters/open-file-store.ts';
import { type CopiedTable, copiedTables, insertRows, type Row } from '../db/copy-rows.ts';
import { doneOf, migrate, migrateTo, migrations } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { fixedMasterKeys, type MasterKeys, parseMasterKey } from '../sealing/master-keys.ts';
import { resealAll } from '../sealing/reseal-all.ts';
import { blobsPrefix, rowsPrefix } from './backup-format.ts';
import { type CheckedBackup, entriesOf, NoBackup } from './read-backup.ts';

export interface RestorePorts extends FileStore {
  db: Database;
  /** Those of the installation that the backup goes into. */
  masterKeys: MasterKeys;
}

/** Throws NoBackup, with a sentence, where the backup cannot go into this installation. Changes nothing. */
export async function checkTarget({ db, blobs }: RestorePorts, { header }: CheckedBackup): Promise<void> {
  const done = await doneOf(db);
  if (!(header.migration in migrations)) throw new NoBackup(newer);
  if (done.length === 0) return await checkNoFiles(blobs);
  const row = await db.selectFrom('installation').selectAll().executeTakeFirst();
  if (row?.state === 'restoring' && row.id === header.id) return;
  if (row !== undefined && row.state !== 'ready') throw new NoBackup(otherUnfinished);
  for (const table of ['users', 'checkouts', 'newsletter', 'documents'] as const)
    if ((await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()) !== undefined)
      throw new NoBackup(notEmpty);
  if (done.at(-1) !== header.migration) throw new NoBackup(notNew);
  await checkNoFiles(blobs);
}

async function checkNoFiles(blobs: FileStore['blobs']): Promise<void> {
  for await (const _ of blobs.list()) throw new NoBackup(notEmpty);
  for await (const _ of blobs.listAside()) throw new NoBackup(notEmpty);
}

const notEmpty =
  'There is something in this installation already. Nothing was changed. Restore into an empty DATA_DIR (or S3_BUCKET) and an empty database.';
const notNew =
  'The backup is of an earlier version, and the database has the tables of this one already. Nothing was changed. Restore into a database without any tables.';
const newer =
  'The backup was made by a newer version of PlainDeed. Nothing was changed. Restore it with that version or a later one.';
const otherUnfinished =
  'Another backup or a move was being put into this database, and has not ended. Nothing was changed. Go on with that one, or use an empty database.';

/** The master keys that open the documents of the backup, those of the installation first. Throws NoBackup where one is missing. */
export function keysFor({ masterKeys }: RestorePorts, { keys, end }: CheckedBackup): MasterKeys {
  const ofBackup = keys.flatMap((text) => parseMasterKey(text) ?? []);
  const all = fixedMasterKeys(masterKeys.current(), [...masterKeys.all().slice(1), ...ofBackup]);
  const missing = end.master_keys.filter((id) => all.find(id) === undefined);
  if (missing.length === 0) return all;
  throw new NoBackup(
    `The documents of the backup are sealed with a key that is not in it (${missing.join(', ')}). Nothing was changed. Set that key as ` +
      'DOCUMENT_KEY, or a new DOCUMENT_KEY and that one as DOCUMENT_KEY_OLD.',
  );
}

/**
 * Puts a checked backup into an empty installation. May be cut off anywhere and called again: no server starts on it until then.
 */
export async function restoreBackup(
  ports: RestorePorts,
  path: string,
  checked: CheckedBackup,
): Promise<void> {
  const { db, blobs, mark } = ports;
  const { header, end } = checked;
  const keys = keysFor(ports, checked);
  if ((await doneOf(db)).length === 0) await migrateTo(db, header.migration);
  await db
    .insertInto('installation')
    .values({ one: 1, id: header.id, state: 'restoring' })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ id: header.id, state: 'restoring' }))
    .execute();
  const stored = new Set<string>();
  for await (const { key } of blobs.list()) stored.add(key);
  const erased = new Set(end.erased);
  const changed = new Set(end.changed);
  for await (const { name, bytes } of entriesOf(path)) {
    if (name.startsWith(rowsPrefix)) await putRows(db, name, JSON.parse(bytes.toString('utf8')) as Row[]);
    else if (name.startsWith(blobsPrefix)) {
      const key = name.slice(blobsPrefix.length);
      const id = documentOfKey(key);
      // Pages of another moment than their row are read anew at the start.
      const isStale = changed.has(id) && key === blobKey(id, 'pages');
      if (!stored.has(key) && !erased.has(id) && !isStale) await blobs.write(key, bytes);
    }
  }
  for (const id of erased) {
    await db.deleteFrom('jobs').where('subject', '=', id).execute();
    await db.deleteFrom('documents').where('id', '=', id).execute();
  }
  await migrate(db);
  await resealAll(db, keys);
  // Its own from now on: the installation that the backup is of may still be there.
  const id = crypto.randomUUID();
  await mark.write(id);
  await db.updateTable('installation').set({ id, state: 'ready' }).execute();
}

async function putRows(db: Database, name: string, rows: readonly Row[]): Promise<void> {
  const table = name.slice(rowsPrefix.length, name.lastIndexOf('/'));
  if (!isTable(table)) throw new NoBackup(newer);
  await db.transaction().execute((trx) => insertRows(trx, table, rows));
}

const isTable = (name: string): name is CopiedTable => Object.hasOwn(copiedTables, name);
