import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openFolderBlobs } from './adapters/folder-blobs.ts';
import { DatabaseAway } from './db/database-away.ts';
import { openSqlite } from './db/open-database.ts';
import { isStorageFull } from './storage-full.ts';
import { databases } from './testing/databases.ts';

const caught = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('the system says that a disk is full, to a thread as well', async () => {
  const file = await open('/dev/full', 'w');
  const error = await caught(file.writeFile('x'));
  await file.close();
  expect(isStorageFull(error)).toBe(true);
  // What a thread throws arrives as a copy, without its code.
  expect(isStorageFull(new Error('in a thread', { cause: structuredClone(error) }))).toBe(true);
  expect(isStorageFull(await caught(writeFile('/nowhere/file', 'x')))).toBe(false);
});

test('SQLite says that its disk is full, a transaction too, which leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  let told = 0;
  const db = openSqlite(folder, () => {
    told += 1;
  });
  await sql`create table t (text text)`.execute(db);
  await sql`pragma max_page_count = 8`.execute(db);
  const add = (trx: typeof db) => sql`insert into t values (${'x'.repeat(100_000)})`.execute(trx);
  expect(isStorageFull(await caught(add(db)))).toBe(true);
  const failed = db.transaction().execute(async (trx) => {
    await sql`insert into t values ('short')`.execute(trx);
    await add(trx);
  });
  expect(isStorageFull(await caught(failed))).toBe(true);
  expect(told).toBe(2);
  expect((await sql`select * from t`.execute(db)).rows).toEqual([]);
  await sql`pragma max_page_count = 1000`.execute(db);
  await db.transaction().execute(add);
  expect((await sql`select * from t`.execute(db)).rows).toHaveLength(1);
  await db.destroy();
  await rm(folder, { recursive: true });
});

test.each(databases.filter(({ name }) => name === 'PostgreSQL'))(
  '$name says that its disk is full: it is not away',
  async (database) => {
    const { db, close } = await database.open();
    const error = await caught(sql`do $$ begin raise exception using errcode = '53100'; end $$`.execute(db));
    expect(isStorageFull(error)).toBe(true);
    expect(error).not.toBeInstanceOf(DatabaseAway);
    await close();
  },
);

test('no file is written while the reserve is gone, and those that are there are read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  let held = true;
  const blobs = await openFolderBlobs(folder, { isHeld: () => held });
  await blobs.write('one.original', Buffer.from('one'));
  held = false;
  expect(isStorageFull(await caught(blobs.write('two.original', Buffer.from('two'))))).toBe(true);
  expect(isStorageFull(await caught(blobs.check()))).toBe(true);
  expect(String(await blobs.read('one.original'))).toBe('one');
  await blobs.remove('one.original');
  expect(await blobs.read('one.original')).toBeUndefined();
  await rm(folder, { recursive: true });
});
