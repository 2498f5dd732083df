import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { documentOfKey } from '../adapters/blobs.ts';
import { openFileStore } from '../adapters/open-file-store.ts';
import { type AdminResult, runAdmin } from '../admin/run-admin.ts';
import { batches } from '../db/copy-rows.ts';
import { createLog } from '../log.ts';
import { openPorts } from '../open-ports.ts';
import type { Ports } from '../ports.ts';
import { masterKey } from '../sealing/master-keys.ts';
import { readSettings, type Settings } from '../settings.ts';
import { bareEnvironment } from '../testing/bare-environment.ts';
import { databases } from '../testing/databases.ts';
import { openS3Server } from '../testing/s3-server.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';
import { backedUpTables, writeBackup } from './write-backup.ts';

let folder: string;
let closing: (() => Promise<unknown>)[];
/** The data folders that a server of this process uses. */
const live = new Set<string>();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  closing = [];
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

/** Milliseconds: several installations are started one after the other. */
const longest = 600_000;

const postgres = databases.find(({ name }) => name === 'PostgreSQL');
type Place = 'SQLite and a folder' | 'PostgreSQL and a bucket';

/** The settings of an installation that holds nothing. */
async function emptyPlace(place: Place): Promise<Settings> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const settings = { ...readSettings({ PAYMENTS: 'sandbox', DATA_DIR: dataDir }), analysisThreads: 1 };
  if (place === 'SQLite and a folder') return settings;
  const [database, bucket] = await Promise.all([postgres!.open(), openS3Server()]);
  closing.push(database.close, bucket.close);
  return {
    ...settings,
    databaseUrl: database.url,
    s3: bucket.settings,
    documentKey: masterKey(Buffer.alloc(32, dataDir)),
  };
}

/** The real app there, with its jobs. */
async function start(settings: Settings): Promise<TestApp> {
  const t = await openTestApp(
    { prepare: async () => ({ url: undefined, remove: async () => {} }) },
    { settings: { ...settings, webDir: join(folder, 'no-pages') }, jobs: true },
  );
  live.add(settings.dataDir);
  const close = async () => {
    live.delete(settings.dataDir);
    await t.close();
  };
  closing.push(close);
  return { ...t, close };
}

/** A command as the operator runs it: beside a server in a process of its own, as SQLite has it. */
async function admin(settings: Settings, ...args: string[]): Promise<AdminResult> {
  if (live.has(settings.dataDir)) return await adminProcess(settings, args);
  let close = async () => {};
  const result = await runAdmin(args, {
    settings: () => settings,
    async open() {
      const ports = await openPorts(settings, createLog('silent'), { beside: true });
      close = ports.close;
      return { ...ports, appUrl: settings.appUrl };
    },
  });
  await close();
  return result;
}

async function adminProcess({ dataDir, databaseUrl, s3, documentKey }: Settings, args: string[]) {
  const script = new URL('../../scripts/admin.ts', import.meta.url).pathname;
  const env = {
    ...bareEnvironment,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DOCUMENT_KEY: documentKey?.key.toString('base64'),
    S3_BUCKET: s3?.bucket,
    S3_ENDPOINT: s3?.endpoint,
    S3_ACCESS_KEY_ID: s3?.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3?.secretAccessKey,
  };
  return await promisify(execFile)(process.execPath, [script, ...args], { env }).then(
    ({ stdout }) => ({ ok: true, text: stdout.trimEnd() }),
    ({ stderr }: { stderr: string }) => ({ ok: false, text: stderr.trimEnd() }),
  );
}

/** All rows and files of an installation. A document's key is left out: it is sealed anew for the new place. */
async function everything(settings: Settings) {
  const ports = await openPorts(settings, createLog('silent'), { beside: true });
  return await everythingOf(ports).finally(ports.close);
}

async function everythingOf(ports: Ports) {
  const rows: Record<string, object[]> = {};
  for (const table of backedUpTables) {
    rows[table] = [];
    for await (const batch of batches(ports.db, table))
      rows[table].push(...batch.map(({ file_key, ...row }) => row));
  }
  const files: Record<string, string> = {};
  for await (const { key } of ports.blobs.list())
    files[key] = Buffer.from((await ports.blobs.read(key)) ?? []).toString('base64');
  return { rows, files };
}

const upload = async (client: TestClient, n: number) =>
  (
    await client.upload({ bytes: `Rules ${n}: owners of Zoë’s house may keep ${n} dogs.`, name: `${n}.txt` })
  ).json().id as string;

const allRead = async (client: TestClient, ids: readonly string[]) => {
  for (const id of ids)
    await vi.waitFor(
      async () => expect((await client.get(`/api/documents/${id}`)).json().status).toBe('analysis_complete'),
      { timeout: 180_000, interval: 50 },
    );
};

