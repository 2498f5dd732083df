import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Blobs } from '../adapters/blobs.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { createLog } from '../log.ts';
import { databases, type TestedDatabase } from '../testing/databases.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';
import { matchDocuments } from './match-documents.ts';

const gone =
  'The file of this document is no longer stored here. If you still need it, upload the file again.';
let opened: TestApp[] = [];
afterEach(async () => {
  for (const t of opened) await t.close();
  opened = [];
});

async function open(database: TestedDatabase, options: TestAppOptions = { jobs: true }): Promise<TestApp> {
  const t = await openTestApp(database, options);
  opened.push(t);
  return t;
}

/** An account with so many analyzed documents; their ids. */
async function analyzed(t: TestApp, count: number): Promise<{ client: TestClient; ids: string[] }> {
  const client = t.visitor();
  await signIn(client, t.ports);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const bytes = `Rules ${n}. Owners may keep two dogs.`;
    ids.push((await client.upload({ bytes, name: `rules-${n}.txt` })).json().id);
  }
  await vi.waitFor(
    async () => {
      for (const id of ids) expect(await statusOf(client, id)).toBe('analysis_complete');
    },
    { timeout: 20_000, interval: 50 },
  );
  return { client, ids };
}

const statusOf = async (client: TestClient, id: string) =>
  (await client.get(`/api/documents/${id}`)).json().status;

/** What each page of the site asks of a document answers. */
async function answersOf(client: TestClient, id: string) {
  const paths = ['analysis', 'pages', 'pages/1', 'file', 'report?format=md'];
  const answers = await Promise.all(paths.map((path) => client.get(`/api/documents/${id}/${path}`)));
  return answers.map(({ statusCode, body }) => [
    statusCode,
    statusCode === 200 ? '' : JSON.parse(body).detail,
  ]);
}
const missing = [
  [422, gone],
  [410, gone],
  [410, gone],
  [410, gone],
  [422, gone],
];
const whole = [200, 200, 200, 200, 200].map((status) => [status, '']);

async function removeFiles(blobs: Blobs, id: string, parts: readonly string[]): Promise<void> {
  for (const part of parts) await blobs.remove(`${id}.${part}.sealed`);
}

test('a document deleted after the database was copied, and before its files were, says that its file is gone', async () => {
  const t = await open(databases[0]!);
  const { client, ids } = await analyzed(t, 2);
  const [deleted = '', kept = ''] = ids;
  const { dataDir } = t.app.settings;
  const restored = await mkdtemp(join(tmpdir(), 'plaindeed-test-'));
  try {
    const database = new DatabaseSync(join(dataDir, 'plaindeed.sqlite'));
    await backup(database, join(restored, 'plaindeed.sqlite'));
    database.close();
    expect((await client.delete(`/api/documents/${deleted}`)).statusCode).toBe(200);
    t.clock.now += 60_000;
    await vi.waitFor(
      async () => expect(await t.ports.blobs.read(`${deleted}.original.sealed`)).toBeUndefined(),
      { timeout: 10_000, interval: 100 },
    );
    await mkdir(restored, { recursive: true });
    for (const name of ['blobs', 'document-key', 'installation'])
      await cp(join(dataDir, name), join(restored, name), { recursive: true });

    const again = await open(databases[0]!, { jobs: true, settings: { dataDir: restored } });
    const back = again.visitor();
    for (const [name, value] of client.cookies) back.cookies.set(name, value);
    expect(
      (await back.get('/api/documents'))
        .json()
        .data.map(({ id }: { id: string }) => id)
        .sort(),
    ).toEqual([...ids].sort());
    expect((await back.get(`/api/documents/${deleted}`)).json()).toMatchObject({
      status: 'analysis_error',
      error: gone,
      remedy: 'another_copy',
    });
    expect(await answersOf(back, deleted)).toEqual(missing);
    expect(await answersOf(back, kept)).toEqual(whole);
    expect((await back.get('/api/users/me/export')).statusCode).toBe(200);
    expect((await back.delete(`/api/documents/${deleted}`)).statusCode).toBe(200);
    expect(again.logged()).toContain('looked after documents whose files are of another moment');
  } finally {
    await opened.pop()?.close();
    await rm(restored, { recursive: true, force: true });
  }
});

