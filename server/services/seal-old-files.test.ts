import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { blobKey } from '../adapters/blobs.ts';
import { openDocumentFiles } from '../sealing/document-files.ts';
import { databases } from '../testing/databases.ts';
import { fixture, openTestApp, type TestApp } from '../testing/test-app.ts';
import { signIn, type TestClient } from '../testing/test-client.ts';
import { sealOldFiles } from './seal-old-files.ts';
import { sweepBlobs } from './sweep-blobs.ts';

describe.each(databases)('files stored before on $name', { timeout: 60_000 }, (database) => {
  let t: TestApp;
  let ann: TestClient;
  beforeAll(async () => {
    t = await openTestApp(database, { jobs: true });
    ann = t.visitor();
    await signIn(ann, t.ports);
  });
  afterAll(() => t.close());

  const row = (id: string) =>
    t.ports.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of t.ports.blobs.list()) found.push(key);
    return found.sort();
  };
  /** A document as it was stored before there were keys. */
  const unseal = async (id: string) => {
    const document = await row(id);
    const { db, files, blobs } = t.ports;
    for (const part of ['original', 'pages'] as const) {
      await blobs.write(blobKey(id, part, 'plain'), (await files.read(document, part))!);
      await blobs.remove(blobKey(id, part));
    }
    const { body } = await db.selectFrom('analyses').select('body').executeTakeFirstOrThrow();
    await db.updateTable('documents').set({ file_key: null }).execute();
    await db
      .updateTable('analyses')
      .set({ body: files.openText(document, 'analysis', body) })
      .execute();
  };
  const seen = async (id: string) => [
    (await ann.get(`/api/documents/${id}/analysis`)).json(),
    (await ann.get(`/api/documents/${id}/pages/1`)).json(),
    (await ann.get(`/api/documents/${id}/file`)).rawPayload,
  ];

  test('are read as they are, sealed without a difference to their owner, and nothing plain is left', async () => {
    const upload = { bytes: await fixture('maple-hollow-budget.pdf'), name: 'a.pdf', type: 'budget' };
    const { id } = (await ann.upload(upload)).json();
    await vi.waitFor(
      async () => expect((await ann.get(`/api/documents/${id}/status`)).json().stage).toBe('done'),
      { timeout: 30_000 },
    );
    const before = await seen(id);
    await unseal(id);
    expect(await seen(id)).toEqual(before);

    const { db, blobs, files } = t.ports;
    // Cut off before the row says so: all is still read plain, and the next try goes through.
    const cutOff = {
      ...files,
      sealText: () => {
        throw new Error('killed');
      },
    };
    await expect(sealOldFiles({ db, blobs, files: cutOff })).rejects.toThrow('killed');
    expect(await seen(id)).toEqual(before);

    expect(await sealOldFiles(t.ports)).toBe(1);
    expect(await seen(id)).toEqual(before);
    expect(await keys()).toEqual([blobKey(id, 'original'), blobKey(id, 'pages')].sort());
    const { body } = await db.selectFrom('analyses').select('body').executeTakeFirstOrThrow();
    expect(body).not.toContain('Maple');
    expect(await sealOldFiles(t.ports)).toBe(0);

    // What a killed process left plain is swept away.
    await blobs.write(blobKey(id, 'original', 'plain'), Buffer.from('x'));
    expect((await sweepBlobs(t.ports, Number.POSITIVE_INFINITY)).removed).toBe(1);
    expect(await seen(id)).toEqual(before);
    // And without the key there is nothing to be had.
    const others = openDocumentFiles(blobs, {
      current: () => t.ports.masterKeys.current(),
      find: () => undefined,
      all: () => [],
    });
    await expect(others.read(await row(id), 'original')).rejects.toThrow('is not at hand');
  });
});