/** With PostgreSQL each way between the two kinds of place; every test restores into its own kind as well. */
const ways: { from: Place; to: Place }[] =
  postgres === undefined
    ? [{ from: 'SQLite and a folder', to: 'SQLite and a folder' }]
    : [
        { from: 'SQLite and a folder', to: 'PostgreSQL and a bucket' },
        { from: 'PostgreSQL and a bucket', to: 'SQLite and a folder' },
      ];

describe.each(ways)('from $from to $to', ({ from, to }) => {
  test(
    'what is backed up under load comes back, all of it',
    async () => {
      const file = join(folder, 'backup.tar');
      const [here, there] = [await emptyPlace(from), await emptyPlace(to)];
      const t = await start(here);
      const client = t.visitor();
      await signIn(client, t.ports);
      const kept: string[] = [];
      for (let n = 0; n < 8; n += 1) kept.push(await upload(client, n));
      await allRead(client, kept);

      // Uploads, deletions and analyses go on while the backup is made.
      let isOver = false;
      const load = (async () => {
        for (let n = 100; !isOver; n += 1) {
          const id = await upload(client, n);
          if (n % 2) await client.delete(`/api/documents/${id}`);
          t.clock.now += 20_000;
        }
      })();
      const made = await admin(here, 'backup', file).finally(() => {
        isOver = true;
      });
      await load;
      expect([made.ok, made.text]).toEqual([
        true,
        expect.stringMatching(/\d+ accounts, \d+ documents, \d+ files/),
      ]);
      expect(made.text).toContain(
        here.documentKey === undefined ? 'holds the key that opens' : 'The key is NOT in the file',
      );
      expect((await stat(file)).mode & 0o077).toBe(0);
      const before = await everythingOf(t.ports);

      const key = here.documentKey && there.documentKey && { earlierDocumentKeys: [here.documentKey] };
      const own = here.documentKey && !there.documentKey && { documentKey: here.documentKey };
      const target = { ...there, ...key, ...own };
      if (here.documentKey !== undefined)
        expect(await admin(there, 'restore', file)).toEqual({
          ok: false,
          text: expect.stringContaining('sealed with a key that is not in it'),
        });
      expect((await admin(target, 'restore', file, '--dry-run')).text).toContain('nothing was changed');
      const { ok, text } = await admin(target, 'restore', file);
      expect([ok, text]).toEqual([true, expect.stringContaining('Put back.')]);
      expect(await admin(target, 'verify')).toEqual({
        ok: true,
        text: expect.stringContaining('0 problems.'),
      });
      const after = await everything(target);
      const ofKept = (rows: object[] = []) =>
        rows.filter((row) => kept.some((id) => Object.values(row).includes(id)));
      for (const table of ['documents', 'analyses', 'facts'])
        expect(ofKept(after.rows[table])).toEqual(ofKept(before.rows[table]));
      expect(ofKept(after.rows.documents)).toHaveLength(8);
      expect(after.rows.users).toEqual(before.rows.users);

      // With nothing going on, every row and every byte.
      await vi.waitFor(
        async () =>
          expect(
            await t.ports.db.selectFrom('jobs').select('id').where('failed_at', 'is', null).execute(),
          ).toEqual([]),
        { timeout: 180_000, interval: 50 },
      );
      await t.close();
      closing.splice(closing.indexOf(t.close), 1);
      const quiet = join(folder, 'quiet.tar');
      expect((await admin(here, 'backup', quiet)).ok).toBe(true);
      const whole = await everything(here);
      // Files of what was deleted a moment ago are yet to be erased, and in no backup.
      const ids = new Set((whole.rows.documents as { id: string }[]).map(({ id }) => id));
      for (const name of Object.keys(whole.files))
        if (!ids.has(documentOfKey(name))) delete whole.files[name];
      expect(await admin(target, 'restore', quiet)).toEqual({
        ok: false,
        text: expect.stringContaining(
          'There is something in this installation already. Nothing was changed.',
        ),
      });
      const last = {
        ...(await emptyPlace(from)),
        ...(here.documentKey && { documentKey: here.documentKey }),
      };
      expect((await admin(last, 'restore', quiet)).ok).toBe(true);
      expect(await everything(last)).toEqual(whole);
      const again = await start(last);
      const page = await again.app.inject({
        url: `/api/documents/${kept[3]}/pages/1`,
        cookies: Object.fromEntries(client.cookies),
      });
      expect(page.json().text).toContain('keep 3 dogs');
    },
    longest,
  );
});