describe.each(databases)('files of another moment on $name', (database) => {
  test('a file that is gone while the server runs is told of in the same sentence', async () => {
    const t = await open(database);
    const { client, ids } = await analyzed(t, 1);
    const [id = ''] = ids;
    await removeFiles(t.ports.blobs, id, ['original', 'pages']);
    expect((await answersOf(client, id)).slice(1, 4)).toEqual(missing.slice(1, 4));
    await client.post(`/api/documents/${id}/document-type`, { document_type: 'bylaws' });
    await vi.waitFor(async () => expect(await answersOf(client, id)).toEqual(missing), {
      timeout: 15_000,
      interval: 50,
    });
  });

  test('a file that is there again brings its document back with its analysis', async () => {
    const t = await open(database);
    const { client, ids } = await analyzed(t, 2);
    const [id = ''] = ids;
    const { blobs } = t.ports;
    const key = `${id}.original.sealed`;
    const bytes = await blobs.read(key);
    await blobs.remove(key);
    expect(await matchDocuments(t.ports)).toEqual({ missing: 1, broughtBack: 0, readAnew: 0 });
    expect(await answersOf(client, id)).toEqual(missing);
    expect(await matchDocuments(t.ports)).toEqual({ missing: 0, broughtBack: 0, readAnew: 0 });
    await blobs.write(key, bytes!);
    expect(await matchDocuments(t.ports)).toEqual({ missing: 0, broughtBack: 1, readAnew: 0 });
    expect(await answersOf(client, id)).toEqual(whole);
  });

  test('a document whose pages alone are gone is read anew', async () => {
    const t = await open(database);
    const { client, ids } = await analyzed(t, 1);
    const [id = ''] = ids;
    await removeFiles(t.ports.blobs, id, ['pages']);
    expect(await matchDocuments(t.ports)).toEqual({ missing: 0, broughtBack: 0, readAnew: 1 });
    await vi.waitFor(async () => expect(await answersOf(client, id)).toEqual(whole), {
      timeout: 15_000,
      interval: 100,
    });
  });

  test('an analysis still to come ends with the sentence, and comes once the file is there', async () => {
    const t = await open(database, { jobs: false });
    const client = t.visitor();
    await signIn(client, t.ports);
    const { id } = (await client.upload({ bytes: 'Owners may keep two dogs.', name: 'a.txt' })).json();
    const key = `${id}.original.sealed`;
    const bytes = await t.ports.blobs.read(key);
    await t.ports.blobs.remove(key);
    await matchDocuments(t.ports);
    expect((await client.get(`/api/documents/${id}`)).json()).toMatchObject({
      status: 'analysis_error',
      error: gone,
    });
    await t.ports.blobs.write(key, bytes!);
    const jobs = await startJobs(t.app.settings, t.ports, createLog('silent'));
    await vi.waitFor(async () => expect(await statusOf(client, id)).toBe('analysis_complete'), {
      timeout: 15_000,
      interval: 100,
    });
    await jobs.stop();
  });

  test('nothing is changed where most files are missing, as of a folder that is not mounted', async () => {
    const t = await open(database, { jobs: false });
    const client = t.visitor();
    const user = await signIn(client, t.ports);
    expect(user).toBeDefined();
    const { id } = (await client.upload({ bytes: 'Owners may keep two dogs.', name: 'a.txt' })).json();
    const { db } = t.ports;
    const row = await db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    // More than are few, whichever of these ids is already its own.
    const lost = Array.from({ length: 22 }, (_, n) => ({ ...row, id: `${id.slice(0, -2)}${n + 10}` }));
    await db
      .insertInto('documents')
      .values(lost)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await expect(matchDocuments(t.ports)).rejects.toThrow(
      /lacks the files of 2\d documents.+Nothing was changed/,
    );
    expect(await db.selectFrom('documents').select('id').where('failure', 'is not', null).execute()).toEqual(
      [],
    );
    expect((await matchDocuments(t.ports, { anyNumber: true })).missing).toBeGreaterThan(20);
  });
});
