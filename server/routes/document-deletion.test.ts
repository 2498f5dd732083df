import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { deletion } from '#contract/limits.ts';
import { blobKey } from '../adapters/blobs.ts';
import { analyzeDocument } from '../jobs/analyze-document.ts';
import { type Runner, startRunner } from '../jobs/runner.ts';
import { startRepeating } from '../jobs/start-repeating.ts';
import { createLog } from '../log.ts';
import { openDocumentFiles } from '../sealing/document-files.ts';
import { eraseDeleted } from '../services/erase-deleted.ts';
import { pictureTag } from '../services/render-page.ts';
import { sweepBlobs } from '../services/sweep-blobs.ts';
import { databases } from '../testing/databases.ts';
import { documentBodies } from '../testing/document-bodies.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient, testPassword } from '../testing/test-client.ts';

const log = createLog('silent');

describe.each(databases)('deleting a document on $name', { timeout: 30_000 }, (database) => {
  let t: TestApp;
  let ann: TestClient;
  let analyses: Runner;
  beforeEach(async () => {
    t = await openTestApp(database);
    // Analyses alone: what is erased when is for each test to say.
    analyses = startRunner({ ...t.ports, log }, analyzeDocument(t.ports), 1);
    ann = t.visitor();
    await signIn(ann, t.ports);
  });
  afterEach(async () => {
    await analyses.stop();
    await t.close();
  });

  const ends = async (id: string) =>
    vi.waitFor(async () => expect((await ann.get(`/api/documents/${id}/status`)).json().stage).toBe('done'), {
      timeout: 20_000,
    });
  const analyzed = async (name = 'minutes.txt') => {
    const bytes = await fixture('maple-hollow-minutes.txt');
    const { id } = (await ann.upload({ bytes, name, type: 'minutes' })).json();
    await ends(id);
    return id as string;
  };
  const listed = async () =>
    (await ann.get('/api/documents')).json().data.map(({ id }: { id: string }) => id);
  const files = async () => {
    const keys: string[] = [];
    for await (const { key } of t.ports.blobs.list()) keys.push(key);
    return keys.sort();
  };
  /** Every row of every table that could speak of a document, as text. */
  const rows = async () => {
    const tables = ['documents', 'analyses', 'facts', 'deleted_documents', 'jobs'] as const;
    const all = await Promise.all(tables.map((name) => t.ports.db.selectFrom(name).selectAll().execute()));
    return JSON.stringify(all);
  };

  test('hides it from every call at once, and gives nobody else a way to it', async () => {
    const id = await analyzed();
    const answer = await ann.delete(`/api/documents/${id}`);
    expect(answer.json()).toEqual({
      deleted: true,
      restorable_until: new Date(t.clock.now + deletion.heldFor).toISOString(),
    });
    // Every call of the contract about a document: a new one is tried as soon as it is there.
    const calls = endpoints.filter(
      ({ path, name }) => path.startsWith('/api/documents/:id') && name !== 'restoreDocument',
    );
    expect(calls.length).toBeGreaterThan(10);
    for (const { name, method, path } of calls) {
      const url = path.replace(':id', id).replace(':number', '1');
      const headers = { 'if-none-match': pictureTag };
      const refused = await ann.send(method, url, { body: documentBodies[name], headers });
      expect([name, refused.statusCode]).toEqual([name, 404]);
      expect(refused.json().detail).toBe('Document not found. It may have been deleted.');
    }
    expect(await listed()).toEqual([]);
    expect((await ann.get('/api/users/me/export')).rawPayload.includes(id)).toBe(false);

    const bob = t.visitor();
    await signIn(bob, t.ports);
    expect((await bob.post(`/api/documents/${id}/restore`)).statusCode).toBe(404);
    expect((await ann.post(`/api/documents/${id}/restore`)).statusCode).toBe(200);
  });

  test('is undone with its analysis, its pages and its file as they were', async () => {
    const id = await analyzed();
    const paths = ['', '/status', '/analysis', '/pages/1', '/file'];
    const read = () =>
      Promise.all(paths.map(async (path) => (await ann.get(`/api/documents/${id}${path}`)).body));
    const before = await read();
    await ann.delete(`/api/documents/${id}`);
    t.clock.now += deletion.undoFor;
    expect(await eraseDeleted(t.ports)).toBe(0);
    const restored = await ann.post(`/api/documents/${id}/restore`);
    expect(restored.json()).toEqual(JSON.parse(before[0] ?? ''));
    expect(await read()).toEqual(before);
    expect(await listed()).toEqual([id]);
    t.clock.now += 10 * deletion.heldFor;
    expect(await eraseDeleted(t.ports)).toBe(0);
    expect(await read()).toEqual(before);
    expect((await ann.post(`/api/documents/${id}/restore`)).statusCode).toBe(404);
  });

  test('is for good after that: no file and no row speaks of it', async () => {
    const [id, other] = [await analyzed(), await analyzed('other.txt')];
    await ann.delete(`/api/documents/${id}`);
    t.clock.now += deletion.heldFor;
    const late = await ann.post(`/api/documents/${id}/restore`);
    expect([late.statusCode, late.json().code]).toEqual([404, 'document_not_found']);
    expect(await eraseDeleted(t.ports)).toBe(1);
    expect(await rows()).not.toContain(id);
    expect(await files()).toEqual([blobKey(other, 'original'), blobKey(other, 'pages')]);
    expect(await eraseDeleted(t.ports)).toBe(0);
  });

  test('is taken up where a crash cut it off, and by the next process', async () => {
    const id = await analyzed();
    await ann.delete(`/api/documents/${id}`);
    t.clock.now += deletion.heldFor;
    const { blobs } = t.ports;
    const broken = {
      ...blobs,
      remove: async (key: string) => {
        if (key === blobKey(id, 'pages')) throw new Error('the disk is away');
        await blobs.remove(key);
      },
    };
    await expect(
      eraseDeleted({ ...t.ports, files: openDocumentFiles(broken, t.ports.masterKeys) }),
    ).rejects.toThrow('the disk is away');
    expect(await files()).toEqual([blobKey(id, 'pages')]);
    // Half of it is gone: nothing brings it back, even by a clock that went wrong.
    t.clock.now -= deletion.heldFor;
    expect((await ann.post(`/api/documents/${id}/restore`)).statusCode).toBe(404);
    t.clock.now += deletion.heldFor;
    const erase = { what: 'erase', every: 5_000, work: () => eraseDeleted(t.ports) };
    const erasing = startRepeating(erase, log);
    await vi.waitFor(async () => expect(await files()).toEqual([]));
    await erasing.stop();
    expect(await rows()).not.toContain(id);
  });

  test('of one that was in line lets the next one through; undone, it waits in line anew', async () => {
    const quiet = await openTestApp(database);
    const client = quiet.visitor();
    await signIn(client, quiet.ports);
    const ids: string[] = [];
    for (const name of ['1.txt', '2.txt']) {
      ids.push((await client.upload({ bytes: `Pets are not allowed. ${name}`, name })).json().id);
    }
    const line = async () =>
      (await client.get('/api/documents/under-way'))
        .json()
        .data.map(({ document_id, ahead }: { document_id: string; ahead: number }) => [document_id, ahead]);
    expect(await line()).toEqual([
      [ids[0], 0],
      [ids[1], 1],
    ]);
    await client.delete(`/api/documents/${ids[0]}`);
    expect(await line()).toEqual([[ids[1], 0]]);
    const restored = (await client.post(`/api/documents/${ids[0]}/restore`)).json();
    expect(restored.status).toBe('queued_for_analysis');
    expect(await line()).toEqual([
      [ids[1], 0],
      [ids[0], 1],
    ]);
    await quiet.close();
  });

  test('of a failed one keeps why it failed', async () => {
    const { id } = (await ann.upload({ bytes: await fixture('encrypted.pdf'), name: 'a.pdf' })).json();
    await ends(id);
    const before = (await ann.get(`/api/documents/${id}`)).json();
    await ann.delete(`/api/documents/${id}`);
    expect((await ann.post(`/api/documents/${id}/restore`)).json()).toEqual(before);
    expect(before.error).toMatch(/locked with a password/);
    expect((await ann.post(`/api/documents/${id}/unlock`, { password: 'maple' })).statusCode).toBe(200);
  });

  test('leaves its files alone while it can be undone', async () => {
    const id = await analyzed();
    await ann.delete(`/api/documents/${id}`);
    expect((await sweepBlobs(t.ports, Number.POSITIVE_INFINITY)).setAside).toBe(0);
    expect(await files()).toEqual([blobKey(id, 'original'), blobKey(id, 'pages')]);
  });

  test('makes the same bytes new again', async () => {
    const id = await analyzed();
    const bytes = await fixture('maple-hollow-minutes.txt');
    const twice = (await ann.upload({ bytes, name: 'again.txt' })).json();
    expect(twice.duplicate_of).toBe(id);
    await ann.delete(`/api/documents/${id}`);
    await ann.delete(`/api/documents/${twice.id}`);
    expect((await ann.upload({ bytes, name: 'b.txt' })).json()).toMatchObject({
      duplicate_of: null,
      note: null,
    });
  });

  test('ends with the account, which takes it along', async () => {
    const id = await analyzed();
    await ann.delete(`/api/documents/${id}`);
    await ann.delete('/api/users/me', { password: testPassword });
    expect(await rows()).not.toContain(id);
    expect(await files()).toEqual([]);
  });
});