describe('a backup', () => {
  /** A small installation and its backup. */
  async function backedUp() {
    const here = await emptyPlace('SQLite and a folder');
    const t = await start(here);
    const client = t.visitor();
    await signIn(client, t.ports);
    const ids = [await upload(client, 1), await upload(client, 2)];
    await allRead(client, ids);
    const file = join(folder, 'backup.tar');
    expect((await admin(here, 'backup', file)).ok).toBe(true);
    return { here, t, client, ids, file };
  }

  test(
    'that is cut short or damaged changes nothing; a restore that is cut off is started nowhere, and goes on',
    async () => {
      const { file, here, ids } = await backedUp();
      const there = await emptyPlace('SQLite and a folder');
      const whole = await readFile(file);
      const refusal = async () => {
        const { ok, text } = await admin(there, 'restore', file);
        expect(ok).toBe(false);
        return text;
      };
      await truncate(file, whole.length - 4096);
      expect(await refusal()).toMatch(/cut short|damaged/);
      const broken = Buffer.from(whole);
      const at = broken.indexOf('PDSF') + 40;
      broken[at] = (broken[at] ?? 0) ^ 1;
      await writeFile(file, broken);
      expect(await refusal()).toContain('is damaged: it is not what was written');
      await writeFile(file, 'a letter');
      expect(await refusal()).toContain('is no backup of PlainDeed');
      await rm(file);
      expect(await refusal()).toContain('There is no file');
      await writeFile(file, whole);

      const { blobs } = await openFileStore(there);
      // Nothing can be renamed onto a folder that is not empty.
      const taken = join(there.dataDir, 'blobs', `${ids[1]}.original.sealed`);
      await mkdir(join(taken, 'inside'), { recursive: true });
      await expect(admin(there, 'restore', file)).rejects.toThrow();
      await rm(taken, { recursive: true });
      await expect(openPorts(there, createLog('silent'))).rejects.toThrow(/has not ended\. Run it again/);
      expect((await admin(there, 'restore', file)).ok).toBe(true);
      expect(await admin(there, 'verify')).toMatchObject({ ok: true });
      const listed = [];
      for await (const { key } of blobs.list()) listed.push(key);
      expect(listed).toHaveLength(4);
      expect(await admin(here, 'backup', file)).toMatchObject({
        ok: false,
        text: expect.stringContaining('is there already'),
      });
    },
    longest,
  );

  test(
    'of a document that is erased or read anew between its row and its file comes back whole',
    async () => {
      const { client, ids, t } = await backedUp();
      const { db, blobs, files } = t.ports;
      const file = join(folder, 'between.tar');
      let isFirst = true;
      const read: typeof blobs.read = async (key, range) => {
        if (isFirst) {
          isFirst = false;
          await db.deleteFrom('documents').where('id', '=', ids[0]!).execute();
          await files.remove(ids[0]!);
          const row = await db
            .selectFrom('documents')
            .selectAll()
            .where('id', '=', ids[1]!)
            .executeTakeFirstOrThrow();
          await files.write(row, 'pages', Buffer.from('other pages'));
          await db
            .updateTable('analyses')
            .set({ page_offsets: '[0,11]' })
            .where('document_id', '=', row.id)
            .execute();
        }
        return await blobs.read(key, range);
      };
      const made = await writeBackup({ ...t.ports, blobs: { ...blobs, read } }, file);
      expect(made).toMatchObject({ erased: [ids[0]], changed: [ids[1]], missing: 0 });
      const there = await emptyPlace('SQLite and a folder');
      expect((await admin(there, 'restore', file)).ok).toBe(true);
      const again = await start(there);
      const get = (path: string) =>
        again.app.inject({
          url: `/api/documents/${ids[1]}${path}`,
          cookies: Object.fromEntries(client.cookies),
        });
      await vi.waitFor(async () => expect((await get('/pages/1')).json().text).toContain('keep 2 dogs'), {
        timeout: 60_000,
        interval: 50,
      });
      expect(await again.ports.db.selectFrom('documents').select('id').execute()).toEqual([{ id: ids[1] }]);
      expect(await admin(there, 'verify')).toMatchObject({ ok: true });
    },
    longest,
  );

  test(
    'verify tells what is missing, and what is not what was stored',
    async () => {
      const { here, ids, t } = await backedUp();
      expect(await admin(here, 'verify')).toMatchObject({
        ok: true,
        text: expect.stringMatching(
          /^2 documents, 4 files .+\n0 documents .+\n0 files of no document.+\n0 problems\.$/,
        ),
      });
      await appendFile(join(here.dataDir, 'blobs', `${ids[0]}.pages.sealed`), 'x');
      await t.ports.blobs.remove(`${ids[1]}.original.sealed`);
      await t.ports.blobs.write('nobody.original.sealed', Buffer.from('x'));
      const { ok, text } = await admin(here, 'verify');
      expect(ok).toBe(false);
      expect(text).toContain(`${ids[0]}: pages cannot be opened`);
      expect(text).toContain(`${ids[1]}: the file is missing`);
      expect(text).toContain('1 files of no document');
      expect(text).toContain('2 problems.');
    },
    longest,
  );
});
