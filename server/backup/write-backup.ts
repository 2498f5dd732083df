import { createWriteStream } from 'node:fs';
import { open, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { pack } from 'tar-stream';
import { type Blobs, blobKey, documentParts } from '../adapters/blobs.ts';
import { batches, type CopiedTable, copiedTables } from '../db/copy-rows.ts';
import { isPostgres } from '../db/is-postgres.ts';
import { migrations } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { analyzeDocumentKind } from '../jobs/analyze-document.ts';
import { readPicturesKind } from '../jobs/picture-job.ts';
import { masterIdOf } from '../sealing/document-key.ts';
import type { MasterKeys } from '../sealing/master-keys.ts';
import { StorageFull } from '../storage-full.ts';
import { blobsPrefix, Digest, type End, format, type Header, names, rowsPrefix } from './backup-format.ts';

export interface BackupPorts {
  db: Database;
  blobs: Blobs;
  masterKeys: MasterKeys;
  now: () => number;
}

export interface BackupMade extends End {
  /** Documents whose file is not stored, though nobody deleted them. */
  missing: number;
  hasKeys: boolean;
}

/** Not in a backup: what was deleted stays deleted. */
export const backedUpTables = (Object.keys(copiedTables) as CopiedTable[]).filter(
  (table) => table !== 'deleted_documents',
);

/** The file of the backup itself could not be written. `cause`: what the system said, or StorageFull. */
export class BackupNotWritten extends Error {
  constructor(cause: Error) {
    super('The backup could not be written.', { cause });
    this.name = 'BackupNotWritten';
  }
}

/** Megabytes that a backup leaves free on its disk, for a server or a database that stores there too. */
export const leftFree = 64;

/** What tells whether a document's pages are those that its row speaks of. */
type SeenDocuments = Map<string, string>;

/**
 * Writes all tables as they are at one moment, and then the files of their documents, while everything goes on. The file is there whole or
 * not at all; of it no more than a row batch and a blob are held in memory. Throws BackupNotWritten where the file cannot be written.
 */
export async function writeBackup(ports: BackupPorts, path: string): Promise<BackupMade> {
  const { db, blobs, masterKeys, now } = ports;
  const partial = `${path}.partial`;
  const tar = await openTar(partial);
  try {
    const header: Header = {
      format,
      id: crypto.randomUUID(),
      made_at: new Date(now()).toISOString(),
      migration: Object.keys(migrations).sort().at(-1) ?? '',
    };
    await tar.json(names.header, header);
    const hasKeys = masterKeys.renew !== undefined;
    if (hasKeys)
      await tar.json(names.keys, { keys: masterKeys.all().map(({ key }) => key.toString('base64')) });
    const { rows, seen, needed } = await atOneMoment(db, (snapshot) => writeRows(snapshot, tar));
    const files = await writeFiles(blobs, [...seen.keys()], tar);
    const erased: string[] = [];
    let missing = 0;
    for (const id of files.absent) {
      if (await isThere(db, id)) missing += 1;
      else erased.push(id);
    }
    const end: End = {
      rows,
      files: files.count,
      bytes: files.bytes,
      master_keys: needed,
      erased,
      changed: await changedSince(db, seen),
      sha256: tar.digest(),
    };
    await tar.json(names.end, end);
    await tar.close();
    await rename(partial, path);
    return { ...end, missing, hasKeys };
  } catch (error) {
    tar.destroy();
    await rm(partial, { force: true });
    throw error;
  }
}

type Tar = Awaited<ReturnType<typeof openTar>>;

/** A tar file being written. An entry is taken in once those before it are on their way to the disk. */
async function openTar(path: string) {
  await rm(path, { force: true });
  const tar = pack();
  // Whoever adds an entry is told of it, or whoever closes.
  tar.on('error', () => {});
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  const written = pipeline(tar, file).catch((error: Error) => {
    throw new BackupNotWritten(error);
  });
  // A disk that is full ends the file, and nobody would ask for the entry any more. One place for it: a reaction for each entry would
  // hold the bytes of all.
  let fail: (error: Error) => void = () => {};
  written.catch((error: Error) => fail(error));
  const digest = new Digest();
  const add = async (name: string, bytes: Uint8Array): Promise<void> => {
    digest.add(name, bytes);
    if (file.errored !== null) throw new BackupNotWritten(file.errored);
    const { bavail, bsize } = await statfs(dirname(path)).catch((error: Error) => {
      throw new BackupNotWritten(error);
    });
    if (bavail * bsize - bytes.length < leftFree * 1024 * 1024) throw new BackupNotWritten(new StorageFull());
    await new Promise<void>((resolve, reject) => {
      fail = reject;
      const entry = tar.entry({ name, size: bytes.length, mode: 0o600 }, (error) =>
        error ? reject(new BackupNotWritten(error)) : resolve(),
      );
      entry.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    });
  };
  return {
    add,
    json: (name: string, value: unknown) => add(name, Buffer.from(JSON.stringify(value))),
    digest: () => digest.hex(),
    async close(): Promise<void> {
      tar.finalize();
      await written;
      const handle = await open(path, 'r');
      await handle.sync().finally(() => handle.close());
    },
    destroy(): void {
      tar.destroy();
      file.destroy();
    },
  };
}

/** Runs with the database as it is at this moment, whatever is written meanwhile. Nobody waits for it. */
async function atOneMoment<T>(db: Database, read: (snapshot: Database) => Promise<T>): Promise<T> {
  return await db.connection().execute(async (snapshot) => {
    const begin = isPostgres(db) ? sql`begin isolation level repeatable read read only` : sql`begin`;
    await begin.execute(snapshot);
    try {
      return await read(snapshot);
    } finally {
      await sql`rollback`.execute(snapshot);
    }
  });
}

async function writeRows(snapshot: Database, tar: Tar) {
  const rows: Record<string, number> = {};
  const seen: SeenDocuments = new Map();
  const needed = new Set<string>();
  for (const table of backedUpTables) {
    let count = 0;
    let part = 0;
    for await (const batch of batches(snapshot, table)) {
      part += 1;
      count += batch.length;
      await tar.json(`${rowsPrefix}${table}/${String(part).padStart(6, '0')}.json`, batch);
      for (const row of batch) {
        if (table === 'documents') {
          seen.set(String(row.id), '');
          needed.add(masterIdOf(String(row.file_key)));
        }
        if (table === 'analyses') seen.set(String(row.document_id), `${row.created_at} ${row.page_offsets}`);
      }
    }
    rows[table] = count;
  }
  return { rows, seen, needed: [...needed] };
}

async function writeFiles(blobs: Blobs, ids: readonly string[], tar: Tar) {
  const absent: string[] = [];
  let count = 0;
  let bytes = 0;
  for (const id of ids) {
    for (const part of documentParts) {
      const key = blobKey(id, part);
      const blob = await blobs.read(key);
      if (blob === undefined) {
        if (part === 'original') absent.push(id);
        continue;
      }
      await tar.add(blobsPrefix + key, blob);
      count += 1;
      bytes += blob.length;
    }
  }
  return { count, bytes, absent };
}

const isThere = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Pages are stored before their row: those of a document that has a job may be newer already. */
async function changedSince(db: Database, seen: SeenDocuments): Promise<string[]> {
  const changed: string[] = [];
  const ids = [...seen.keys()];
  for (let at = 0; at < ids.length; at += 200) {
    const some = ids.slice(at, at + 200);
    const rows = await db
      .selectFrom('analyses')
      .select(['document_id', 'created_at', 'page_offsets'])
      .where('document_id', 'in', some)
      .execute();
    const jobs = await db
      .selectFrom('jobs')
      .select('subject')
      .where('kind', 'in', [analyzeDocumentKind, readPicturesKind])
      .where('subject', 'in', some)
      .execute();
    const atWork = new Set(jobs.map(({ subject }) => subject));
    const now = new Map(rows.map((row) => [row.document_id, `${row.created_at} ${row.page_offsets}`]));
    for (const id of some) {
      const before = seen.get(id) ?? '';
      if (before !== '' && (atWork.has(id) || (now.has(id) && now.get(id) !== before))) changed.push(id);
    }
  }
  return changed;
}
