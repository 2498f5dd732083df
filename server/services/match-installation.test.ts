import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runAdmin } from '../admin/run-admin.ts';
import { createLog } from '../log.ts';
import { type OpenPorts, openPorts } from '../open-ports.ts';
import { readSettings } from '../settings.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { openTestApp } from '../testing/test-app.ts';
import { signIn } from '../testing/test-client.ts';

let folder: string;
let opened: TestDatabase[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close();
  await rm(folder, { recursive: true, force: true });
});

const blobsIn = async () =>
  (await readdir(join(folder, 'blobs')).catch(() => [])).filter((name) => name.includes('.')).sort();
const settingsOf = (url: string | undefined) => ({
  ...readSettings({ DATA_DIR: folder, PAYMENTS: 'sandbox' }),
  databaseUrl: url,
});
const start = (url: string | undefined, unmatched = false): Promise<OpenPorts> =>
  openPorts(settingsOf(url), createLog('silent'), { unmatched });
/** What a start says, which leaves every file as it was. */
async function refusalOf(url: string | undefined): Promise<string> {
  const before = await blobsIn();
  const ports = await start(url).catch((error: unknown) => error);
  if (!(ports instanceof Error)) {
    await (ports as OpenPorts).close();
    return 'it started';
  }
  expect(await blobsIn()).toEqual(before);
  return ports.message;
}

describe.each(databases)('an installation on $name', ({ open }) => {
  const newDatabase = async () => {
    const database = await open();
    opened.push(database);
    return database;
  };
  /** An installation with some documents of one account; what DATABASE_URL is for it. */
  async function installed(): Promise<string | undefined> {
    const { url } = await newDatabase();
    const t = await openTestApp(
      { prepare: async () => ({ url, remove: async () => {} }) },
      { settings: { dataDir: folder } },
    );
    const client = t.visitor();
    await signIn(client, t.ports);
    for (let n = 0; n < 3; n += 1)
      expect(
        (await client.upload({ bytes: `Rules ${n} of the association.`, name: `${n}.txt` })).statusCode,
      ).toBe(201);
    await t.close();
    expect(await blobsIn()).toHaveLength(3);
    return url;
  }

  test('starts again and again on what is its own', async () => {
    const url = await installed();
    for (let n = 0; n < 2; n += 1) expect(await refusalOf(url)).toBe('it started');
  });

  test('does not start on a folder whose database is lost, and starts once it is back', async () => {
    const url = await installed();
    const elsewhere = await newDatabase();
    if (url === undefined) {
      await writeFile(join(folder, 'kept.sqlite'), await readFile(join(folder, 'plaindeed.sqlite')));
      for (const bytes of ['', undefined]) {
        for (const name of ['plaindeed.sqlite', 'plaindeed.sqlite-wal', 'plaindeed.sqlite-shm'])
          await rm(join(folder, name), { force: true });
        if (bytes !== undefined) await writeFile(join(folder, 'plaindeed.sqlite'), bytes);
        for (let n = 0; n < 2; n += 1)
          expect(await refusalOf(url)).toMatch(
            /holds the files of 3 documents that the database knows nothing of/,
          );
      }
      for (const name of ['plaindeed.sqlite', 'plaindeed.sqlite-wal', 'plaindeed.sqlite-shm'])
        await rm(join(folder, name), { force: true });
      await rename(join(folder, 'kept.sqlite'), join(folder, 'plaindeed.sqlite'));
    } else
      expect(await refusalOf(elsewhere.url)).toMatch(
        /holds the files of 3 documents that the database knows nothing of/,
      );
    expect(await refusalOf(url)).toBe('it started');
  });

  test('goes on with another database where the operator says so, and keeps the files aside', async () => {
    const url = await installed();
    for (const name of ['plaindeed.sqlite', 'plaindeed.sqlite-wal', 'plaindeed.sqlite-shm'])
      await rm(join(folder, name), { force: true });
    const other = url === undefined ? undefined : (await newDatabase()).url;
    const site = {
      settings: () => settingsOf(other),
      open: async () => ({ ...(await start(other, true)), appUrl: '' }),
    };
    const ports = await site.open();
    const { ok, text } = await runAdmin(['set-aside'], { settings: site.settings, open: async () => ports });
    expect([ok, text]).toEqual([
      true,
      expect.stringContaining('3 documents have files here that the database does not know'),
    ]);
    await ports.close();
    expect(await blobsIn()).toEqual([]);
    expect(await readdir(join(folder, 'blobs', 'set-aside'))).toHaveLength(3);
    expect(await refusalOf(other)).toBe('it started');
  });
});

describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))('a worker on $name', ({ open }) => {
  test('with another data folder is told so', async () => {
    const { url, close } = await open();
    const t = await openTestApp({
      prepare: async () => ({ url, remove: close }),
    });
    const client = t.visitor();
    await signIn(client, t.ports);
    await client.upload({ bytes: 'Rules of the association.', name: 'a.txt' });
    expect(await refusalOf(url)).toMatch(/holds none of the files that the database speaks of/);
    const other = await open();
    expect(await refusalOf(other.url)).toBe('it started');
    expect(await refusalOf(url)).toMatch(/belongs to another database/);
    await other.close();
    await t.close();
  });

  test('with another data folder is told so before anything is stored, and leaves no mark there', async () => {
    const { url, close } = await open();
    const t = await openTestApp({
      prepare: async () => ({ url, remove: close }),
    });
    for (let n = 0; n < 2; n += 1)
      expect(await refusalOf(url)).toMatch(/is not the folder that this database/);
    await t.close();
  });

  test('and its server mark a new installation alike, started at once', async () => {
    const { url, close } = await open();
    const both = await Promise.all([start(url), start(url), start(url)]);
    for (const ports of both) await ports.close();
    expect(await refusalOf(url)).toBe('it started');
    await close();
  });
});
